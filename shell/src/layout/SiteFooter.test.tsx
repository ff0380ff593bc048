import { screen, within } from '@testing-library/react'
import { renderInTheme } from '@tekskills/shared/testing/render-in-theme'
import { WithMenus } from '../testing/WithMenus'
import { SiteFooter } from './SiteFooter'

const employeePortal = { name: 'Employee portal', href: 'https://portal.example.com/' }
const reviews = { name: 'Company reviews', href: 'https://reviews.example.com/tekskills' }
const social = ['LinkedIn', 'Facebook', 'X', 'Instagram', 'YouTube'].map((name) => ({
  name,
  href: `https://${name.toLowerCase()}.example.com/tekskills`,
}))
const footer = (
  <WithMenus
    menus={{
      footer: [
        { name: 'Company', submenu: [{ name: 'About us', link: '/about-us' }, employeePortal, reviews] },
        { name: 'Follow', submenu: social },
      ],
      legal: [{ name: 'Privacy notice', link: '/privacy-notice' }],
    }}
  >
    <SiteFooter />
  </WithMenus>
)

test.each([employeePortal, reviews, ...social])(
  'RT-04 the footer links to $name at its configured URL, in a new tab without an opener',
  ({ name, href }) => {
    renderInTheme(footer)
    const link = screen.getByRole('link', { name: `${name} (opens in a new tab)` })
    expect(link).toHaveAttribute('href', href)
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'))
    expect(new URL(href).origin).not.toBe(location.origin)
  },
)

test('RT-04 the five social profiles are in one navigation, each with its own URL', () => {
  renderInTheme(footer)
  const links = within(screen.getByRole('navigation', { name: 'Follow' })).getAllByRole('link')
  expect(new Set(links.map((link) => link.getAttribute('href')))).toEqual(new Set(social.map(({ href }) => href)))
  expect(links).toHaveLength(5)
})
