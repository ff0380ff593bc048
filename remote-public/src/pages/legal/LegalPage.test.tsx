import { screen, within } from '@testing-library/react'
import { useChromeStore } from '@tekskills/shared/chrome/chrome-store'
import { browserStorage } from '@tekskills/shared/storage/browser-storage'
import { expectAccessible } from '@tekskills/shared/testing/accessibility'
import { renderRemote } from '@tekskills/shared/testing/render-remote'
import { manifest } from '../../manifest'

const heading = () => screen.findByRole('heading', { level: 1 })

test.each([
  ['/cookie-policy', 'Cookies and other data in your browser', 'Your choice'],
  ['/privacy-notice', 'What we know about you, and why', 'When you apply'],
  ['/statutory-compliance', 'The rules we follow, and how to report a breach', 'Reporting a concern'],
])('RT-01 RT-03 %s shows its text in the legal screen, with links to the other two', async (path, title, part) => {
  const { container } = renderRemote(manifest, path)
  expect(await heading()).toHaveTextContent(title)
  const contents = screen.getByRole('navigation', { name: 'On this page' })
  const link = within(contents).getByRole('link', { name: part })
  const section = screen.getByRole('region', { name: part })
  expect(link).toHaveAttribute('href', `${path}#${section.id}`)
  expect(within(screen.getByRole('navigation', { name: 'Other legal texts' })).getAllByRole('link')).toHaveLength(2)
  await expectAccessible(container)
})

test('RT-03 the three legal texts share one screen', async () => {
  const paths = ['/cookie-policy', '/privacy-notice', '/statutory-compliance']
  const screens = manifest.routes.filter(({ path }) => paths.includes(path ?? ''))
  const components = await Promise.all(
    screens.map(async ({ lazy }) => (typeof lazy === 'function' ? (await lazy()).Component : undefined)),
  )
  expect(screens).toHaveLength(3)
  expect(new Set(components).size).toBe(1)
})

test('LY-03 ST-01 the cookie policy names every key that this site stores, and can reset the consent', async () => {
  browserStorage.write('cookieConsent', 'accepted')
  const { user } = renderRemote(manifest, '/cookie-policy')
  await heading()
  for (const key of [
    'cookieConsent',
    'casestudyId',
    'settled',
    'session',
    'device-…',
    'tekskills-key',
    'XSRF-TOKEN',
    'Token',
    'Blog, Username, id',
    'sidebarState',
  ])
    expect(screen.getByRole('rowheader', { name: key })).toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: 'Cookie settings' }))
  expect(browserStorage.read('cookieConsent')).toBeNull()
  expect(useChromeStore.getState().consent).toBe('unset')
})
