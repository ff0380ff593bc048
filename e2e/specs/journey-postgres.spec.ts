import { startSiteOnPostgres } from '../../tools/testing/site-on-postgres'
import { staffPasswords } from '../../tools/testing/site-under-test'
import { expectGone, runBlogJourney } from '../fixtures/blog-journey'
import { expect, test as base } from '../fixtures/test'

/** Milliseconds for PostgreSQL and a second site to start. */
const START_LIMIT = 180_000

const test = base.extend({
  site: [
    async ({}, use) => {
      const site = await startSiteOnPostgres()
      await use({ url: site.url, passwords: staffPasswords })
      await site.stop()
    },
    { scope: 'worker', timeout: START_LIMIT },
  ],
})

test('BO-04 the same holds on PostgreSQL', async ({ editor, reader, unique }) => {
  const name = unique('Queues in banks')
  const address = await runBlogJourney({ editor, reader, name })
  await expectGone(reader, address)
  await reader.insights.read()
  await expect(reader.insights.articles.filter({ hasText: name })).toHaveCount(0)
})
