import type { Page } from '@playwright/test'
import { blogAddress, seededBlog } from '../fixtures/public-pages'
import { expect, test } from '../fixtures/test'
import { hydrated } from '../pages/hydration'

/** The schema.org types in the structured data of the head. */
async function typesOf(page: Page): Promise<string[]> {
  const tag = page.locator('head > script[type="application/ld+json"]')
  if ((await tag.count()) === 0) return []
  await expect(tag).toHaveCount(1)
  const { '@graph': graph } = JSON.parse((await tag.textContent()) ?? '') as { '@graph': { '@type': string }[] }
  return graph.map((item) => item['@type'])
}

test('MT-06 each kind of page has structured data in its HTML, and again after a navigation', async ({
  reader,
  visitor: { page, frame, home },
}) => {
  const expected = [
    ['/', ['Organization', 'WebSite']],
    ['/resources/newsroom', ['BreadcrumbList']],
    [blogAddress(await seededBlog(page.request)), ['BlogPosting', 'BreadcrumbList']],
    ['/search', []],
  ] as const
  for (const [address, types] of expected) {
    await reader.page.goto(address)
    expect(await typesOf(reader.page), address).toEqual(types)
  }
  await home.goto()
  expect(await typesOf(page)).toEqual(['Organization', 'WebSite'])
  await frame.followMenu('Blog', 'Insights')
  await expect(frame.heading).toHaveText('Insights')
  await expect.poll(() => typesOf(page)).toEqual(['BreadcrumbList'])
  await page.locator('main').getByRole('heading', { level: 2 }).last().getByRole('link').click()
  await expect.poll(() => typesOf(page)).toEqual(['BlogPosting', 'BreadcrumbList'])
})

test('MT-06 lists and articles link to their feed', async ({ reader: { page } }) => {
  await page.goto('/resources/newsroom')
  const feed = page.locator('head > link[rel=alternate][type="application/rss+xml"]')
  await expect(feed).toHaveAttribute('href', /\/feed\/newsroom\.xml$/)
  const response = await page.request.get((await feed.getAttribute('href')) ?? '')
  expect(response.headers()['content-type']).toContain('application/rss+xml')
})

test('MT-04 a retired address redirects permanently to its successor and is not indexed', async ({ request }) => {
  const retired = [
    ['/old-blog', '/resources/blogs'],
    ['/resources/blog/some-name', '/blog/some-name'],
    ['/case-studies', '/resources/case-studies'],
  ] as const
  for (const [path, successor] of retired) {
    const response = await request.get(path, { maxRedirects: 0 })
    expect([response.status(), response.headers()['location']], path).toEqual([301, successor])
    expect(response.headers()['x-robots-tag']).toBe('noindex, nofollow')
  }
})

test('MT-04 on a client-side navigation a retired address shows its successor under the retired address', async ({
  visitor: { page, frame, home },
}) => {
  await home.goto()
  await page.evaluate(() => history.pushState(null, '', '/old-blog'))
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))
  await expect(frame.heading).toHaveText('Insights')
  await expect(page).toHaveURL('/old-blog')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/resources\/blogs$/)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow')
})

test('the lists filter without JavaScript, and keep their filters in the URL', async ({ reader: { page } }) => {
  await page.goto('/resources/case-studies')
  const industries = page.getByRole('navigation', { name: 'Industries' })
  const industry = industries.getByRole('link').nth(1)
  const name = await industry.innerText()
  await industry.click()
  await expect(page.getByText(new RegExp(`case stud(y|ies) from ${name}$`))).toBeVisible()
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/resources\/case-studies$/)
  await page.goto('/resources/newsroom?q=hyderabad')
  await expect(page.locator('main').getByRole('heading', { level: 2 })).not.toHaveCount(0)
})

test('the search opens from the header, finds pages of every kind and is not indexed', async ({
  visitor: { page, frame, home },
}) => {
  await home.goto()
  await frame.header.getByRole('link', { name: 'Search' }).click()
  await page.getByRole('searchbox', { name: 'Search the site' }).fill('cloud')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=cloud')
  await expect(page.getByText(/^\d+ results for “cloud”$/)).toBeVisible()
  await page.getByRole('navigation', { name: 'Page types' }).getByRole('link', { name: 'Case studies' }).click()
  await expect(page).toHaveURL('/search?q=cloud&type=CASESTUDY')
  await page.locator('main ol').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/individualcasestudy\//)
  await page.goto('/search?q=cloud')
  await hydrated(page)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow')
})
