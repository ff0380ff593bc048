import { rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, type OwnSite } from '../fixtures/federation-site'
import { hydrated } from '../pages/hydration'
import { nightlyAfter } from '../fixtures/nightly'

interface ReleaseFault {
  name: string
  /** Expected reason in the log. */
  reason: RegExp
  edit?: (file: string, text: string) => string
  damage?: (folder: string) => Promise<void>
}

const inServerBuild = (change: (text: string) => string) => (file: string, text: string) =>
  file === 'server.cjs' ? change(text) : text

/** Replaces the loader of every page in a server build. */
const withPages = (lazy: string) =>
  inServerBuild((text) => `${text};for (const route of module.exports.manifest.routes) route.lazy = ${lazy}`)

const faults: ReleaseFault[] = [
  {
    name: 'throws on startup',
    reason: /fails while it starts: no such module/,
    edit: inServerBuild(() => `throw new Error('no such module')`),
  },
  {
    name: 'throws when its pages are loaded',
    reason: /window is not defined/,
    edit: withPages(`async () => { throw new Error('window is not defined') }`),
  },
  {
    name: 'exposes no manifest',
    reason: /exposes no manifest/,
    edit: inServerBuild(() => 'module.exports = {}'),
  },
  {
    name: 'has half a server build',
    reason: /the server build of remote-public \w+ is damaged/,
    damage: (folder) => truncate(join(folder, 'server.cjs'), 2000),
  },
  {
    name: 'has no server build',
    reason: /the server build of remote-public \w+ cannot be read/,
    damage: (folder) => rm(join(folder, 'server.cjs')),
  },
  {
    name: 'has no descriptor',
    reason: /remote-public \w+ has no readable release\.json/,
    damage: (folder) => rm(join(folder, 'release.json')),
  },
  {
    name: 'has HTML for a descriptor',
    reason: /release\.json of remote-public \w+ is not usable/,
    damage: (folder) => writeFile(join(folder, 'release.json'), '<!doctype html><title>Sign in</title>'),
  },
  {
    name: 'has half a descriptor',
    reason: /release\.json of remote-public \w+ is not usable/,
    damage: (folder) => truncate(join(folder, 'release.json'), 100),
  },
]

/** The body of the home page: what a visitor sees. */
async function homeBody(ownSite: OwnSite) {
  const { status, html } = await ownSite.page('/')
  expect(status).toBe(200)
  return /<main.*<\/main>/s.exec(html)?.[0] ?? ''
}

for (const [index, { name, reason, edit, damage }] of faults.entries()) {
  test(
    `a release that ${name} is rejected, the last one stays, the next good one goes live`,
    nightlyAfter(index, 3),
    async ({ ownSite }) => {
      const before = await ownSite.liveRelease()
      const body = await homeBody(ownSite)
      expect(body).toContain('<h1')
      const bad = await ownSite.copy(edit)
      await damage?.(bad.folder)
      await ownSite.promote(bad.release)

      const isRejected = (log: string) =>
        log.split('\n').some((line) => line.includes(bad.release) && reason.test(line))
      await expect.poll(async () => isRejected(await ownSite.log())).toBe(true)
      expect(await homeBody(ownSite)).toBe(body)
      expect(await ownSite.liveRelease()).toBe(before)

      const good = await ownSite.copy()
      await ownSite.goLive(good.release)
      expect(await homeBody(ownSite)).toBe(body)
    },
  )
}

test('an unreadable registry changes nothing', async ({ ownSite }) => {
  const before = await ownSite.liveRelease()
  const rejections = async () => (await ownSite.log()).split('registry.json cannot be read').length - 1
  for (const corrupt of ['<html>', '', '{"schema":1', 'null', '{"schema":1}']) {
    const seen = await rejections()
    const registry = await ownSite.replaceRegistry(corrupt)
    await expect.poll(rejections, { message: `rejections of ${corrupt}` }).toBeGreaterThan(seen)
    expect(await ownSite.liveRelease()).toBe(before)
    await ownSite.replaceRegistry(registry)
  }
  const good = await ownSite.copy()
  await ownSite.goLive(good.release)
})

test('a page that throws on the server is rendered by the browser', async ({ ownSite, page, consoleWatch }) => {
  consoleWatch.allow(/^/)
  const throwing = withPages(`async () => ({ Component: () => { throw new Error('only in browsers') } })`)
  const { release } = await ownSite.copy(throwing)
  await ownSite.goLive(release)
  const { status, html, boot } = await ownSite.page('/')
  expect({ status, mode: boot.mode }).toEqual({ status: 200, mode: 'render' })
  expect(html).toMatch(/<header.*<main.*<footer/s)
  await page.goto('/')
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1, name: /^We build, move/ })).toBeVisible()
})

test('the browser uses the previous release when the live one has lost its entry', async ({
  ownSite,
  page,
  consoleWatch,
}) => {
  consoleWatch.allow(/^/)
  const earlier = await ownSite.copy()
  await ownSite.goLive(earlier.release)
  const live = await ownSite.copy()
  await rm(join(live.folder, 'client', 'container.js'))
  await ownSite.goLive(live.release)

  const chunk = page.waitForResponse((response) => response.url().includes(`/${earlier.release}/home.`))
  await page.goto('/')
  expect((await chunk).status()).toBe(200)
  await hydrated(page)
  await expect(page.getByRole('alert')).toHaveCount(0)
})
