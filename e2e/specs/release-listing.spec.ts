import type { ReleaseDescriptor } from '../../shared/src/contracts/release'
import { expect, test, type OwnSite } from '../fixtures/federation-site'
import { hydrated } from '../pages/hydration'

const ENTRY = { name: 'Expeditions', order: 75, link: '/whyus' } as const
const RETIRED = { pattern: '/former-expeditions', successor: '/whyus' }
const DESCRIPTION = 'Zymurgy for engineers.'

/** What a release lists about its pages, with a menu entry, a retired path, and another description of a fixed page. */
function withMore(text: string): string {
  const { navigation = {}, retired = [], pages = [], ...facts } = JSON.parse(text) as ReleaseDescriptor
  const { header = [], footer = [] } = navigation
  const explore = { name: 'Explore', submenu: [ENTRY] }
  return JSON.stringify({
    ...facts,
    navigation: { ...navigation, header: [...header, ENTRY], footer: [...footer, explore] },
    retired: [...retired, RETIRED],
    pages: pages.map((page) => (page.path === ENTRY.link ? { ...page, description: DESCRIPTION } : page)),
  })
}

const release = (ownSite: OwnSite) => ownSite.copy((file, text) => (file === 'release.json' ? withMore(text) : text))
const linksIn = (html: string) => html.split(`>${ENTRY.name}</a>`).length - 1
const searched = async ({ site }: OwnSite) =>
  (await fetch(`${site.url}/api/public/user/search?q=zymurgy`)).text().then((text) => text.includes(ENTRY.link))
const retiredStatus = async ({ site }: OwnSite) =>
  (await fetch(site.url + RETIRED.pattern, { redirect: 'manual' })).headers.get('location')

/** Within two seconds, as after every swap of a release. */
const soon = { intervals: [50], timeout: 2000 }

test.describe('what a release lists about its pages', () => {
  test('LY-08 MT-04 MT-06 its menu entries, retired paths and search text go live and are rolled back with it', async ({
    ownSite,
    page,
  }) => {
    const { release: id } = await release(ownSite)
    await ownSite.goLive(id)
    // Twice in the header, for wide and narrow windows, and once in the footer.
    expect(linksIn((await ownSite.page('/')).html)).toBe(3)
    expect(await retiredStatus(ownSite)).toBe(ENTRY.link)
    await expect.poll(() => searched(ownSite), soon).toBe(true)

    await page.goto(`${ownSite.site.url}/about-us`)
    await hydrated(page)
    await page.getByRole('link', { name: ENTRY.name }).first().click()
    await expect(page).toHaveURL(new RegExp(`${ENTRY.link}$`))

    await ownSite.rollBack()
    expect(linksIn((await ownSite.page('/')).html)).toBe(0)
    // The service, which is asked for addresses without a page, follows the releases a moment later.
    await expect.poll(() => retiredStatus(ownSite), soon).toContain('/pagenotfound')
    await expect.poll(() => searched(ownSite), soon).toBe(false)
  })

  test('LY-08 visitors who are inside a rollout, and testers, see its menus, and no one else does', async ({
    ownSite,
  }) => {
    const { release: id } = await release(ownSite)
    expect(linksIn((await ownSite.page(`/?release=remote-public@${id}`)).html)).toBe(3)
    expect(linksIn((await ownSite.page('/')).html)).toBe(0)
    await ownSite.rollOut(id, 50)
    for (let seed = 0; seed < 8; seed += 1) {
      const { boot, html } = await ownSite.page('/', { cookie: `rollout=seed${seed}` })
      expect(linksIn(html)).toBe(boot.remotes['remote-public']?.release === id ? 3 : 0)
    }
    await ownSite.restore()
  })

  test('LY-08 the gate names a menu entry that leads nowhere', async ({ ownSite }) => {
    const { release: id } = await ownSite.copy((file, text) =>
      file === 'release.json' ? withMore(text).replaceAll('"link":"/whyus"', '"link":"/nowhere"') : text,
    )
    expect(await ownSite.gate(id)).toContain(
      'the entry "Expeditions" in the header menu of remote-public leads to /nowhere, where there is no page',
    )
  })
})
