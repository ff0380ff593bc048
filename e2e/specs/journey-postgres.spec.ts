import { mailedLink } from '../../tools/testing/mailbox'
import { startSiteOnPostgres } from '../../tools/testing/site-on-postgres'
import { staffPasswords, type SiteUnderTest } from '../../tools/testing/site-under-test'
import { expectGone, runBlogJourney } from '../fixtures/blog-journey'
import { expect, test as base } from '../fixtures/test'

/** Milliseconds for PostgreSQL and a second site to start. */
const START_LIMIT = 180_000

const test = base.extend<object, { running: SiteUnderTest }>({
  running: [
    async ({}, use) => {
      const site = await startSiteOnPostgres()
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: START_LIMIT },
  ],
  site: [async ({ running }, use) => use({ url: running.url, passwords: staffPasswords }), { scope: 'worker' }],
})

test('BO-04 the same holds on PostgreSQL', async ({ editor, reader, unique }) => {
  const name = unique('Queues in banks')
  const address = await runBlogJourney({ editor, reader, name })
  await expectGone(reader, address)
  await reader.insights.read()
  await expect(reader.insights.articles.filter({ hasText: name })).toHaveCount(0)
})

test('ST-05 who forgot the password comes back by a mailed link, which counts once', async ({
  visitor: { page, login },
  running,
  consoleWatch,
}) => {
  // The mailed link names nobody, so its form has no user name that a browser could keep the password with.
  consoleWatch.allow(/Password forms should have \(optionally hidden\) username fields/)
  const fresh = 'four unrelated words of mine'
  await login.goto()
  await page.getByRole('link', { name: 'Forgot password' }).click()
  // Both forms ask for the name: without this wait it could be typed into the one that leaves.
  const send = page.getByRole('button', { name: 'Send me a link' })
  await expect(send).toBeVisible()
  await login.username.fill('careers')
  await send.click()
  await expect(page.getByText('Look into your mailbox.')).toBeVisible()

  const link = await mailedLink(running.dataDir, '/login?reset=')
  await page.goto(link)
  await login.setPassword(fresh)
  await expect(page.getByText('Your new password is set.')).toBeVisible()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await login.signIn('careers', fresh)

  consoleWatch.allow(/410/)
  await page.goto(link)
  await login.setPassword('another four unrelated words')
  await expect(page.getByText('This link is no longer valid.')).toBeVisible()
})
