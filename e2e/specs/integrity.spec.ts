import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { rehashRelease } from '../../tools/release/clone-release'
import { entryOf } from '@tekskills/releases/registry/registry-edits'
import { releaseStore } from '@tekskills/releases/store/release-store'
import { releaseNames, type ReleaseName } from '../../tools/repository'
import { builtReleases } from '../../tools/testing/built-releases'
import { expect, test, type OwnSite } from '../fixtures/federation-site'
import { flipByte, hasRun, publishMarked, type MarkedRelease } from '../fixtures/marked-release'
import { hydrated } from '../pages/hydration'

/** Errors of the deliberate faults are expected on the console; hydration errors of React are not. */
const BROKEN = /^(?!uncaught: Minified React error)/

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: /^We build, move/ })
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'Parts of this page are not working' })

/** Resolves when the browser logs that it blocked the file. */
const blocked = (page: Page, file: string) =>
  page.waitForEvent('console', (message) => message.text().includes('integrity') && message.text().includes(file))

/** Waits until pages reference a release of the shell or a remote. */
const live = (ownSite: OwnSite, release: string) =>
  expect.poll(async () => JSON.stringify((await ownSite.page('/')).boot), { intervals: [50] }).toContain(release)

/** Promotes a clone of a part and changes one byte of a file once pages reference it. */
async function publishTampered(ownSite: OwnSite, name: ReleaseName, page: string, part: keyof MarkedRelease['files']) {
  const marked = await publishMarked(ownSite, name, page)
  await live(ownSite, marked.release)
  await flipByte(marked, marked.files[part])
  return { marked, file: marked.files[part] }
}

test('a shell script with a changed byte is never executed, and the page stays readable', async ({
  ownSite,
  page,
  consoleWatch,
}) => {
  consoleWatch.allow(BROKEN)
  const { marked, file } = await publishTampered(ownSite, 'shell', 'main', 'entry')
  const blocking = blocked(page, file)
  await page.goto('/')
  await blocking
  expect(await hasRun(page)).toBe(false)
  await expect(heading(page)).toBeVisible()

  // The broken copy is still in the browser's cache; the retry uses a different URL.
  await flipByte(marked, file)
  await page.reload()
  await hydrated(page)
})

for (const part of ['entry', 'expose'] as const) {
  test(`a changed byte in the ${part} of a remote is never executed, and the previous release takes over`, async ({
    ownSite,
    page,
    consoleWatch,
  }) => {
    consoleWatch.allow(BROKEN)
    const { file } = await publishTampered(ownSite, 'remote-public', 'home', part)
    const blocking = blocked(page, file)
    await page.goto('/')
    await blocking
    await hydrated(page)
    await expect(heading(page)).toBeVisible()
    await expect(notice(page)).toBeHidden()
    expect(await hasRun(page)).toBe(false)
  })
}

test('a changed byte in the code of a page is never executed, and the page hydrates once the file is restored', async ({
  ownSite,
  page,
  consoleWatch,
}) => {
  consoleWatch.allow(BROKEN)
  const { marked, file } = await publishTampered(ownSite, 'remote-public', 'home', 'page')
  await page.goto('/')
  await expect(notice(page)).toBeVisible()
  await expect(heading(page)).toBeVisible()
  await flipByte(marked, file)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(notice(page)).toBeHidden()
  await hydrated(page)
  expect(await hasRun(page)).toBe(false)
})

test('a changed byte would run if the integrity hash matched it', async ({ ownSite, page }) => {
  const marked = await publishMarked(ownSite, 'remote-public', 'home')
  await flipByte(marked, marked.files.page)
  await rehashRelease(marked.folder)
  // The server read the hashes when the release went live.
  await ownSite.goLive((await ownSite.copy()).release)
  await ownSite.goLive(marked.release)
  await page.goto('/')
  await hydrated(page)
  expect(await hasRun(page)).toBe(true)
})

for (const address of ['/', '/resources/blogs', '/tekdatanova']) {
  test(`every script of ${address} is fetched once, whether preloaded or not`, async ({ ownSite, page }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await page.goto(address)
    await hydrated(page)
    const scripts = requests.filter((url) => /\.js($|\?)/.test(url))
    const { boot } = await ownSite.page(address)
    const started = [...boot.scripts, ...boot.preloads]
    expect(started.length).toBeGreaterThanOrEqual(4)
    expect(started.filter(({ integrity }) => !integrity?.startsWith('sha384-'))).toEqual([])
    for (const { href } of started)
      expect(
        scripts.filter((url) => url.endsWith(href)),
        href,
      ).toHaveLength(1)
    expect(new Set(scripts).size).toBe(scripts.length)
  })
}

const isChunk = (file: string, entry: string) => /^[^/]+\.js$/.test(file) && file !== entry

test('the entry of every built release contains the hash of each of its chunks', async () => {
  const built = releaseStore(builtReleases.releasesDir)
  const registry = await built.readRegistry()
  for (const name of releaseNames) {
    const release = entryOf(registry, name)?.live ?? ''
    const { entry, files } = await built.describe(name, release)
    const text = await readFile(join(built.folderOf(name, release), 'client', entry), 'utf8')
    const chunks = Object.entries(files).filter(([file]) => isChunk(file, entry))
    expect(chunks.length, name).toBeGreaterThan(0)
    expect(
      chunks.filter(([, { integrity }]) => !text.includes(integrity)).map(([file]) => file),
      name,
    ).toEqual([])
  }
})
