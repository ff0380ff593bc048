import { act, screen, within } from '@testing-library/react'
import { SideMenusContext } from '@tekskills/shared/chrome/side-menus'
import { micrositeTheme } from '@tekskills/shared/theme/microsite-theme'
import { QUERY } from '@tekskills/shared/theme/media'
import { expectAccessible } from '@tekskills/shared/testing/accessibility'
import { hideFocused } from '@tekskills/shared/testing/hide-focused'
import { setMedia } from '@tekskills/shared/testing/match-media'
import { renderInTheme } from '@tekskills/shared/testing/render-in-theme'
import { menuPath } from '../../content/menu/menu-path'
import { menu as entries } from '../../content/menu/menu'
import { MicrositeHeader } from './MicrositeHeader'

const open = () =>
  renderInTheme(
    <>
      <MicrositeHeader />
      <main>
        <p>Page</p>
        <button>Elsewhere</button>
      </main>
    </>,
    { url: '/tekdatanova', theme: micrositeTheme },
  )

const button = (name: string) => screen.getByRole('button', { name, hidden: true })
const openLabels = () =>
  screen.queryAllByRole('button', { expanded: true, hidden: true }).map(({ textContent }) => textContent)
const overlay = () => screen.getByTestId('menu-overlay')
const menu = () => screen.getByRole('navigation', { name: 'TekDataNova', hidden: true })

test('MS-14 RT-09 the first logo links to the company site, the second to the microsite', () => {
  open()
  const [first, second] = screen.getAllByRole('link')
  expect([first?.getAttribute('href'), second?.getAttribute('href')]).toEqual(['/', '/tekdatanova'])
})

test('LY-08 links that other remotes contribute follow those of the microsite', () => {
  const academy = { name: 'Academy', link: '/tekdatanova/academy' } as const
  renderInTheme(
    <SideMenusContext value={{ microsite: [academy] }}>
      <MicrositeHeader />
    </SideMenusContext>,
    { url: '/tekdatanova', theme: micrositeTheme },
  )
  const last = within(menu()).getAllByRole('link', { hidden: true }).at(-1)
  expect([last?.textContent, last?.getAttribute('href')]).toEqual([academy.name, academy.link])
})

test('MS-14 MS-19 a dropdown shows label, description and View more of each child', async () => {
  const { user } = open()
  for (const entry of entries) {
    if (!entry.children) continue
    await user.click(button(entry.label))
    const panel = within(screen.getByRole('group', { name: entry.label }))
    for (const child of entry.children) {
      expect(panel.getByText(child.label)).toBeVisible()
      expect(panel.getByText(child.desc)).toBeVisible()
      expect(panel.getByRole('link', { name: `View more: ${child.label}` })).toHaveAttribute(
        'href',
        menuPath(entry, child),
      )
    }
  }
})

test('MS-14 four direct links follow the dropdowns', () => {
  open()
  const links = ['AI Accelerators', 'Blog', 'eBooks', 'Use Cases'].map((name) =>
    screen.getByRole('link', { name, hidden: true }).getAttribute('href'),
  )
  expect(links).toEqual(['ai-accelerators', 'blog', 'ebooks', 'use-cases'].map((slug) => `/tekdatanova/${slug}`))
})

test('MS-14 the entry of the current page is marked as current', async () => {
  const { router, user } = open()
  await act(() => router.navigate('/tekdatanova/services/our-microsoft-advantage'))
  await user.click(button('Services'))
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('View more: Our Microsoft Advantage')
})

test('MS-14 the maximum height of a dropdown is 75 percent of the window', async () => {
  const { user } = open()
  await user.click(button('Industries'))
  expect(screen.getByRole('group', { name: 'Industries' })).toHaveStyle({ maxHeight: '75vh' })
})

