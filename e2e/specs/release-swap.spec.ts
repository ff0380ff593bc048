import { expect, markDocument, sameDocument } from '../fixtures/federation'
import { test, type ServedPage } from '../fixtures/federation-site'
import { hydrated } from '../pages/hydration'
import { readUnderLoad } from '../fixtures/reading-under-load'

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
