import type { Page } from '@playwright/test'
import { mailedLink, mailsTo } from '../../tools/testing/mailbox'
import { SITE_START_TIMEOUT, startSiteUnderTest, type SiteUnderTest } from '../../tools/testing/site-under-test'
import { makeAdministrator } from '../../tools/testing/staff-administrator'
import { expect, test as base } from '../fixtures/own-site'
import { failedRequestMessages } from '../fixtures/service-calls'
import { axeFindings } from '../measures/axe'
import { staffAt } from '../fixtures/people'

/** A site whose account `blogs` administers staff, as set by an operator's command before the start. */
const test = base.extend<object, { running: SiteUnderTest }>({
  running: [
    async ({}, use) => {
      const site = await startSiteUnderTest({}, (dataDir) => makeAdministrator('blogs', dataDir))
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: SITE_START_TIMEOUT },
  ],
})

test.use({ purpose: 'staff' })

/** Chooses an action on a person, and confirms it with the password. */
async function act(
  page: Page,
  { name, item, button, password }: Record<'name' | 'item' | 'button' | 'password', string>,
) {
  await page.getByRole('button', { name: `Actions for ${name}` }).press('Enter')
  await page.getByRole('menuitem', { name: item }).press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Your password')).toBeFocused()
  await page.keyboard.type(password)
  expect(await axeFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: button }).press('Enter')
  await expect(dialog).toBeHidden()
}

test('staff on screen: an invited colleague joins, gets another role, and is disabled, which ends the session', async ({
  editor: { page },
  openContext,
  running,
  site,
  consoleWatch,
}) => {
  consoleWatch.allow(...[401, 403, 410].flatMap(failedRequestMessages))
  const [email, name, chosen] = ['ida.brook@example.org', 'Ida Brook', 'three unrelated words']
  const password = site.passwords.blogs
  await page.goto('/dashboard?view=account')
  await page.getByRole('navigation', { name: 'Accounts' }).getByRole('link', { name: 'Staff' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Staff')
  await page.getByRole('button', { name: 'Invite someone' }).click()
  await expect(page.getByLabel('Email address')).toBeFocused()
  await page.keyboard.type(email)
  await page.getByLabel('Your password').fill(password)
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByRole('list', { name: 'Invitations' })).toContainText(email)
  expect(await axeFindings(page)).toEqual([])

  const link = await mailedLink(running.dataDir, '/login?invitation=1#')
  const ida = staffAt(await (await openContext()).newPage())
  const sent: string[] = []
  ida.page.on('request', (request) => sent.push(request.url()))
  await ida.page.goto(link)
  await expect(ida.page.getByLabel('Your name')).toBeFocused()
  expect(await axeFindings(ida.page)).toEqual([])
  await ida.page.keyboard.type(name)
  await ida.page.getByLabel('New password').fill(chosen)
  await ida.page.keyboard.press('Enter')
  await expect(ida.page.getByText('Your account is ready')).toBeVisible()
  expect(sent.filter((url) => url.includes(link.split('#')[1] ?? 'no token'))).toEqual([])
  const again = await (await openContext()).newPage()
  await again.goto(link)
  await expect(again.getByText('This link is no longer valid')).toBeVisible()

  await ida.page.getByRole('link', { name: 'Log in' }).first().click()
  await ida.login.signIn(email, chosen)
  await expect(ida.page.getByRole('link', { name: 'View blogs' })).toBeVisible()
  await ida.page.goto('/dashboard?view=account')
  await expect(ida.page.getByRole('heading', { level: 1 })).toHaveText('Your account')
  await expect(ida.page.getByRole('navigation', { name: 'Accounts' })).toHaveCount(0)
  await ida.page.goto('/dashboard?view=staff')
  await expect(ida.page.getByRole('heading', { level: 1 })).toHaveText('You don’t have access to this page')

  await page.reload()
  await act(page, { name, item: 'Change role to recruiting…', button: 'Change role', password })
  await ida.page.goto('/dashboard')
  await expect(ida.page).toHaveURL('/login')
  await ida.login.signIn(email, chosen)
  await expect(ida.page.getByRole('link', { name: 'View careers' })).toBeVisible()
  await expect(ida.page.getByRole('link', { name: 'View blogs' })).toHaveCount(0)

  await page.reload()
  await act(page, { name, item: 'Disable…', button: 'Disable account', password })
  await expect(page.getByRole('list', { name: 'People' })).toContainText('Disabled')
  await ida.page.getByRole('link', { name: 'View careers' }).click()
  await expect(ida.page).toHaveURL('/login')
  await ida.login.fill(email, chosen)
  await expect(ida.page.getByRole('alertdialog')).toContainText('Invalid username or password')
  const subjects = (await mailsTo(running.dataDir, email)).map(({ headers }) => /^Subject: (.+)$/m.exec(headers)?.[1])
  for (const subject of ['Your role was changed', 'Your account was disabled']) {
    expect(subjects.some((each) => each?.includes(subject))).toBe(true)
  }
})
