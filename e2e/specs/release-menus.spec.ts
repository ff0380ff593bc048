import type { Page } from '@playwright/test'
import type { MenuEntry, RemoteNavigation } from '@tekskills/shared/contracts/navigation'
import type { ReleaseDescriptor } from '@tekskills/shared/contracts/release'
import type { ReleaseName } from '../../tools/repository'
import { signIn } from '../../tools/testing/sign-in'
import { staffPasswords } from '../../tools/testing/site-under-test'
import { expect, test, type OwnSite } from '../fixtures/federation-site'
import { nightly } from '../fixtures/nightly'
import { openRecorded } from '../fixtures/page-record'
import { axeFindings } from '../measures/axe'
import { spokenIn } from '../measures/spoken-menu'
import { hydrated } from '../pages/hydration'

/** Where a release has one entry more than the live one: last in a submenu of the header and in a column of the footer. */
interface More {
  remote: ReleaseName
  entry: MenuEntry
  item: string
  column: string
}

const LAST = 1000
const additions: readonly More[] = [
  {
    remote: 'remote-public',
    entry: { name: 'Expeditions', link: '/whyus', text: 'Where we have been' },
    item: 'Company',
    column: 'Company',
  },
  {
    remote: 'remote-tekdatanova',
    entry: { name: 'Reading room', link: '/tekdatanova/ebooks' },
    item: 'Insights',
    column: 'Explore',
  },
  {
    remote: 'remote-backoffice',
    entry: { name: 'Staff handbook', href: 'https://handbook.example.com/' },
    item: 'Careers',
    column: 'Company',
  },
]
const combinations = Array.from({ length: 2 ** additions.length }, (_, bits) =>
  additions.filter((_more, index) => bits & (1 << index)),
)
const labelOf = (chosen: readonly More[]) => chosen.map(({ remote }) => remote).join(', ') || 'the live ones'

function withMore(text: string, { entry, item, column }: More): string {
  const descriptor = JSON.parse(text) as ReleaseDescriptor
  const navigation = descriptor.navigation ?? {}
  const placed = { ...entry, order: LAST }
  const more: RemoteNavigation = {
    ...navigation,
    header: [...(navigation.header ?? []), { name: item, submenu: [placed] }],
    footer: [...(navigation.footer ?? []), { name: column, submenu: [placed] }],
  }
  return JSON.stringify({ ...descriptor, navigation: more })
}

const published = new Map<ReleaseName, Promise<{ release: string }>>()

/** The release of a remote with one entry more, published once. */
function publishMore(ownSite: OwnSite, more: More) {
  const known =
    published.get(more.remote) ??
    ownSite.copy((file, text) => (file === 'release.json' ? withMore(text, more) : text), more.remote)
  published.set(more.remote, known)
  return known
}

async function addressOf(ownSite: OwnSite, chosen: readonly More[], path: string) {
  const named = await Promise.all(
    chosen.map(async (more) => `${more.remote}@${(await publishMore(ownSite, more)).release}`),
  )
  return named.length > 0 ? `${path}?release=${named.join(',')}` : path
}

/** Names of the entries below each item of a menu of the live releases, with those that the chosen releases add. */
async function expectedMenus(ownSite: OwnSite, chosen: readonly More[]) {
  const { header = [], footer = [] } = (await ownSite.page('/about-us')).boot.menus ?? {}
  const namesIn = (items: typeof header, place: 'item' | 'column') =>
    items.map(({ name, submenu = [] }) => ({
      name,
      isLink: submenu.length === 0,
      entries: [
        ...submenu.map((entry) => entry.name),
        ...chosen
          .filter((more) => more[place] === name)
          .map(({ entry }) => entry.name)
          .sort(),
      ],
    }))
  return { header: namesIn(header, 'item'), footer: namesIn(footer, 'column') }
}

/** A link's own name, without the note that it opens in a new tab. */
const plain = (names: readonly string[]) => names.map((name) => name.replace(/\s*\(.*\)$/, '').trim())

const nav = (page: Page) => page.getByRole('banner').getByRole('navigation', { name: 'Main' })
const disclosure = (page: Page, name: string) => nav(page).locator('summary').filter({ hasText: name })

const silent = { changes: [], shifts: [], dataRequests: [] }

/** A usual run has all additions at once; the nightly run every combination. */
const atNight = (chosen: readonly More[]) => (chosen.length === additions.length ? {} : nightly)

