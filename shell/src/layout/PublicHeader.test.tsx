import type { ReactNode } from 'react'
import { act, screen, waitFor, within } from '@testing-library/react'
import { useChromeStore } from '@tekskills/shared/chrome/chrome-store'
import type { MenuIcon, MenuItem } from '@tekskills/shared/contracts/navigation'
import { http } from '@tekskills/shared/http/client'
import { expectAccessible } from '@tekskills/shared/testing/accessibility'
import { hideFocused } from '@tekskills/shared/testing/hide-focused'
import { setMedia } from '@tekskills/shared/testing/match-media'
import { renderInTheme } from '@tekskills/shared/testing/render-in-theme'
import { QUERY } from '@tekskills/shared/theme/media'
import { WithMenus } from '../testing/WithMenus'
import { PublicHeader } from './PublicHeader'
import { RenderPartContext } from '@tekskills/shared/chrome/RenderedOnce'
import { entryAddress } from './entry-address'

const icon: MenuIcon = {
  name: 'plus',
  size: 24,
  node: [
    ['path', { d: 'M5 12h14' }],
    ['path', { d: 'M12 5v14' }],
  ],
}
const products = { name: 'Products', href: 'https://products.example.com/' }
const menu: MenuItem[] = [
  {
    name: 'Services',
    submenu: [
      { name: 'Cloud', link: '/services/cloud' },
      { name: 'SAP', link: '/services/sap' },
    ],
  },
  {
    name: 'Contact',
    submenu: [
      { name: 'Netherlands', link: '/contact', queryParams: { country: 'Netherlands' } },
      { name: 'UK', link: '/contact', queryParams: { country: 'UK' } },
    ],
  },
  { name: 'Insights', link: '/resources/blogs', icon },
  products,
]
const header = (
  <WithMenus menus={{ header: menu }}>
    <PublicHeader />
  </WithMenus>
)

/** jsdom ignores media queries, so both menus are visible: the desktop one comes first. */
const toggle = (name: string, which: 'desktop' | 'mobile') => {
  const all = screen.getAllByText(name, { selector: 'summary' })
  return which === 'desktop' ? all[0] : all.at(-1)
}
const isOpen = (summary: HTMLElement | undefined) => summary?.closest('details')?.open

const mobileToggle = () => screen.getByText('Menu').closest('summary') as HTMLElement

test('LY-08 the menu is data: pages, external URLs and entries with query parameters', async () => {
  const { container } = renderInTheme(header, { url: '/resources/blogs' })
  const [desktop] = screen.getAllByRole('navigation', { name: 'Main' })
  const links = within(desktop as HTMLElement)
  expect(links.getByRole('link', { name: 'Insights' })).toHaveAttribute('aria-current', 'page')
  expect(links.getByRole('link', { name: /^Products/ })).toHaveAttribute('target', '_blank')
  expect(links.getByText('Netherlands')).toHaveAttribute('href', '/contact?country=Netherlands')
  expect(desktop?.querySelectorAll('[data-menu-icon] path')).toHaveLength(2)
  await expectAccessible(container)
})

test.each(['/resources/blogs', '/Resources/BLOGS', '/resources/blogs/page'])(
  'the server does not reuse the header of %s, with its current link, for pages without one',
  (url) => {
    const namesAt = (address: string) => {
      const names: string[] = []
      const collect = (name: string, part: ReactNode) => {
        names.push(name)
        return part
      }
      const { unmount } = renderInTheme(<RenderPartContext value={collect}>{header}</RenderPartContext>, {
        url: address,
      })
      const current = screen.queryAllByRole('link', { current: 'page' }).length
      unmount()
      return { name: names.at(-1), current }
    }
    expect(namesAt(url)).toEqual({ name: 'header Insights', current: 2 })
    expect(namesAt('/about-us')).toEqual({ name: 'header ', current: 0 })
  },
)

test('RT-04 the products menu opens an external site in a new tab without an opener', () => {
  renderInTheme(header)
  const links = screen.getAllByText(products.name, { selector: 'a' })
  expect(links).toHaveLength(2)
  for (const link of links) {
    expect(link).toHaveAttribute('href', products.href)
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'))
  }
  expect(new URL(products.href).origin).not.toBe(location.origin)
})

test('LY-08 the address of an entry without query parameters is its link', () => {
  expect(entryAddress({ name: 'Cloud', link: '/services/cloud' })).toBe('/services/cloud')
})

test.each(['desktop', 'mobile'] as const)('LY-06 one submenu of the %s menu is open at a time', async (which) => {
  const { user } = renderInTheme(header)
  await user.click(mobileToggle())
  await user.click(toggle('Services', which) as HTMLElement)
  expect(isOpen(toggle('Services', which))).toBe(true)

  await user.click(toggle('Contact', which) as HTMLElement)
  expect(isOpen(toggle('Contact', which))).toBe(true)
  expect(isOpen(toggle('Services', which))).toBe(false)

  await user.click(toggle('Contact', which) as HTMLElement)
  expect(isOpen(toggle('Contact', which))).toBe(false)
})

