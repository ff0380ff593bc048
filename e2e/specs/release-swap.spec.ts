import { expect, markDocument, sameDocument } from '../fixtures/federation'
import { test, type ServedPage } from '../fixtures/federation-site'
import { staffAt } from '../fixtures/people'
import { contentAddresses, mainAddresses } from '../fixtures/microsite-addresses'
import { drawPng } from '../fixtures/png'
import { publicPages } from '../fixtures/public-pages'
import { goToAddress } from '../pages/go-to-address'
import { hydrated } from '../pages/hydration'
import { nightly } from '../fixtures/nightly'
import { readUnderLoad } from '../fixtures/reading-under-load'
import { staffPasswords } from '../../tools/testing/site-under-test'

const SWAPS = 20
const READERS = 8
const PATHS = ['/', '/resources/blogs']

/** Headings of the two pages, to which each copy appends its id. */
const headings = ['We build, move and run the systems your business depends on.', 'Insights']

/** Appends the id of a copy to the headings of the two pages. */
const appendRelease = (file: string, text: string, release: string) =>
  file === 'server.cjs'
    ? headings.reduce(
        (out, heading) => out.replace(`heading: '${heading}'`, `heading: '${heading} (${release})'`),
        text,
      )
    : text

/** Releases of `remote-public` that a page references: in its heading, preloads and registry part. */
function releasesOf({ html, boot }: ServedPage) {
  const named = [
    /<h1[^>]*>[^<]*\((\w+)\)/.exec(html)?.[1],
    boot.remotes['remote-public']?.release,
    ...boot.preloads.map(({ href }) => href.split('/')[3]),
  ]
  return [...new Set(named)]
}

test('twenty swaps under load: no failed request, no page that mixes two releases', async ({ ownSite }) => {
  test.setTimeout(180_000)
  const releases = [await ownSite.copy(appendRelease), await ownSite.copy(appendRelease)].map(({ release }) => release)
  await ownSite.goLive(releases[0] ?? '')

  const stop = readUnderLoad({ paths: PATHS, readers: READERS, page: (path) => ownSite.page(path), releasesOf })
  for (let swap = 1; swap <= SWAPS; swap++) await ownSite.goLive(releases[swap % 2] ?? '')
  const read = await stop()

  expect(read.faults).toEqual([])
  expect(read.releases).toEqual([...releases].sort())
})

test('an open page keeps using its own release', async ({ ownSite, page }) => {
  const old = await ownSite.copy()
  await ownSite.goLive(old.release)
  await page.goto('/')
  await hydrated(page)
  await markDocument(page)
  await ownSite.goLive((await ownSite.copy()).release)

  const chunk = page.waitForRequest((request) => /\/insights-list\.\w+\.js$/.test(request.url()))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Insights', exact: true }).click()
  expect((await chunk).url()).toContain(`/${old.release}/`)
  await expect(page.getByRole('heading', { level: 1, name: 'Insights' })).toBeVisible()
  await sameDocument(page)
})

test(
  'a tab opened before a release of all parts can visit every page: none is blank',
  nightly,
  async ({ ownSite, page }) => {
    // Ninety pages in a few seconds would ask for more pictures than two cores can draw while they also send scripts.
    const picture = drawPng(640, 360)
    await page.route('**/download/**', (route) => route.fulfill({ contentType: 'image/png', body: picture }))
    await page.goto('/')
    await hydrated(page)
    await markDocument(page)
    const to = await ownSite.releaseAll()
    const requested = new Set<string>()
    page.on('request', (request) => requested.add(new URL(request.url()).pathname))

    const addresses = [...(await publicPages(page.request)).map(({ address }) => address), ...mainAddresses]
    // The tab is already on the home page.
    for (const address of [...addresses.slice(1), ...contentAddresses]) {
      await goToAddress(page, address)
      await expect(page.getByRole('heading', { level: 1 }), address).toHaveText(/\w{2}/)
      await expect(page.getByText('This part of the site is unavailable'), address).toHaveCount(0)
    }
    await sameDocument(page)
    // All files came from the releases that the tab was opened with.
    expect([...requested].filter((path) => path.includes(`/${to}/`))).toEqual([])
  },
)

for (const account of ['blogs', 'careers'] as const)
  test(
    `a tab in which ${account} signed in before a release of all parts can visit every page of that role`,
    nightly,
    async ({ ownSite, page }) => {
      const { login, staffFrame } = staffAt(page)
      await login.goto()
      await login.signIn(account, staffPasswords[account])
      await markDocument(page)
      const to = await ownSite.releaseAll()
      const requested = new Set<string>()
      page.on('request', (request) => requested.add(new URL(request.url()).pathname))

      const links = page.locator('nav[aria-label="Back office"] a, header a[href*="account"]')
      const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
      expect(addresses.length).toBeGreaterThan(4)
      for (const address of addresses.filter((path) => path !== '/dashboard')) {
        const title = await page.title()
        await links.and(page.locator(`[href="${address}"]`)).dispatchEvent('click')
        await expect(page, address).not.toHaveTitle(title)
        await expect(staffFrame.heading, address).toHaveText(/\w{2}/)
        await expect(page.getByText('This part of the site is unavailable'), address).toHaveCount(0)
      }
      await sameDocument(page)
      expect([...requested].filter((path) => path.includes(`/${to}/`))).toEqual([])
    },
  )
