import type { Page } from '@playwright/test'
import { crawl, sitemapAddresses } from '../fixtures/crawl'
import { reads } from '../fixtures/reads'
import { expect, test } from '../fixtures/test'
import { nightly } from '../fixtures/nightly'
import { blogAddress, fixedPages, publicPages, seededBlog } from '../fixtures/public-pages'
import { htmlFindings } from '../measures/html-findings'

/** Content of a meta element by its name or property; asserts that it is in the head exactly once. */
async function meta(page: Page, name: string): Promise<string> {
  const tag = page.locator(`head > meta[name="${name}"], head > meta[property="${name}"]`)
  await expect(tag, name).toHaveCount(1)
  return (await tag.getAttribute('content')) ?? ''
}

const canonicalOf = (page: Page) => page.locator('head > link[rel=canonical]')

const robots = {
  found: { tag: 'index, follow', header: undefined },
  hidden: { tag: 'noindex, nofollow', header: 'noindex, nofollow' },
}

test('RT-01 MT-01 MT-02 MT-04 MT-05 every public page has its content and complete meta tags', async ({
  reader: { page, frame },
}) => {
  for (const { address, status, search } of await publicPages(page.request)) {
    await test.step(address, async () => {
      const response = await page.goto(address)
      expect(response?.status()).toBe(status)
      await expect(page.locator('title')).toHaveCount(1)
      const title = await page.title()
      expect(title).toMatch(fixedPages.some((fixed) => fixed.address === address) ? /Tekskills|TekDataNova/ : /\S/)
      await expect(frame.heading).toHaveCount(1)
      await expect(frame.heading).toBeVisible()
      await expect(page.locator('main')).toHaveCount(1)
      expect((await page.locator('main').innerText()).length).toBeGreaterThan(80)
      await expect(frame.footer).toBeVisible()

      await expect(canonicalOf(page)).toHaveCount(1)
      const canonical = (await canonicalOf(page).getAttribute('href')) ?? ''
      expect(canonical).toBe(new URL(address, page.url()).href)
      const description = await meta(page, 'description')
      expect(description.length).toBeGreaterThan(20)
      expect(await meta(page, 'keywords')).toMatch(/\S/)
      for (const network of ['og', 'twitter']) {
        expect(await meta(page, `${network}:title`)).toBe(title)
        expect(await meta(page, `${network}:description`)).toBe(description)
        expect(await meta(page, `${network}:url`)).toBe(canonical)
      }
      expect(await meta(page, 'og:type')).toMatch(/^(website|article)$/)
      expect(await meta(page, 'twitter:card')).toBe('summary_large_image')

      // Only hidden pages are excluded from search engines.
      expect(await meta(page, 'robots')).toBe(robots[search].tag)
      expect(response?.headers()['x-robots-tag']).toBe(robots[search].header)

      expect(await meta(page, 'og:image:width')).toBe('100')
      expect(await meta(page, 'og:image:height')).toBe('350')
      const image = await meta(page, 'og:image')
      expect(await meta(page, 'twitter:image')).toBe(image)
      const picture = await page.request.get(image)
      expect(picture.status(), image).toBe(200)
      expect(picture.headers()['content-type']).toMatch(/^image\//)
    })
  }
})

test('a staff page shows its name and that it needs JavaScript', async ({ reader: { page } }) => {
  const response = await page.goto('/dashboard')
  expect(response?.headers()['x-robots-tag']).toBe('noindex, nofollow')
  await expect(page).toHaveTitle(/^Dashboard/)
  await expect(page.locator('main noscript')).toBeVisible()
  expect(await meta(page, 'keywords')).toMatch(/\S/)
})

test('MT-03 an article uses the title, description and share image of the item', async ({ reader: { page } }) => {
  const blog = await seededBlog(page.request)
  await page.goto(blogAddress(blog))
  expect(await page.title()).toContain(blog.blogName)
  expect(await meta(page, 'og:type')).toBe('article')
  expect(await meta(page, 'og:image')).toContain(blog.id)
  expect(await meta(page, 'description')).not.toBe('')
  await page.goto('/resources/blogs')
  expect(await meta(page, 'og:image')).not.toContain(blog.id)
})

test(
  'RT-05 an unknown path redirects to the not-found page with status 404',
  reads,
  async ({ reader: { page, frame } }) => {
    const response = await page.goto('/no/such/page')
    expect(response?.status()).toBe(404)
    await expect(page).toHaveURL('/pagenotfound?address=%2Fno%2Fsuch%2Fpage')
    await expect(frame.heading).toHaveText('Page not found')
  },
)

test(
  'MT-01 MT-06 in a crawl of the whole site no link is broken, all HTML is valid, and the sitemap is correct',
  nightly,
  async ({ request }) => {
    test.setTimeout(300_000)
    const before = await sitemapAddresses(request)
    const crawled = await crawl(request)
    expect(crawled.filter(({ status }) => status !== 200).map(({ address }) => address)).toEqual([])

    const pages = crawled.filter(({ html, canonical, address }) => html && canonical === address)
    expect(pages.length).toBeGreaterThan(100)
    const findings = pages.map(async ({ html, address }) =>
      (await htmlFindings(html)).map((finding) => `${address} ${finding}`),
    )
    expect((await Promise.all(findings)).flat()).toEqual([])
    for (const field of ['title', 'description'] as const) {
      const seen = pages.map((page) => page[field])
      expect(
        seen.filter((text, index) => !text || seen.indexOf(text) !== index),
        `every ${field} is unique`,
      ).toEqual([])
    }

    const sitemap = await sitemapAddresses(request)
    const found = pages.filter(({ robots }) => robots === 'index, follow').map(({ address }) => address)
    // Other tests publish meanwhile what the crawl passed before.
    const lasting = sitemap.filter((address) => before.includes(address))
    expect(lasting.length).toBeGreaterThan(100)
    expect(lasting.filter((address) => !found.includes(address))).toEqual([])
    const listed = new Set([...before, ...sitemap])
    expect(found.filter((address) => !address.includes('?') && !listed.has(address))).toEqual([])
  },
)
