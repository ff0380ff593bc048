import { startSiteOnPostgres } from '../../tools/testing/site-on-postgres'
import { SITE_START_TIMEOUT, staffPasswords, type SiteUnderTest } from '../../tools/testing/site-under-test'
import { expectGone, runBlogJourney } from '../fixtures/blog-journey'
import { nightly } from '../fixtures/nightly'
import { expect, test as base } from '../fixtures/test'

const test = base.extend<object, { running: SiteUnderTest }>({
  running: [
    async ({}, use) => {
      const site = await startSiteOnPostgres()
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: SITE_START_TIMEOUT },
  ],
  site: [async ({ running }, use) => use({ url: running.url, passwords: staffPasswords }), { scope: 'worker' }],
})

test('BO-04 the blog journey works on PostgreSQL', nightly, async ({ editor, reader, unique }) => {
  const name = unique('Queues in banks')
  const address = await runBlogJourney({ editor, reader, name })
  await expectGone(reader, address)
  await reader.insights.gotoUnhydrated()
  await expect(reader.insights.articles.filter({ hasText: name })).toHaveCount(0)
})
