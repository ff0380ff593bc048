import { screen, within } from '@testing-library/react'
import { renderInTheme } from '@tekskills/shared/testing/render-in-theme'
import { outsideLinks } from './outside-links'
import { SiteFooter } from './SiteFooter'

const { employeePortal, reviews, social } = outsideLinks

test.each([employeePortal, reviews, ...social])(
  'RT-04 the footer links to $name at its configured URL, in a new tab without an opener',
  ({ name, href }) => {
    renderInTheme(<SiteFooter />)
    const link = screen.getByRole('link', { name: `${name} (opens in a new tab)` })
    expect(link).toHaveAttribute('href', href)
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'))
    expect(new URL(href).origin).not.toBe(location.origin)
  },
)

test('RT-04 the five social profiles are in one navigation, each with its own URL', () => {
  renderInTheme(<SiteFooter />)
  const links = within(screen.getByRole('navigation', { name: 'Follow' })).getAllByRole('link')
  expect(new Set(links.map((link) => link.getAttribute('href')))).toEqual(new Set(social.map(({ href }) => href)))
  expect(links).toHaveLength(5)
})
