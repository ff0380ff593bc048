import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import { announce } from '@tekskills/shared/chrome/chrome-store'
import type { Chrome } from '@tekskills/shared/contracts/access'
import { showDialog } from '@tekskills/shared/dialogs/dialog-store'
import { expectAccessible } from '@tekskills/shared/testing/accessibility'
import { metaContent } from '@tekskills/shared/testing/head-tags'
import { setMedia } from '@tekskills/shared/testing/match-media'
import { QUERY } from '@tekskills/shared/theme/media'
import { micrositeTheme } from '@tekskills/shared/theme/microsite-theme'
import { staffDarkTheme } from '@tekskills/shared/theme/staff-dark-theme'
import { staffLightTheme } from '@tekskills/shared/theme/staff-light-theme'
import { WithMenus } from '../testing/WithMenus'
import { SiteLayout, type SiteLayoutProps } from './SiteLayout'

const employeePortal = { name: 'Employee portal', href: 'https://portal.example.com/' }
const editor = { role: 'BLOGS', username: 'mira.okafor' }

function renderLayout(props: Partial<SiteLayoutProps> = {}, loader: () => unknown = () => null) {
  const layout = (
    <WithMenus menus={{ footer: [{ name: 'Company', submenu: [employeePortal] }] }}>
      <SiteLayout chrome="site" staff={null} onLogout={() => undefined} {...props}>
        <Outlet />
      </SiteLayout>
    </WithMenus>
  )
  const router = createMemoryRouter([
    {
      path: '/',
      element: layout,
      children: [
        { index: true, element: <h1>Home</h1> },
        { path: 'next', loader, element: <h1>Next</h1>, errorElement: <h1>Broken</h1> },
      ],
    },
  ])
  const view = render(<RouterProvider router={router} />)
  return { ...view, router, user: userEvent.setup() }
}

const logout = () => screen.queryByRole('button', { name: 'Logout' })
const footerLink = () => screen.queryByRole('link', { name: /^Employee portal/ })

test('LY-05 visitors see the public header and the full footer', async () => {
  const { container } = renderLayout()
  expect(screen.getByRole('link', { name: 'Tekskills, home' })).toHaveAttribute('href', '/')
  expect(footerLink()).toHaveAttribute('rel', expect.stringContaining('noopener'))
  expect(logout()).not.toBeInTheDocument()
  await expectAccessible(container)
})

test('LY-05 microsite pages have the footer, but no public header', () => {
  renderLayout({ chrome: 'microsite' })
  expect(screen.queryByRole('banner')).not.toBeInTheDocument()
  expect(footerLink()).toBeInTheDocument()
})

test('numbers and dates of staff screens do not become links in Safari', async () => {
  renderLayout({ chrome: 'staff', staff: editor })
  await waitFor(() => expect(metaContent('format-detection')).toBe('telephone=no, date=no, address=no'))
})

test.each<Chrome>(['staff', 'site'])(
  'LY-05 on %s pages staff see their header and the minimal footer',
  async (chrome) => {
    const handleLogout = jest.fn()
    const { container, user } = renderLayout({ chrome, staff: editor, onLogout: handleLogout })
    expect(await screen.findByText('mira.okafor')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument()
    expect(screen.getByRole('contentinfo')).toHaveTextContent(
      new RegExp(`^© ${new Date().getFullYear()} Tekskills. All rights reserved.$`),
    )
    await expectAccessible(container)
    await user.click(screen.getByRole('button', { name: 'Logout' }))
    expect(handleLogout).toHaveBeenCalledTimes(1)
  },
)

test('a bare page has neither header nor footer', () => {
  renderLayout({ chrome: 'bare' })
  expect(screen.queryByRole('banner')).not.toBeInTheDocument()
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument()
  expect(screen.getByRole('main')).toBeVisible()
})

test('each chrome has its theme; the back-office follows the color scheme of the system', () => {
  const skipLink = () => screen.getByRole('link', { name: 'Skip to content' })
  const { unmount } = renderLayout({ chrome: 'microsite' })
  expect(skipLink()).toHaveStyle({ background: micrositeTheme.color.accent })
  unmount()

  renderLayout({ chrome: 'staff', staff: editor })
  expect(skipLink()).toHaveStyle({ background: staffLightTheme.color.accent })
  act(() => setMedia(QUERY.dark, true))
  expect(skipLink()).toHaveStyle({ background: staffDarkTheme.color.accent })
})

test('the first tab stop is a link that skips the header', async () => {
  const { user } = renderLayout()
  await user.tab()
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#content')
  expect(screen.getByRole('main')).toHaveAttribute('id', 'content')
})

test('the layout shows dialogs and announcements', () => {
  renderLayout()
  act(() => {
    announce('Insights, Tekskills')
    void showDialog({ kind: 'success', message: 'Successfully Submitted' })
  })
  expect(screen.getByText('Insights, Tekskills')).toBeInTheDocument()
  expect(screen.getByRole('alertdialog', { name: 'Success!' })).toBeVisible()
})