for (const chosen of combinations) {
  test(
    `LY-06 LY-08 menus of ${labelOf(chosen)}: by keyboard and as a screen reader has them`,
    atNight(chosen),
    async ({ ownSite, page }) => {
      const { header, footer } = await expectedMenus(ownSite, chosen)
      await page.setViewportSize({ width: 1280, height: 900 })
      const record = await openRecorded(page, await addressOf(ownSite, chosen, '/about-us'))
      expect(record).toMatchObject({ ...silent, kept: record.served })

      const closed = await spokenIn(page, 'navigation', 'Main')
      expect(closed.disclosures).toEqual(header.filter(({ isLink }) => !isLink).map(({ name }) => `${name}, collapsed`))
      expect(plain(closed.links)).toEqual(header.filter(({ isLink }) => isLink).map(({ name }) => name))
      expect(plain((await spokenIn(page, 'contentinfo')).links)).toEqual(
        expect.arrayContaining(footer.flatMap(({ entries }) => entries)),
      )
      for (const { name, entries } of footer)
        await expect(page.getByRole('contentinfo').getByRole('navigation', { name }).getByRole('link')).toHaveText(
          entries.map((entry) => new RegExp(`^${entry}`)),
        )

      for (const { item, entry } of chosen) {
        const names = header.find(({ name }) => name === item)?.entries ?? []
        await disclosure(page, item).focus()
        await page.keyboard.press('Enter')
        const { disclosures, links } = await spokenIn(page, 'navigation', 'Main')
        expect(disclosures).toContain(`${item}, expanded`)
        expect(plain(links)).toEqual(expect.arrayContaining(names))
        const link = nav(page).getByRole('link', { name: entry.name })
        for (let left = names.length; left > 0; left -= 1) await page.keyboard.press('Tab')
        await expect(link).toBeFocused()
        expect(await axeFindings(page)).toEqual([])
        await page.keyboard.press('Escape')
        await expect(disclosure(page, item)).toBeFocused()
        await expect(link).toBeHidden()
      }
    },
  )

  test(`LY-06 LY-08 mobile menu of ${labelOf(chosen)}: by touch`, atNight(chosen), async ({ ownSite, openContext }) => {
    const { header } = await expectedMenus(ownSite, chosen)
    const context = await openContext({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    const address = await addressOf(ownSite, chosen, '/about-us')
    const record = await openRecorded(page, address)
    expect(record).toMatchObject({ ...silent, kept: record.served })

    const toggle = page.getByRole('banner').locator('summary').filter({ hasText: 'Menu' })
    await toggle.tap()
    for (const { name, entries } of header.filter(({ isLink }) => !isLink)) {
      await disclosure(page, name).tap()
      const { disclosures, links } = await spokenIn(page, 'navigation', 'Main')
      expect(disclosures.filter((text) => text.endsWith('expanded'))).toEqual([`${name}, expanded`])
      expect(plain(links)).toEqual(expect.arrayContaining(entries))
    }
    expect(await axeFindings(page)).toEqual([])
    for (const { item, entry } of chosen.filter((more) => more.entry.link)) {
      await page.goto(address)
      await hydrated(page)
      await toggle.tap()
      await disclosure(page, item).tap()
      await nav(page).getByRole('link', { name: entry.name, exact: true }).tap()
      await expect(page).toHaveURL(new RegExp(`${entry.link}$`))
    }
  })
}

const SIDE: RemoteNavigation = {
  staff: [{ name: 'Site check', role: 'BLOGS', link: '/whyus' }],
  microsite: [{ name: 'Why us', link: '/whyus' }],
}

const withSide = (text: string, side: RemoteNavigation = SIDE): string => {
  const descriptor = JSON.parse(text) as ReleaseDescriptor
  return JSON.stringify({ ...descriptor, navigation: { ...descriptor.navigation, ...side } })
}

test('LY-07 LY-08 a release adds to the side bar of a role and to the bar of the microsite, which other remotes render', async ({
  ownSite,
  openContext,
}) => {
  const { release } = await ownSite.copy((file, text) => (file === 'release.json' ? withSide(text) : text))
  const chosen = `release=remote-public@${release}`
  for (const [account, expected] of [
    ['blogs', 1],
    ['careers', 0],
  ] as const) {
    const storageState = await signIn({ url: ownSite.site.url, passwords: staffPasswords }, account)
    const page = await (await openContext({ storageState })).newPage()
    await page.goto(`/dashboard?${chosen}`)
    const sideBar = page.getByRole('navigation', { name: 'Back office' })
    await expect(sideBar.getByRole('link', { name: 'Dashboard' })).toBeVisible()
    await expect(sideBar.getByRole('link', { name: 'Site check' })).toHaveCount(expected)
    expect(await axeFindings(page)).toEqual([])
  }
  const page = await (await openContext()).newPage()
  const record = await openRecorded(page, `/tekdatanova?${chosen}`)
  expect(record).toMatchObject({ ...silent, kept: record.served })
  const bar = page.getByRole('navigation', { name: 'TekDataNova' })
  await bar.getByRole('link', { name: 'Why us' }).press('Enter')
  await expect(page).toHaveURL(/\/whyus$/)
  expect((await ownSite.page('/tekdatanova')).boot.menus).not.toHaveProperty('microsite')
})

test('LY-08 the gate rejects a sidebar entry that leads nowhere', async ({ ownSite }) => {
  const nowhere = { staff: [{ name: 'Site check', link: '/nowhere' }] } as const
  const { release } = await ownSite.copy((file, text) => (file === 'release.json' ? withSide(text, nowhere) : text))
  expect(await ownSite.gate(release)).toContain(
    'the entry "Site check" in the staff menu of remote-public leads to /nowhere, where there is no page',
  )
})
