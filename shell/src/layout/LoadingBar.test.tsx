import { act, screen } from '@testing-library/react'
import { createMemoryRouter } from 'react-router-dom'
import { renderInTheme } from '@tekskills/shared/testing/render-in-theme'
import { trackNavigations } from './loading-bar-state'
import { LoadingBar } from './LoadingBar'

let stop: () => void
beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  act(() => stop())
  jest.useRealTimers()
})

/** The bar with a router without loaders, except for `/slow` and `/broken`, which wait until they are released. */
function start() {
  let release = () => undefined as void
  const pending = () => new Promise<null>((resolve) => (release = () => resolve(null)))
  const router = createMemoryRouter([
    { path: '*' },
    { path: '/slow', loader: pending },
    {
      path: '/broken',
      loader: async () => {
        await pending()
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
  return { go, release: () => act(async () => release()) }
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))
const bar = () => screen.queryByRole('progressbar', { name: 'Page loading' })
const state = () => bar()?.getAttribute('aria-valuetext')

/** Expects the bar to stay for exactly one more second. */
function expectLastSecond() {
  expect(state()).toBe('Loaded')
  pass(999)
  expect(state()).toBe('Loaded')
  pass(1)
  expect(bar()).not.toBeInTheDocument()
}

test('LY-01 the bar starts with a navigation and disappears 1000ms after it ends', async () => {
  const { go, release } = start()
  expect(bar()).not.toBeInTheDocument()
  await go('/slow')
  pass(5000)
  expect(state()).toBe('Loading')
  await release()
  expectLastSecond()
})

test('LY-01 an instant navigation also shows the bar for a second', async () => {
  const { go } = start()
  await go('/instant')
  expectLastSecond()
})

test('LY-01 the bar disappears 1000ms after a navigation is cancelled or fails', async () => {
  const { go, release } = start()
  await go('/slow')
  await go('/#place')
  expectLastSecond()
  await go('/broken')
  expect(state()).toBe('Loading')
  await release()
  expectLastSecond()
})

test('LY-01 a new navigation within that second keeps the bar', async () => {
  const { go, release } = start()
  await go('/instant')
  pass(900)
  await go('/slow')
  pass(5000)
  expect(state()).toBe('Loading')
  await release()
  expectLastSecond()
})

test('a jump to a fragment and a filter stored in the URL show no bar', async () => {
  const { go } = start()
  await go('/#place')
  expect(bar()).not.toBeInTheDocument()
  await go('/?page=2', { state: { samePage: true } })
  expect(bar()).not.toBeInTheDocument()
})
