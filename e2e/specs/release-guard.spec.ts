import type { BrowserContext, Page } from '@playwright/test'
import { expect, test, type OwnSite, type ServedPage } from '../fixtures/federation-site'
import { hydrated } from '../pages/hydration'
import { nightlyAfter } from '../fixtures/nightly'

const NAME = 'remote-public'
/** A page of the release without the planted fault. */
const HEALTHY_PAGE = '/resources/blogs'
const THROWS = '(() => { throw new Error("planted") })'
/**
 * Visitors inside and outside of the rollout. The guard has enough data with the fifth failure, or the sixth if as many as
 * four of the visits are among the tenth that is sampled.
 */
const VISITORS = 6

/** Makes the component of the home page throw when rendered, in the browser build or the server build. */
const inBrowser = (file: string, text: string) =>
  file.startsWith('client/home.') ? text.replace(/HomePage:\(\)=>\w+/, `HomePage:()=>${THROWS}`) : text
const onServer = (file: string, text: string) =>
  file === 'server.cjs' ? text.replace(/HomePage: \(\) => \(.*HomePage\)/, `HomePage: () => ${THROWS}`) : text

const planted = {
  'in browsers and on the server': (file: string, text: string) => onServer(file, inBrowser(file, text)),
  'in browsers only': inBrowser,
}

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: /^We build, move/ })
const failureView = (page: Page) => page.getByRole('heading', { name: 'This part of the site is unavailable' })

/** A shell whose entry throws in browsers. */
const dead = (file: string, text: string) =>
  /^client\/main\.\w+\.js$/.test(file) ? `throw new Error('dead on arrival');${text}` : text

const remoteOf = ({ boot }: ServedPage) => boot.remotes[NAME]?.release
const shellOf = ({ boot }: ServedPage) => boot.scripts[0]?.href.split('/')[3]

/** Seeds inside and outside the rollout of a release, determined on a working page. */
async function seedsOf(ownSite: OwnSite, release: string, releaseOf = remoteOf) {
  const [inside, outside]: [string[], string[]] = [[], []]
  for (let index = 0; inside.length < VISITORS && index < 1000; index++) {
    const seed = `visitor${index}`
    const page = await ownSite.page(HEALTHY_PAGE, { cookie: `rollout=${seed}` })
    ;(releaseOf(page) === release ? inside : outside).push(seed)
  }
  return { inside, outside: outside.slice(0, VISITORS) }
}

/** Opens the home page as a visitor with a seed; returns the page and all addresses that it requests. */
async function visit(context: BrowserContext, url: string, seed: string) {
  await context.addCookies([{ name: 'rollout', value: seed, url }])
  const addresses: string[] = []
  context.on('request', (request) => addresses.push(request.url()))
  const page = await context.newPage()
  await page.goto('/')
  await hydrated(page)
  return { page, addresses }
}

// Each test compares with releases of its own: other tests make those of the site fail, and failures count by the minute.
for (const [index, [where, edit]] of Object.entries(planted).entries()) {
  test(
    `a release that fails ${where} is rolled back automatically, and only visitors in its ten percent ever get it`,
    nightlyAfter(index, 1),
    async ({ ownSite, openContext, consoleWatch }) => {
      consoleWatch.allow(/^/)
      const { url } = ownSite.site
      await ownSite.releaseAll()
      const { release } = await ownSite.copy(edit)
      await ownSite.rollOut(release, 10)
      const seeds = await seedsOf(ownSite, release)
      expect(seeds.inside).toHaveLength(VISITORS)

      const unaffected = await Promise.all(seeds.outside.map(async (seed) => visit(await openContext(), url, seed)))
      for (const { page } of unaffected) await expect(heading(page)).toBeVisible()
      // The guard may react before the last visitors arrive.
      const [first, second, ...late] = seeds.inside
      for (const seed of [first, second]) {
        const { page, addresses } = await visit(await openContext(), url, seed ?? '')
        await expect(failureView(page)).toBeVisible()
        await expect(page.getByRole('contentinfo')).toBeVisible()
        expect(addresses.some((address) => address.includes(`/${release}/`))).toBe(true)
      }
      for (const seed of late) await visit(await openContext(), url, seed)

      await expect.poll(async () => (await ownSite.rollout()).release, { timeout: 60_000 }).toBeUndefined()
      const { change } = await ownSite.rollout()
      expect([change?.action, change?.by]).toEqual(['rollback', 'guard'])

      // The registry changes first; the shell follows a moment later.
      const servedRelease = async () =>
        (await ownSite.page(HEALTHY_PAGE, { cookie: `rollout=${first}` })).boot.remotes[NAME]?.release
      await expect.poll(servedRelease).not.toBe(release)
      const back = await visit(await openContext(), url, first ?? '')
      await expect(heading(back.page)).toBeVisible()
      for (const { page } of unaffected) {
        await page.reload()
        await expect(heading(page)).toBeVisible()
      }
      const requested = [...unaffected, back].flatMap(({ addresses }) => addresses)
      expect(requested.filter((address) => address.includes(`/${release}/`))).toEqual([])
    },
  )
}

test('a shell that fails in browsers reaches only some visitors, whose reports roll it back automatically', async ({
  ownSite,
  openContext,
  consoleWatch,
}) => {
  consoleWatch.allow(/^/)
  await ownSite.releaseAll()
  const { release } = await ownSite.copy(dead, 'shell')
  await ownSite.rollOut(release, 50, 'shell')
  expect(shellOf(await ownSite.page(`/?release=shell@${release}`))).toBe(release)
  const { inside } = await seedsOf(ownSite, release, shellOf)
  // The guard acts on the fourth failure at the earliest: each of these visitors still gets the dead shell.
  for (const seed of inside.slice(0, 4)) {
    const context = await openContext()
    await context.addCookies([{ name: 'rollout', value: seed, url: ownSite.site.url }])
    const page = await context.newPage()
    const reported = page.waitForRequest(/\/release-reports$/)
    await page.goto('/about-us')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await reported
  }
  await expect.poll(async () => (await ownSite.rollout('shell')).release, { timeout: 60_000 }).toBeUndefined()
  const { change } = await ownSite.rollout('shell')
  expect([change?.action, change?.by]).toEqual(['rollback', 'guard'])
  const served = async () => shellOf(await ownSite.page(HEALTHY_PAGE, { cookie: `rollout=${inside[0]}` }))
  await expect.poll(served).not.toBe(release)
})
