import { screen } from '@testing-library/react'
import { browserStorage } from '@tekskills/shared/storage/browser-storage'
import { useChromeStore } from '@tekskills/shared/chrome/chrome-store'
import { expectAccessible } from '@tekskills/shared/testing/accessibility'
import { renderInTheme } from '@tekskills/shared/testing/render-in-theme'
import { CookieBanner } from './CookieBanner'
import { LiveRegion } from './LiveRegion'
import { SiteFooter } from './SiteFooter'

const ANALYTICS = 'https://analytics.example.com/script.js'

const renderPage = (analytics = ANALYTICS) =>
  renderInTheme(
    <>
      <main id="content" tabIndex={-1} />
      <SiteFooter />
      <CookieBanner analytics={analytics} />
      <LiveRegion />
    </>,
  )

const analyticsScripts = () => [...document.scripts].filter(({ src }) => src === ANALYTICS)
const consent = () => document.documentElement.dataset.consent
const storeConsent = (value: string) => browserStorage.write('cookieConsent', value)
const banner = () => screen.getByText('May we use analytics?')

afterEach(() => {
  for (const script of analyticsScripts()) script.remove()
  delete document.documentElement.dataset.consent
})

test('LY-03 while no choice is stored the banner is visible and analytics is not loaded', async () => {
  const { container } = renderPage()
  expect(consent()).toBe('unset')
  expect(banner()).toBeVisible()
  expect(analyticsScripts()).toHaveLength(0)
  await expectAccessible(container)
})

test('LY-03 accepting stores the choice, hides the banner, loads analytics once and is announced', async () => {
  const { user } = renderPage()
  await user.click(screen.getByRole('button', { name: 'Accept' }))

  expect(browserStorage.read('cookieConsent')).toBe('accepted')
  expect(banner()).not.toBeVisible()
  expect(useChromeStore.getState().consent).toBe('accepted')
  expect(analyticsScripts()).toHaveLength(1)
  expect(screen.getByText('You have accepted cookies.')).toBeInTheDocument()
  expect(screen.getByRole('main')).toHaveFocus()

  await user.click(screen.getByRole('button', { name: 'Cookie settings' }))
  await user.click(screen.getByRole('button', { name: 'Accept' }))
  expect(analyticsScripts()).toHaveLength(1)
})

test('LY-03 declining stores the choice, hides the banner and loads nothing', async () => {
  const { user } = renderPage()
  await user.click(screen.getByRole('button', { name: 'Decline' }))

  expect(browserStorage.read('cookieConsent')).toBe('declined')
  expect(banner()).not.toBeVisible()
  expect(analyticsScripts()).toHaveLength(0)
  expect(screen.getByText('You have declined cookies.')).toBeInTheDocument()
})

test.each([
  ['accepted', 1, 'accepted'],
  ['declined', 0, 'declined'],
  ['perhaps', 0, 'unset'],
])('LY-03 on a later page load, a stored "%s" loads %i scripts', (stored, scripts, expected) => {
  storeConsent(stored)
  renderPage()
  expect(analyticsScripts()).toHaveLength(scripts)
  expect(consent()).toBe(expected)
})

test('LY-03 without a configured script, accepting stores the choice and loads nothing', async () => {
  const before = document.scripts.length
  const { user } = renderPage('')
  await user.click(screen.getByRole('button', { name: 'Accept' }))
  expect(document.scripts).toHaveLength(before)
  expect(browserStorage.read('cookieConsent')).toBe('accepted')
})

test('LY-03 the footer revokes the choice and shows the banner again', async () => {
  storeConsent('declined')
  const { user } = renderPage()
  expect(banner()).not.toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Cookie settings' }))
  expect(browserStorage.read('cookieConsent')).toBeNull()
  expect(banner()).toBeVisible()
  expect(screen.getByRole('region', { name: 'May we use analytics?' })).toHaveFocus()

  await user.click(screen.getByRole('button', { name: 'Accept' }))
  expect(analyticsScripts()).toHaveLength(1)
})
