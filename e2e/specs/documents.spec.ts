import { expect, test } from '../fixtures/test'

const lists = [
  { id: 'MS-06', address: '/tekdatanova/use-cases', documents: 9 },
  { id: 'MS-07', address: '/tekdatanova/ebooks', documents: 4 },
]

for (const { id, address, documents } of lists)
  test(`${id} every document of ${address} is an immutable PDF of the release, reachable without JavaScript`, async ({
    reader: { page },
  }) => {
    await page.goto(address)
    const links = page.locator('main a[href$=".pdf"]')
    await expect(links).toHaveCount(documents)
    for (const link of await links.all()) {
      const href = (await link.getAttribute('href')) ?? ''
      expect(href).toMatch(/^\/remotes\/remote-tekdatanova\/[0-9a-f]{12}\/documents\/[a-z-]+\.[0-9a-f]{8}\.pdf$/)
      const response = await page.request.get(href)
      expect(response.status(), href).toBe(200)
      expect(response.headers()).toMatchObject({
        'content-type': 'application/pdf',
        'x-content-type-options': 'nosniff',
        'cache-control': 'public, max-age=31536000, immutable',
      })
      expect((await response.body()).subarray(0, 5).toString()).toBe('%PDF-')
    }
  })

test('MS-06 View opens the PDF in a new tab, and the list stays open', async ({ visitor: { page } }) => {
  const address = '/tekdatanova/use-cases'
  await page.goto(address)
  const view = page.locator('main a[href$=".pdf"]').first()
  const href = (await view.getAttribute('href')) ?? ''
  const requested = page.context().waitForEvent('request', (request) => request.url().endsWith(href))
  const opened = page.waitForEvent('popup')
  await view.click()
  await opened
  expect((await requested).isNavigationRequest()).toBe(true)
  await expect(page).toHaveURL(address)
})

test('a missing document returns 404', async ({ visitor: { page } }) => {
  const response = await page.request.get('/remotes/remote-tekdatanova/0123456789ab/documents/none.00000000.pdf')
  expect(response.status()).toBe(404)
})
