import { render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import type { Chrome } from '@tekskills/shared/contracts/access'
import type { ReleaseSelection } from '@tekskills/shared/contracts/boot'
import { expectAccessible } from '@tekskills/shared/testing/accessibility'
import { ReleaseRibbon } from './ReleaseRibbon'
import { SiteLayout } from './SiteLayout'

const chosen = { 'remote-public': 'p2', 'remote-tekdatanova': 't2' } as const

function page(override?: ReleaseSelection, chrome: Chrome = 'site') {
  const ribbonOf = override && <ReleaseRibbon releases={override} chrome={chrome} />
  const element = (
    <SiteLayout chrome={chrome} staff={null} ribbon={ribbonOf} onLogout={() => undefined}>
      <h1>Insights</h1>
    </SiteLayout>
  )
  return (
    <RouterProvider router={createMemoryRouter([{ path: '/blog', element }], { initialEntries: ['/blog?page=2'] })} />
  )
}

const ribbon = () => screen.queryByRole('complementary', { name: 'Chosen releases' })

test('a page with chosen releases lists them and links to the same page with the live ones', async () => {
  const { container } = render(page(chosen))
  expect(ribbon()).toHaveTextContent('Not what visitors see: remote-public p2, remote-tekdatanova t2')
  const leave = within(ribbon() as HTMLElement).getByRole('link', { name: 'Leave' })
  expect(leave).toHaveAttribute('href', '/blog?release=')
  await expectAccessible(container)
})

test('a page with the live releases has no ribbon', () => {
  render(page())
  expect(ribbon()).not.toBeInTheDocument()
})

test.each<Chrome>(['site', 'microsite', 'bare', 'staff'])(
  'the server-rendered ribbon hydrates without changes: %s',
  (chrome) => {
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(page(chosen, chrome))
    const before = container.innerHTML
    expect(before).toContain('aria-label="Chosen releases"')
    render(page(chosen, chrome), { container, hydrate: true })
    expect(container.innerHTML).toBe(before)
  },
)
