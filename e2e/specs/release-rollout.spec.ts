import { rm, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { markDocument, sameDocument } from '../fixtures/federation'
import { nightly } from '../fixtures/nightly'
import { expect, test, type OwnSite } from '../fixtures/federation-site'
import { axeFindings } from '../measures/axe'
import { hydrated } from '../pages/hydration'

const NAME = 'remote-public'
const HEADING = 'We build, move and run the systems your business depends on.'
const NEW_HEADING = 'We plan and grow the systems that your business depends on.'
const DAY = 86_400

/** A release with a different heading on the home page, on the server and in the browser. */
const reworded = (ownSite: OwnSite) => ownSite.copy((_file, text) => text.replaceAll(HEADING, NEW_HEADING))

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

const setSeed = (context: BrowserContext, url: string, value: string) =>
  context.addCookies([{ name: 'rollout', value, url }])

/** Heading of the home page: in the server's HTML, and after a client-side navigation from another page. */
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
  test('without a rollout no cookie is set, and caches may store pages', async ({ ownSite }) => {
    for (const path of ['/', '/resources/blogs', '/login', '/pagenotfound', '/tekdatanova'])
      expect((await ownSite.page(path)).headers.get('set-cookie'), path).toBeNull()
    expect((await ownSite.page('/')).headers.get('cache-control')).toMatch(/^public, /)
  })

  test('only visitors inside the rollout see the release, on page loads and client-side navigations', async ({
    ownSite,
    openContext,
  }) => {
    const { release } = await reworded(ownSite)
    await ownSite.rollOut(release, 50)
    const { inside, outside } = await seedsOf(ownSite, release)
    for (const [seed, words] of [
      [inside, NEW_HEADING],
      [outside, HEADING],
    ] as const) {
      const context = await openContext()
      await setSeed(context, ownSite.site.url, seed)
      expect(await bothWays(await context.newPage())).toEqual([words, words])
    }
  })

  test(
    'a visitor without a seed gets one and keeps seeing the same release',
    nightly,
    async ({ ownSite, openContext }) => {
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
    },
  )

  test('the HTML of a page matches the release in its boot record; caches keep both variants apart', async ({
    ownSite,
  }) => {
    const { release } = await reworded(ownSite)
    await ownSite.rollOut(release, 50)
    const { inside, outside } = await seedsOf(ownSite, release)
    const [chosen, live] = [await ownSite.page('/', seeded(inside)), await ownSite.page('/', seeded(outside))]
    expect([chosen.html.includes(NEW_HEADING), chosen.html.includes(HEADING)]).toEqual([true, false])
    expect([live.html.includes(NEW_HEADING), live.html.includes(HEADING)]).toEqual([false, true])
    expect(chosen.boot.preloads.filter(({ href }) => !href.includes(`/${release}/`))).toEqual([])
    expect(chosen.headers.get('cache-control')).toBe('private, no-cache')

    const tag = chosen.headers.get('etag') ?? ''
    const again = async (seed: string) => (await ownSite.page('/', { ...seeded(seed), 'if-none-match': tag })).status
    expect([await again(inside), await again(outside)]).toEqual([304, 200])
  })

  test('after a rollback no page load gets the release', async ({ ownSite, page }) => {
    const { release } = await reworded(ownSite)
    await ownSite.rollOut(release, 50)
    const { inside } = await seedsOf(ownSite, release)
    await setSeed(page.context(), ownSite.site.url, inside)
    await page.goto('/')
    await expect(heading(page)).toHaveText(NEW_HEADING)
    await ownSite.rollBack()
    await page.reload()
    await expect(heading(page)).toHaveText(HEADING)
    await hydrated(page)
    expect((await ownSite.page('/')).headers.has('set-cookie')).toBe(false)
  })

  test('a release that the server cannot load is served to no visitor, and the log has the reason', async ({
    ownSite,
  }) => {
    const { release, folder } = await reworded(ownSite)
    await truncate(join(folder, 'server.cjs'), 2000)
    await ownSite.rollOut(release, 99)
    for (let index = 0; index < 5; index++) {
      const { status, html } = await ownSite.page('/', seeded(`seed${index}`))
      expect([status, html.includes(HEADING)]).toEqual([200, true])
    }
    // The log of another process arrives later than its responses.
    await expect.poll(() => ownSite.log()).toContain(`the rollout of ${NAME} ${release} is rejected: `)
  })

  test('when its entry is missing the browser uses the live release', async ({ ownSite, page, consoleWatch }) => {
    consoleWatch.allow(/^/)
    const live = await ownSite.liveRelease()
    const { release, folder } = await ownSite.copy()
    await rm(join(folder, 'client', 'container.js'))
    await ownSite.rollOut(release, 50)
    await setSeed(page.context(), ownSite.site.url, (await seedsOf(ownSite, release)).inside)
    const chunk = page.waitForResponse((response) => response.url().includes(`/${live}/home.`))
    await page.goto('/')
    expect((await chunk).status()).toBe(200)
    await hydrated(page)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})

test.describe('an override', () => {
  test('shows a release that is not live, in its tab only, until the user leaves it', async ({ ownSite, page }) => {
    const { release } = await reworded(ownSite)
    await page.goto(`/?release=${NAME}@${release}`)
    await hydrated(page)
    await expect(heading(page)).toHaveText(NEW_HEADING)
    await expect(ribbon(page)).toContainText(`${NAME} ${release}`)
    expect(await axeFindings(page)).toEqual([])

    await page.reload()
    await expect(heading(page)).toHaveText(NEW_HEADING)
    await hydrated(page)
    await markDocument(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Insights', exact: true }).click()
    await expect(heading(page)).toHaveText('Insights')
    await sameDocument(page)
    await page.reload()
    await expect(ribbon(page)).toContainText(release)
    await page.goto('/?utm_source=mail#services')
    await expect(heading(page)).toHaveText(NEW_HEADING)
    expect(new URL(page.url()).hash).toBe('#services')

    const other = await page.context().newPage()
    await other.goto('/')
    await hydrated(other)
    await expect(heading(other)).toHaveText(HEADING)
    await expect(ribbon(other)).toHaveCount(0)

    await ribbon(page).getByRole('link', { name: 'Leave' }).click()
    await expect(heading(page)).toHaveText(HEADING)
    await expect(ribbon(page)).toHaveCount(0)
    await page.goto('/')
    await hydrated(page)
    await expect(heading(page)).toHaveText(HEADING)
  })

  test('its pages are neither cached nor indexed; a header selects releases as well', async ({ ownSite }) => {
    const { release } = await reworded(ownSite)
    const byHeader = await ownSite.page('/', { 'x-release': `${NAME}@${release}` })
    for (const { html, headers, boot } of [byHeader, await ownSite.page(`/?release=${NAME}@${release}`)]) {
      expect(html).toContain(NEW_HEADING)
      expect(boot.override).toEqual({ [NAME]: release })
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('x-robots-tag')).toBe('noindex, nofollow')
      expect([headers.has('etag'), headers.has('set-cookie')]).toEqual([false, false])
    }
    const live = await ownSite.page('/')
    expect([live.html.includes(HEADING), live.boot.override]).toEqual([true, undefined])
  })

  test('ADR 0028 of a release that was rolled back shows the live one and says why; a header is rejected', async ({
    ownSite,
    page,
    consoleWatch,
  }) => {
    consoleWatch.allow(/cannot be chosen any more/)
    const { release } = await reworded(ownSite)
    await ownSite.rollOut(release, 50)
    await ownSite.rollBack()
    const notice = `The release ${release} of ${NAME} has been replaced.`
    const said = page.waitForEvent('console', (message) => message.text().includes('cannot be chosen any more'))
    const response = await page.goto(`/?release=${NAME}@${release}`)
    expect([response?.status(), response?.headers()['x-release-notice']]).toEqual([
      200,
      `${notice} This is the live one.`,
    ])
    await expect(heading(page)).toHaveText(HEADING)
    await said
    await hydrated(page)
    await expect(ribbon(page)).toHaveCount(0)
    await page.goto('/')
    expect(new URL(page.url()).search).toBe('')
    const byHeader = await ownSite.page('/', { 'x-release': `${NAME}@${release}` })
    expect([byHeader.status, byHeader.html.includes(notice)]).toEqual([400, true])
  })

  test('with an unknown release returns 400 with a message, and the tab can continue with the live ones', async ({
    ownSite,
    page,
  }) => {
    const rejected = [
      [`${NAME}@none`, `The release none of ${NAME} cannot be used.`],
      ['remote-unknown@none', 'There is no remote-unknown.'],
      ['https://evil.example/container.js', 'Name releases as '],
    ]
    for (const [requested = '', message = ''] of rejected) {
      const response = await page.goto(`/?release=${encodeURIComponent(requested)}`)
      expect(response?.status(), requested).toBe(400)
      await expect(page.getByRole('main')).toContainText(message)
      expect(await axeFindings(page)).toEqual([])
    }
    await page.getByRole('link', { name: 'Go to the live releases' }).click()
    await expect(heading(page)).toHaveText(HEADING)
    await page.goto('/')
    await expect(heading(page)).toHaveText(HEADING)
    expect((await ownSite.page('/')).status).toBe(200)
  })

  test('is ignored when overrides are off', async ({ ownSite, openContext }) => {
    const shell = await ownSite.startShell({ RELEASE_OVERRIDE: 'off' })
    try {
      const page = await (await openContext({ baseURL: shell.url })).newPage()
      const response = await page.goto(`/?release=${NAME}@none`)
      expect(response?.status()).toBe(200)
      await hydrated(page)
      await expect(heading(page)).toHaveText(HEADING)
      await expect(ribbon(page)).toHaveCount(0)
      expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
      expect((await fetch(shell.url, { headers: { 'x-release': `${NAME}@none` } })).status).toBe(200)
    } finally {
      await shell.stop()
    }
  })
})
