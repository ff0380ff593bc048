import { fontsOfHeading, openRecorded, shiftsWithFont } from '../fixtures/page-record'
import { blogAddress, fixedPages, seededBlog } from '../fixtures/public-pages'
import { reads } from '../fixtures/reads'
import { nightlyAfter } from '../fixtures/nightly'
import { expect, test } from '../fixtures/test'

/** One of each remote first. */
const pages = [...new Set(['an article', '/tekdatanova', ...fixedPages.map(({ address }) => address)])]

/** An article of the sample content is on no other site. */
const detailsOf = (index: number, name: string) => ({
  tag: [nightlyAfter(index, 8).tag, name.startsWith('/') ? reads.tag : []].flat(),
})

for (const [index, name] of pages.entries()) {
  test(
    `${name} hydrates without console messages, DOM changes, repeated data requests or layout shifts`,
    detailsOf(index, name),
    async ({ visitor, request }) => {
      const addresses: Record<string, string> = { 'an article': blogAddress(await seededBlog(request)) }
      const record = await openRecorded(visitor.page, addresses[name] ?? name)
      expect(record.served).toBeGreaterThan(50)
      expect(record).toEqual({
        changes: [],
        shifts: [],
        served: record.served,
        kept: record.served,
        dataRequests: [],
      })
    },
  )
}

test(
  'a first visit is painted in the web font before any font file has loaded, and nothing moves',
  reads,
  async ({ visitor: { page } }) => {
    await openRecorded(page, '/')
    expect(await fontsOfHeading(page)).toEqual(['Hanken Grotesk'])
    expect(await shiftsWithFont(page)).toEqual([])
  },
)

test('a hydrated page is interactive: a link navigates in place', reads, async ({ visitor }) => {
  await visitor.home.goto()
  await visitor.page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''))
  await visitor.frame.followMenu('Blog', 'Insights')
  await expect(visitor.page).toHaveURL('/resources/blogs')
  await expect(visitor.page).toHaveTitle('Insights | Tekskills')
  await expect(visitor.page.locator('html[data-same-document]')).toHaveCount(1)
  await expect(visitor.page.locator('head > title')).toHaveCount(1)
  await expect(visitor.page.locator('link[rel=canonical]')).toHaveCount(1)
})
