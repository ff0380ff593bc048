import { act, screen } from '@testing-library/react'
import { createMemoryRouter } from 'react-router-dom'
import { renderInTheme } from '@tekskills/shared/testing/render-in-theme'
import { trackNavigations } from '../routing/navigation-progress'
import { LoadingBar } from './LoadingBar'

let stop: () => void
beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  act(() => stop())
  jest.useRealTimers()
})

/** The bar above a router without loaders, but for `/slow` and `/broken`, which wait until they are let go. */
function start() {
  let letGo = () => undefined as void
  const held = () => new Promise<null>((resolve) => (letGo = () => resolve(null)))
  const router = createMemoryRouter([
    { path: '*' },
    { path: '/slow', loader: held },
    {
      path: '/broken',
      loader: async () => {
        await held()
        throw new Error('broken')
      },
    },
  ])
  stop = trackNavigations(router)
  renderInTheme(<LoadingBar />)
  const go = (...to: Parameters<typeof router.navigate>) =>
    act(async () => {
      void router.navigate(...to)
      await Promise.resolve()
    })
  return { go, letGo: () => act(async () => letGo()) }
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))
const bar = () => screen.queryByRole('progressbar', { name: 'Page loading' })
const state = () => bar()?.getAttribute('aria-valuetext')

/** The bar stays for a second from now on. */
function expectLastSecond() {
  expect(state()).toBe('Loaded')
  pass(999)
  expect(state()).toBe('Loaded')
  pass(1)
  expect(bar()).not.toBeInTheDocument()
}

test('LY-01 the bar starts with a navigation and goes 1000ms after it ends', async () => {
  const { go, letGo } = start()
  expect(bar()).not.toBeInTheDocument()
  await go('/slow')
  pass(5000)
  expect(state()).toBe('Loading')
  await letGo()
  expectLastSecond()
})

test('LY-01 a navigation that ends at once shows the bar for a second too', async () => {
  const { go } = start()
  await go('/instant')
  expectLastSecond()
})

test('LY-01 the bar goes 1000ms after a navigation was cancelled or has failed', async () => {
  const { go, letGo } = start()
  await go('/slow')
  await go('/#place')
  expectLastSecond()
  await go('/broken')
  expect(state()).toBe('Loading')
  await letGo()
  expectLastSecond()
})

test('LY-01 a new start within the second cancels the end', async () => {
  const { go, letGo } = start()
  await go('/instant')
  pass(900)
  await go('/slow')
  pass(5000)
  expect(state()).toBe('Loading')
  await letGo()
  expectLastSecond()
})

test('a jump to a place on the page and a filter written into the address show no bar', async () => {
  const { go } = start()
  await go('/#place')
  expect(bar()).not.toBeInTheDocument()
  await go('/?page=2', { state: { samePage: true } })
  expect(bar()).not.toBeInTheDocument()
})