test('the header leads to the contact form with the subject filled in, on phones at the end of the open menu', async () => {
  const { user } = renderInTheme(header)
  await user.click(mobileToggle())
  expect(mobileToggle()).toHaveTextContent(/Close$/)
  const links = screen.getAllByRole('link', { name: 'Talk to us' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(2).fill('/contact?subject=A+first+conversation'))
})

test('LY-06 the mobile menu closes when the window becomes wider than 991.98px', async () => {
  const { user } = renderInTheme(header)
  await user.click(mobileToggle())
  expect(isOpen(mobileToggle())).toBe(true)
  act(() => setMedia(QUERY.desktop, true))
  expect(isOpen(mobileToggle())).toBe(false)
  act(() => setMedia(QUERY.desktop, false))
  expect(isOpen(mobileToggle())).toBe(false)
})

test.each([
  ['still has the focus', () => undefined],
  ['has lost the focus to the browser', hideFocused],
])(
  'LY-06 when a wider window hides the menu, the focus moves to the header, even when the menu %s',
  async (_case, before) => {
    const { user } = renderInTheme(header)
    await user.click(mobileToggle())
    act(() => {
      before()
      setMedia(QUERY.desktop, true)
    })
    expect(screen.getByRole('link', { name: 'Tekskills, home' })).toHaveFocus()
  },
)

test('Escape closes a menu and focuses its button; a press outside closes it, too', async () => {
  const { user } = renderInTheme(
    <>
      {header}
      <p>Elsewhere</p>
    </>,
  )
  await user.click(toggle('Services', 'desktop') as HTMLElement)
  await user.keyboard('{Escape}')
  expect(isOpen(toggle('Services', 'desktop'))).toBe(false)
  expect(toggle('Services', 'desktop')).toHaveFocus()

  await user.click(toggle('Services', 'desktop') as HTMLElement)
  await user.click(screen.getByText('Elsewhere'))
  expect(isOpen(toggle('Services', 'desktop'))).toBe(false)
})

const proven = (url: string, results: unknown[]) => ({
  caseStudyName: `Study ${url}`,
  url,
  clientName: 'Ashgrove',
  results,
})

test('LY-08 an opened submenu shows the newest case study with a result, and a link to all until it is known', async () => {
  const get = jest.spyOn(http, 'get').mockRejectedValue(Object.assign(new Error('down'), { name: 'ApiError' }))
  const newest = { name: 'See all case studies', link: '/resources/case-studies' } as const
  const submenu = [
    { name: 'Cloud', link: '/services/cloud', text: 'Moved in waves', glyph: 'M0.5 0.5z' },
    { name: 'SAP', link: '/services/sap' },
  ] as const
  const { user, container } = renderInTheme(
    <WithMenus menus={{ header: [{ name: 'Services', text: 'Nine practices.', submenu, newest }] }}>
      <PublicHeader />
    </WithMenus>,
  )
  expect(get).not.toHaveBeenCalled()
  expect(screen.getByText(newest.name)).toHaveAttribute('href', newest.link)
  await user.click(toggle('Services', 'desktop') as HTMLElement)
  expect(screen.getByText('Moved in waves')).toBeVisible()
  await waitFor(() => expect(get).toHaveBeenCalled())
  expect(screen.getByText(newest.name)).toBeVisible()

  const content = [proven('new', []), proven('older', [{ figure: '46%', measure: 'fewer stops' }])]
  get.mockResolvedValue({ data: { content } })
  await user.keyboard('{Escape}')
  await user.click(toggle('Services', 'desktop') as HTMLElement)
  expect(await screen.findByText('Study older')).toHaveAttribute('href', '/individualcasestudy/older')
  expect(screen.getByText('46%')).toBeVisible()
  expect(screen.queryByText(newest.name)).not.toBeInTheDocument()
  await expectAccessible(container)
})

test('LY-08 the arrow keys open a submenu of the desktop menu and move through its links and back', async () => {
  const { user } = renderInTheme(header)
  const button = toggle('Services', 'desktop') as HTMLElement
  const [cloud] = screen.getAllByText('Cloud')
  const [sap] = screen.getAllByText('SAP')
  act(() => button.focus())
  await user.keyboard('{ArrowUp}')
  expect(isOpen(button)).toBe(false)
  await user.keyboard('{ArrowDown}')
  expect(isOpen(button)).toBe(true)
  expect(cloud).toHaveFocus()
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(sap).toHaveFocus()
  await user.keyboard('{ArrowUp}{ArrowUp}')
  expect(button).toHaveFocus()
})

test('a menu closes when its link is followed', async () => {
  const { router, user } = renderInTheme(header)
  await user.click(mobileToggle())
  await user.click(screen.getAllByText('Insights').at(-1) as HTMLElement)
  expect(router.state.location.pathname).toBe('/resources/blogs')
  expect(isOpen(mobileToggle())).toBe(false)
})

test('CS-06 the header is hidden and not focusable while a page requests it', () => {
  renderInTheme(<PublicHeader />)
  act(() => useChromeStore.setState({ headerHidden: true }))
  expect(screen.queryByRole('banner')).not.toBeInTheDocument()
  act(() => useChromeStore.setState({ headerHidden: false }))
  expect(screen.getByRole('banner')).toBeVisible()
})
