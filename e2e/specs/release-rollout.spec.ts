import { rm, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { markDocument, sameDocument } from '../fixtures/federation'
import { expect, test, type OwnSite } from '../fixtures/federation-site'
import { axeFindings } from '../measures/axe'
import { hydrated } from '../pages/hydration'

const NAME = 'remote-public'
const WORDS = 'We build, move and run the systems your business depends on.'
const NEW_WORDS = 'We plan and grow the systems that your business depends on.'
const DAY = 86_400

/** A release with another heading on its first page, on the server and in the browser. */
const reworded = (ownSite: OwnSite) => ownSite.copy((_file, text) => text.replaceAll(WORDS, NEW_WORDS))

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const ribbon = (page: Page) => page.getByRole('complementary', { name: 'Chosen releases' })
const seeded = (seed: string) => ({ cookie: `rollout=${seed}` })

/** A seed inside the rollout of a release, and one outside it. */
async function seedsOf(ownSite: OwnSite, release: string) {
  const found = new Map<boolean, string>()
  for (let index = 0; found.size < 2 && index < 100; index++) {
    const { boot } = await ownSite.page('/', seeded(`seed${index}`))
    found.set(boot.remotes[NAME]?.release === release, `seed${index}`)
  }
  return { inside: found.get(true) ?? '', outside: found.get(false) ?? '' }
}

const bringSeed = (context: BrowserContext, url: string, value: string) =>
  context.addCookies([{ name: 'rollout', value, url }])

/** What a visitor reads on the first page: as it was sent, and after the way there from another page. */
async function bothWays(page: Page) {
  await page.goto('/')
  await hydrated(page)
  const sent = await heading(page).textContent()
  await page.goto('/resources/blogs')
  await hydrated(page)
  await markDocument(page)
  await page.getByRole('link', { name: 'Tekskills, home' }).first().click()
  await expect(heading(page)).not.toHaveText('Insights')
  await sameDocument(page)
  return [sent, await heading(page).textContent()]
}

test.describe('a rollout', () => {
  test('while nothing is rolled out nobody gets a cookie, and caches may keep pages', async ({ ownSite }) => {
    for (const path of ['/', '/resources/blogs', '/login', '/pagenotfound', '/tekdatanova'])
      expect((await ownSite.page(path)).headers.get('set-cookie'), path).toBeNull()
    expect((await ownSite.page('/')).headers.get('cache-control')).toMatch(/^public, /)
  })

  test('only visitors inside the rollout see the release, in every page they load and every way they go', async ({
    ownSite,
    openContext,
  }) => {
    const { release } = await reworded(ownSite)
    await ownSite.rollOut(release, 50)
    const { inside, outside } = await seedsOf(ownSite, release)
    for (const [seed, words] of [
      [inside, NEW_WORDS],
      [outside, WORDS],
    ] as const) {
      const context = await openContext()
      await bringSeed(context, ownSite.site.url, seed)
      expect(await bothWays(await context.newPage())).toEqual([words, words])
    }
  })

  test('a visitor without a seed gets one and stays with what they saw first', async ({ ownSite, openContext }) => {
    const { release } = await reworded(ownSite)
    await ownSite.rollOut(release, 50)
    for (let visitor = 0; visitor < 3; visitor++) {
      const context = await openContext()
      const page = await context.newPage()
      const words = [...(await bothWays(page)), ...(await bothWays(page))]
      expect(new Set(words).size, words.join()).toBe(1)
      const [cookie] = (await context.cookies()).filter(({ name }) => name === 'rollout')
      expect([cookie?.httpOnly, cookie?.sameSite, cookie?.path]).toEqual([true, 'Lax', '/'])
      expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(29 * DAY)
    }
  })

  test('the HTML of a page is of the release in its record; neither kind is taken for the other', async ({
    ownSite,
  }) => {
    const { release } = await reworded(ownSite)
    await ownSite.rollOut(release, 50)
    const { inside, outside } = await seedsOf(ownSite, release)
    const [chosen, live] = [await ownSite.page('/', seeded(inside)), await ownSite.page('/', seeded(outside))]
    expect([chosen.html.includes(NEW_WORDS), chosen.html.includes(WORDS)]).toEqual([true, false])
    expect([live.html.includes(NEW_WORDS), live.html.includes(WORDS)]).toEqual([false, true])
    expect(chosen.boot.preloads.filter(({ href }) => !href.includes(`/${release}/`))).toEqual([])
    expect(chosen.headers.get('cache-control')).toBe('private, no-cache')

    const tag = chosen.headers.get('etag') ?? ''
    const again = async (seed: string) => (await ownSite.page('/', { ...seeded(seed), 'if-none-match': tag })).status
    expect([await again(inside), await again(outside)]).toEqual([304, 200])
  })

  test('a rollback takes the release from every page that is loaded from then on', async ({ ownSite, page }) => {
    const { release } = await reworded(ownSite)
    await ownSite.rollOut(release, 50)
    const { inside } = await seedsOf(ownSite, release)
    await bringSeed(page.context(), ownSite.site.url, inside)
    await page.goto('/')
    await expect(heading(page)).toHaveText(NEW_WORDS)
    await ownSite.rollBack()
    await page.reload()
    await expect(heading(page)).toHaveText(WORDS)
    await hydrated(page)
    expect((await ownSite.page('/')).headers.has('set-cookie')).toBe(false)
  })

  test('a release that the server cannot load goes to nobody, and the log says why', async ({ ownSite }) => {
    const { release, folder } = await reworded(ownSite)
    await truncate(join(folder, 'server.cjs'), 2000)
    await ownSite.rollOut(release, 99)
    for (let index = 0; index < 5; index++) {
      const { status, html } = await ownSite.page('/', seeded(`seed${index}`))
      expect([status, html.includes(WORDS)]).toEqual([200, true])
    }
    expect(await ownSite.log()).toContain(`the rollout of ${NAME} ${release} is rejected: `)
  })

  test('where its entry is lost the browser takes the live release', async ({ ownSite, page, consoleWatch }) => {
    consoleWatch.allow(/^/)
    const live = await ownSite.liveRelease()
    const { release, folder } = await ownSite.copy()
    await rm(join(folder, 'client', 'remoteEntry.js'))
    await ownSite.rollOut(release, 50)
    await bringSeed(page.context(), ownSite.site.url, (await seedsOf(ownSite, release)).inside)
    const chunk = page.waitForResponse((response) => response.url().includes(`/${live}/home.`))
    await page.goto('/')
    expect((await chunk).status()).toBe(200)
    await hydrated(page)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})

test.describe('an override', () => {
  test('shows a release that is not live, in its tab alone, until it is left', async ({ ownSite, page }) => {
    const { release } = await reworded(ownSite)
    await page.goto(`/?release=${NAME}@${release}`)
    await hydrated(page)
    await expect(heading(page)).toHaveText(NEW_WORDS)
    await expect(ribbon(page)).toContainText(`${NAME} ${release}`)
    expect(await axeFindings(page)).toEqual([])

    await page.reload()
    await expect(heading(page)).toHaveText(NEW_WORDS)
    await hydrated(page)
    await markDocument(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Insights', exact: true }).click()
    await expect(heading(page)).toHaveText('Insights')
    await sameDocument(page)
    await page.reload()
    await expect(ribbon(page)).toContainText(release)
    await page.goto('/?utm_source=mail#services')
    await expect(heading(page)).toHaveText(NEW_WORDS)
    expect(new URL(page.url()).hash).toBe('#services')

    const other = await page.context().newPage()
    await other.goto('/')
    await hydrated(other)
    await expect(heading(other)).toHaveText(WORDS)
    await expect(ribbon(other)).toHaveCount(0)

    await ribbon(page).getByRole('link', { name: 'Leave' }).click()
    await expect(heading(page)).toHaveText(WORDS)
    await expect(ribbon(page)).toHaveCount(0)
    await page.goto('/')
    await hydrated(page)
    await expect(heading(page)).toHaveText(WORDS)
  })

  test('its pages are kept by nobody and found by no search engine; a header chooses as well', async ({ ownSite }) => {
    const { release } = await reworded(ownSite)
    const byHeader = await ownSite.page('/', { 'x-release': `${NAME}@${release}` })
    for (const { html, headers, boot } of [byHeader, await ownSite.page(`/?release=${NAME}@${release}`)]) {
      expect(html).toContain(NEW_WORDS)
      expect(boot.override).toEqual({ [NAME]: release })
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('x-robots-tag')).toBe('noindex, nofollow')
      expect([headers.has('etag'), headers.has('set-cookie')]).toEqual([false, false])
    }
    const live = await ownSite.page('/')
    expect([live.html.includes(WORDS), live.boot.override]).toEqual([true, undefined])
  })

  test('of an unknown release answers 400 with a sentence, and the tab goes on with the live ones', async ({
    ownSite,
    page,
  }) => {
    const refused = [
      [`${NAME}@none`, `The release none of ${NAME} cannot be used.`],
      ['remote-unknown@none', 'There is no remote-unknown.'],
      ['https://evil.example/remoteEntry.js', 'Name releases as '],
    ]
    for (const [asked = '', sentence = ''] of refused) {
      const answer = await page.goto(`/?release=${encodeURIComponent(asked)}`)
      expect(answer?.status(), asked).toBe(400)
      await expect(page.getByRole('main')).toContainText(sentence)
      expect(await axeFindings(page)).toEqual([])
    }
    await page.getByRole('link', { name: 'Go to the live releases' }).click()
    await expect(heading(page)).toHaveText(WORDS)
    await page.goto('/')
    await expect(heading(page)).toHaveText(WORDS)
    expect((await ownSite.page('/')).status).toBe(200)
  })

  test('is ignored where it is forbidden', async ({ ownSite, openContext }) => {
    const shell = await ownSite.startShell({ RELEASE_OVERRIDE: 'off' })
    try {
      const page = await (await openContext({ baseURL: shell.url })).newPage()
      const answer = await page.goto(`/?release=${NAME}@none`)
      expect(answer?.status()).toBe(200)
      await hydrated(page)
      await expect(heading(page)).toHaveText(WORDS)
      await expect(ribbon(page)).toHaveCount(0)
      expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
      expect((await fetch(shell.url, { headers: { 'x-release': `${NAME}@none` } })).status).toBe(200)
    } finally {
      await shell.stop()
    }
  })
})
