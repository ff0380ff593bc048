import { expect, markDocument, sameDocument } from '../fixtures/federation'
import { test, type ServedPage } from '../fixtures/federation-site'
import { staffAt } from '../fixtures/people'
import { contentAddresses, mainAddresses } from '../fixtures/microsite-addresses'
import { publicPages } from '../fixtures/public-pages'
import { goToAddress } from '../pages/go-to-address'
import { hydrated } from '../pages/hydration'
import { readUnderLoad } from '../fixtures/reading-under-load'
import { staffPasswords } from '../../tools/testing/site-under-test'

const SWAPS = 20
const READERS = 8
const PATHS = ['/', '/resources/blogs']

/** Words of the two pages that each copy says with its own name. */
const headings = ['We build, move and run the systems your business depends on.', 'Insights']

/** Lets the two pages of a copy say which copy they are made of. */
const sayRelease = (file: string, text: string, release: string) =>
  file === 'server.cjs'
    ? headings.reduce((out, words) => out.replace(`heading: '${words}'`, `heading: '${words} (${release})'`), text)
    : text

/** Releases of `remote-public` that one page names: in its text, its preloads and its registry. */
function releasesOf({ html, boot }: ServedPage) {
  const named = [
    /<h1[^>]*>[^<]*\((\w+)\)/.exec(html)?.[1],
    boot.remotes['remote-public']?.release,
    ...boot.preloads.map(({ href }) => href.split('/')[3]),
  ]
  return [...new Set(named)]
}

test('twenty swaps under load: no failed request, no page of two releases', async ({ ownSite }) => {
  test.setTimeout(180_000)
  const releases = [await ownSite.copy(sayRelease), await ownSite.copy(sayRelease)].map(({ release }) => release)
  await ownSite.goLive(releases[0] ?? '')

  const stop = readUnderLoad({ paths: PATHS, readers: READERS, page: (path) => ownSite.page(path), releasesOf })
  for (let swap = 1; swap <= SWAPS; swap++) await ownSite.goLive(releases[swap % 2] ?? '')
  const read = await stop()

  expect(read.faults).toEqual([])
  expect(read.releases).toEqual([...releases].sort())
})

test('a page that is open goes on with its own release', async ({ ownSite, page }) => {
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

test('a tab that was opened before everything was released anew walks every page: none is blank', async ({
  ownSite,
  page,
}) => {
  await page.goto('/')
  await hydrated(page)
  await markDocument(page)
  const to = await ownSite.releaseAll()
  const asked = new Set<string>()
  page.on('request', (request) => asked.add(new URL(request.url()).pathname))

  const addresses = [...(await publicPages(page.request)).map(({ address }) => address), ...mainAddresses]
  // The tab stands at the home page already.
  for (const address of [...addresses.slice(1), ...contentAddresses]) {
    await goToAddress(page, address)
    await expect(page.getByRole('heading', { level: 1 }), address).toHaveText(/\w{2}/)
    await expect(page.getByText('This part of the site is unavailable'), address).toHaveCount(0)
  }
  await sameDocument(page)
  // Everything came from the releases that the tab was opened with.
  expect([...asked].filter((path) => path.includes(`/${to}/`))).toEqual([])
})

for (const account of ['blogs', 'careers'] as const)
  test(`a tab in which ${account} signed in before everything was released anew walks every page of theirs`, async ({
    ownSite,
    page,
  }) => {
    const { login, office } = staffAt(page)
    await login.goto()
    await login.signIn(account, staffPasswords[account])
    await markDocument(page)
    const to = await ownSite.releaseAll()
    const asked = new Set<string>()
    page.on('request', (request) => asked.add(new URL(request.url()).pathname))

    const links = page.locator('nav[aria-label="Back-office"] a, header a[href*="account"]')
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    expect(addresses.length).toBeGreaterThan(4)
    for (const address of addresses.filter((path) => path !== '/dashboard')) {
      const title = await page.title()
      await links.and(page.locator(`[href="${address}"]`)).dispatchEvent('click')
      await expect(page, address).not.toHaveTitle(title)
      await expect(office.heading, address).toHaveText(/\w{2}/)
      await expect(page.getByText('This part of the site is unavailable'), address).toHaveCount(0)
    }
    await sameDocument(page)
    expect([...asked].filter((path) => path.includes(`/${to}/`))).toEqual([])
  })
