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

test('a first visit shows the web font, and nothing moves', reads, async ({ visitor: { page } }) => {
  await openRecorded(page, '/')
  expect(await shiftsWithFont(page)).toEqual([])
  await expect.poll(() => fontsOfHeading(page)).toEqual(['Hanken Grotesk'])
  expect(await shiftsWithFont(page)).toEqual([])
})

test('a web font that would move something is shown from the next page on', async ({ visitor: { page, frame } }) => {
  // A text that ends at the edge of the screen starts elsewhere in the web font.
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      const text = Object.assign(document.createElement('p'), { textContent: 'illi'.repeat(8) })
      text.style.cssText = 'position: fixed; inset: 0 0 auto auto; font-size: 3rem; pointer-events: none'
      document.body.append(text)
    }),
  )
  await openRecorded(page, '/')
  expect(await shiftsWithFont(page)).toEqual([])
  expect(await fontsOfHeading(page)).not.toContain('Hanken Grotesk')
  await frame.followMenu('Blog', 'Insights')
  await expect(page).toHaveTitle('Insights | Tekskills')
  await expect.poll(() => fontsOfHeading(page)).toEqual(['Hanken Grotesk'])
})

test('a cached web font is used from the first paint', async ({ visitor: { page, home } }) => {
  await home.goto()
  // Cached by the browser on the first visit, it is available before the first paint.
  await page.reload()
  expect(await fontsOfHeading(page)).toEqual(['Hanken Grotesk'])
})

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
