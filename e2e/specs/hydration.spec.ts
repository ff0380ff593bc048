import { fontsOfHeading, openRecorded, shiftWithFont } from '../fixtures/page-record'
import { blogAddress, fixedPages, seededBlog } from '../fixtures/public-pages'
import { restAtNight } from '../fixtures/nightly'
import { expect, test } from '../fixtures/test'

/** One of each remote first. */
const pages = [...new Set(['an article', '/tekdatanova', ...fixedPages.map(({ address }) => address)])]

for (const [index, name] of pages.entries()) {
  test(
    `${name} hydrates without a word, a change, a second call for data or a shift`,
    restAtNight(index, 8),
    async ({ visitor, request }) => {
      const addresses: Record<string, string> = { 'an article': blogAddress(await seededBlog(request)) }
      const record = await openRecorded(visitor.page, addresses[name] ?? name)
      expect(record.served).toBeGreaterThan(50)
      expect(record).toEqual({
        changes: [],
        shift: 0,
        served: record.served,
        kept: record.served,
        dataCalls: [],
      })
    },
  )
}

test('a typeface that comes late moves nothing, and the next page shows it', async ({ visitor: { page, frame } }) => {
  await openRecorded(page, '/')
  expect(await shiftWithFont(page)).toBe(0)
  expect(await fontsOfHeading(page)).not.toContain('Hanken Grotesk')
  await frame.followMenu('Blog', 'Insights')
  await expect(page).toHaveTitle('Insights | Tekskills')
  await expect.poll(() => fontsOfHeading(page)).toEqual(['Hanken Grotesk'])
})

test('a typeface that comes in time is there from the first page on', async ({ visitor: { page, home } }) => {
  await home.goto()
  // Kept by the browser from the first visit, it is there before anything is drawn.
  await page.reload()
  expect(await fontsOfHeading(page)).toEqual(['Hanken Grotesk'])
})

test('a page that was hydrated answers to the person: a link changes the page in place', async ({ visitor }) => {
  await visitor.home.goto()
  await visitor.page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''))
  await visitor.frame.followMenu('Blog', 'Insights')
  await expect(visitor.page).toHaveURL('/resources/blogs')
  await expect(visitor.page).toHaveTitle('Insights | Tekskills')
  await expect(visitor.page.locator('html[data-same-document]')).toHaveCount(1)
  await expect(visitor.page.locator('head > title')).toHaveCount(1)
  await expect(visitor.page.locator('link[rel=canonical]')).toHaveCount(1)
})