test('MS-15 at most one dropdown is open, and clicking the open one closes it', async () => {
  const { user } = open()
  expect(openLabels()).toEqual([])
  await user.click(button('Services'))
  expect(openLabels()).toEqual(['Services'])
  await user.click(button('Solutions'))
  expect(openLabels()).toEqual(['Solutions'])
  expect(screen.getAllByRole('group')).toEqual([screen.getByRole('group', { name: 'Solutions' })])
  await user.click(button('Solutions'))
  expect(openLabels()).toEqual([])
})

test('MS-15 a click outside closes the dropdown', async () => {
  const { user } = open()
  await user.click(button('Industries'))
  await user.click(screen.getByText('Page'))
  expect(openLabels()).toEqual([])
})

test('MS-15 Escape closes the dropdown and returns the focus to its button', async () => {
  const { user } = open()
  await user.click(button('Services'))
  await user.tab()
  expect(button('Services')).not.toHaveFocus()
  await user.keyboard('{Escape}')
  expect(openLabels()).toEqual([])
  expect(button('Services')).toHaveFocus()
})

test('MS-15 moving the focus out of the header closes the dropdown', async () => {
  const { user } = open()
  await user.click(button('Services'))
  act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus())
  expect(openLabels()).toEqual([])
})

test('MS-16 the toggle opens and closes side menu and overlay together', async () => {
  const { user } = open()
  const state = () => [menu().dataset.open, overlay().dataset.open]
  expect(state()).toEqual(['false', 'false'])
  await user.click(button('Open menu'))
  expect(state()).toEqual(['true', 'true'])
  await user.click(button('Close menu'))
  expect(state()).toEqual(['false', 'false'])
})

test('MS-16 the overlay and Escape close the side menu', async () => {
  const { user } = open()
  await user.click(button('Open menu'))
  await user.click(overlay())
  expect(menu().dataset.open).toBe('false')
  expect(button('Open menu')).toHaveFocus()

  await user.click(button('Open menu'))
  await user.keyboard('{Escape}')
  expect(menu().dataset.open).toBe('false')
  expect(button('Open menu')).toHaveFocus()
})

test('MS-16 the side menu closes when the window reaches 992 px', async () => {
  const { user } = open()
  await user.click(button('Open menu'))
  act(() => setMedia(QUERY.desktop, true))
  expect([menu().dataset.open, overlay().dataset.open]).toEqual(['false', 'false'])
  expect(QUERY.desktop).toBe('(min-width: 992px)')
})

test('MS-16 menu and overlay stay in sync through fifty quick presses', async () => {
  const { user } = open()
  const toggle = button('Open menu')
  for (let press = 1; press <= 50; press += 1) {
    await user.click(toggle)
    const isOpen = String(press % 2 === 1)
    expect([menu().dataset.open, overlay().dataset.open, toggle.ariaExpanded]).toEqual([isOpen, isOpen, isOpen])
  }
})

test.each([
  ['still has the focus', () => undefined],
  ['has lost the focus to the browser', hideFocused],
])(
  'MS-16 the focus moves to a visible control when the layout of the menu changes, even if the control %s',
  async (_case, before) => {
    const { user } = open()
    const switchTo = (isDesktop: boolean) =>
      act(() => {
        before()
        setMedia(QUERY.desktop, isDesktop)
      })
    await user.click(button('Open menu'))
    switchTo(true)
    expect(button('Services')).toHaveFocus()

    await user.click(button('Solutions'))
    await user.tab()
    switchTo(false)
    expect(button('Open menu')).toHaveFocus()
    expect(openLabels()).toEqual([])

    await user.click(button('Open menu'))
    await user.click(button('Industries'))
    await user.tab()
    switchTo(true)
    expect(button('Industries')).toHaveFocus()
    expect(openLabels()).toEqual([])
  },
)

test('axe finds no violations in the header, closed and open', async () => {
  const { user, container } = open()
  await expectAccessible(container)
  await user.click(button('Services'))
  await expectAccessible(container)
})
