import { openRecorded, shiftWithFont } from '../fixtures/page-record'
import { blogAddress, fixedPages, seededBlog } from '../fixtures/public-pages'
import { expect, test } from '../fixtures/test'

/** Google calls a page steady up to 0.1; a fallback face with the right metrics stays far below. */
const LARGEST_SHIFT_OF_FONT = 0.002

const pages = [...fixedPages.map(({ address }) => address), 'an article']

for (const name of pages) {
  test(`${name} comes alive without a word, a change, a second call for data or a shift`, async ({
    visitor,
    request,
  }) => {
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
  })
}

test('the typeface takes the place of its fallback without moving the page', async ({ visitor }) => {
  await openRecorded(visitor.page, '/')
  expect(await shiftWithFont(visitor.page)).toBeLessThan(LARGEST_SHIFT_OF_FONT)
})

test('a page that came alive answers to the person: a link changes the page in place', async ({ visitor }) => {
  await visitor.home.goto()
  await visitor.page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''))
  await visitor.frame.followMenu('Blog', 'Insights')
  await expect(visitor.page).toHaveURL('/resources/blogs')
  await expect(visitor.page).toHaveTitle('Insights | Tekskills')
  await expect(visitor.page.locator('html[data-same-document]')).toHaveCount(1)
  await expect(visitor.page.locator('head > title')).toHaveCount(1)
  await expect(visitor.page.locator('link[rel=canonical]')).toHaveCount(1)
})
