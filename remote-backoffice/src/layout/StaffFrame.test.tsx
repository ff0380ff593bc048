import { render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { ThemeProvider } from 'styled-components'
import { SideMenusContext } from '@tekskills/shared/chrome/side-menus'
import { http } from '@tekskills/shared/http/client'
import type { Role } from '@tekskills/shared/contracts/access'
import { startSession, storeToken } from '@tekskills/shared/session/session-store'
import { staffLightTheme } from '@tekskills/shared/theme/staff-light-theme'
import { renderRemote } from '@tekskills/shared/testing/render-remote'
import { samplePage } from '../testing/sample-blogs'
import { StaffFrame } from './StaffFrame'
import { sidebarEntries } from './sidebar/sidebar-entries'
import { manifest } from '../manifest'

// Loads the lazy chunks first, because that takes longer than the timeout of a query.
beforeAll(() =>
  Promise.all([
    import('./StaffFrame'),
    import('../pages/view-blogs/ViewBlogsPage'),
    import('../pages/view-blogs/view-blogs-loader'),
  ]),
)

function openAs(authority: Role, url: string) {
  storeToken('token')
  startSession({ id: 'u1', username: 'asmith', authorities: [{ authority }] })
  jest.spyOn(http, 'get').mockResolvedValue({ data: samplePage([]) })
  return renderRemote(manifest, url)
}

const sidebar = () => screen.findByRole('navigation', { name: 'Back office' })

test('ST-08 the sidebar of BLOGS links to the dashboard and the blogs', async () => {
  openAs('BLOGS', '/viewblogs')
  const links = within(await sidebar()).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/dashboard', '/blogs', '/viewblogs'])
  expect(screen.getByRole('link', { name: 'View blogs' })).toHaveAttribute('aria-current', 'page')
})

test('ST-08 the sidebar of CAREERS has no blogs, and access to their pages is denied', async () => {
  openAs('CAREERS', '/viewblogs')
  const links = within(await sidebar()).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/dashboard',
    '/addcareers',
    '/viewcareers',
    '/Applications',
    '/futureApplications',
  ])
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('You don’t have access to this page')
  expect(screen.queryByRole('searchbox')).toBeNull()
})

test('ST-08 an unknown role from storage sees no entries', () => {
  expect(sidebarEntries('ADMIN')).toEqual([])
  expect(sidebarEntries(null)).toEqual([])
})

test('LY-08 entries of other remotes follow those of the role; items of one name are joined', () => {
  const contributed = [
    { name: 'Academy', role: 'BLOGS', submenu: [{ name: 'Courses', link: '/academy/courses' }] },
    { name: 'Payroll', role: 'CAREERS', link: '/payroll' },
    { name: 'Blogs', role: 'BLOGS', submenu: [{ name: 'Drafts elsewhere', link: '/academy/drafts' }] },
  ] as const
  const named = (role: Role) => sidebarEntries(role, contributed).map(({ name }) => name)
  expect([named('BLOGS').at(-1), named('CAREERS').at(-1)]).toEqual(['Academy', 'Payroll'])
  expect(named('BLOGS').filter((name) => name === 'Blogs')).toHaveLength(1)
  const blogs = sidebarEntries('BLOGS', contributed).find(({ name }) => name === 'Blogs')
  expect(blogs?.submenu.map(({ link }) => link)).toEqual(['/blogs', '/viewblogs', '/academy/drafts'])
  expect(sidebarEntries('CAREERS', contributed).find(({ name }) => name === 'Payroll')?.link).toBe('/payroll')
  expect(sidebarEntries('ADMIN', contributed)).toEqual([])
})

test('LY-08 the sidebar shows what the releases of the page contribute to it', async () => {
  storeToken('token')
  startSession({ id: 'u1', username: 'asmith', authorities: [{ authority: 'BLOGS' }] })
  const router = createMemoryRouter([{ path: '*', element: <StaffFrame /> }], { initialEntries: ['/viewblogs'] })
  render(
    <ThemeProvider theme={staffLightTheme}>
      <SideMenusContext value={{ staff: [{ name: 'Academy', link: '/academy' }] }}>
        <RouterProvider router={router} />
      </SideMenusContext>
    </ThemeProvider>,
  )
  expect(within(await sidebar()).getByRole('link', { name: 'Academy' })).toHaveAttribute('href', '/academy')
})

test('LY-07 the collapsed state of the sidebar is stored as a JSON boolean', async () => {
  const { user, unmount } = openAs('BLOGS', '/viewblogs')
  await user.click(await screen.findByRole('button', { name: 'Collapse the menu' }))
  expect(localStorage.getItem('sidebarState')).toBe('true')
  expect(screen.queryByRole('link', { name: 'View blogs' })).toBeNull()

  unmount()
  openAs('BLOGS', '/viewblogs')
  await user.click(await screen.findByRole('button', { name: 'Expand the menu' }))
  expect(localStorage.getItem('sidebarState')).toBe('false')
  expect(screen.getByRole('link', { name: 'View blogs' })).toBeVisible()
})

test.each(['{"a":1}', 'TRUE', 'undefined', ''])(
  'LY-07 invalid data in storage reads as expanded: %s',
  async (invalid) => {
    localStorage.setItem('sidebarState', invalid)
    openAs('BLOGS', '/viewblogs')
    expect(await screen.findByRole('button', { name: 'Collapse the menu' })).toBeVisible()
  },
)

test('LY-08 a submenu collapses and expands; in a collapsed sidebar it expands the sidebar', async () => {
  const { user } = openAs('BLOGS', '/viewblogs')
  const blogs = await screen.findByRole('button', { name: 'Blogs' })
  await user.click(blogs)
  expect(blogs).toHaveAttribute('aria-expanded', 'false')
  expect(screen.queryByRole('link', { name: 'Add blogs' })).toBeNull()

  await user.click(screen.getByRole('button', { name: 'Collapse the menu' }))
  await user.click(blogs)
  expect(screen.getByRole('link', { name: 'Add blogs' })).toBeVisible()
})

test('LY-08 a disabled entry is shown but does not navigate, by keyboard or pointer', async () => {
  const author = sidebarEntries('BLOGS').find(({ name }) => name === 'Author') as { disable: boolean }
  author.disable = true
  try {
    const { router, user } = openAs('BLOGS', '/viewblogs')
    const entry = within(await sidebar()).getByRole('link', { name: 'Author' })
    expect(entry).toHaveAttribute('aria-disabled', 'true')
    expect(entry).not.toHaveAttribute('href')
    expect(within(await sidebar()).queryByRole('button', { name: 'Author' })).toBeNull()
    await user.click(entry)
    expect(router.state.location.pathname).toBe('/viewblogs')
  } finally {
    author.disable = false
  }
})

test('LY-08 entries are data with name, icon, open, disable, link and submenu', () => {
  for (const entry of [...sidebarEntries('BLOGS'), ...sidebarEntries('CAREERS')]) {
    expect(entry).toMatchObject({ name: expect.any(String), open: expect.any(Boolean), disable: expect.any(Boolean) })
    expect(entry.icon).toBeDefined()
    expect(Boolean(entry.link)).toBe(entry.submenu.length === 0)
  }
})

test('on a small screen the menu is a drawer that takes the focus and returns it', async () => {
  const { user } = openAs('BLOGS', '/viewblogs')
  const menu = await screen.findByRole('button', { name: 'Menu' })
  await user.click(menu)
  expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(menu).toHaveFocus()
  expect(menu).toHaveAttribute('aria-expanded', 'false')
})
