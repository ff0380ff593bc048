import { act, render, screen } from '@testing-library/react'
import { ThemeProvider } from 'styled-components'
import { companyTheme } from '@tekskills/shared/theme/company-theme'
import { LoadingBar } from './LoadingBar'

const bar = (active: boolean) => (
  <ThemeProvider theme={companyTheme}>
    <LoadingBar active={active} />
  </ThemeProvider>
)

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('LY-01 nothing shows while no page is on its way', () => {
  render(bar(false))
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
})

test('LY-01 the bar starts with a navigation and goes 1000ms after it ends', () => {
  const { rerender } = render(bar(true))
  expect(screen.getByRole('progressbar', { name: 'Page loading' })).toBeVisible()
  pass(5000)
  expect(screen.getByRole('progressbar')).toBeVisible()

  rerender(bar(false))
  pass(999)
  expect(screen.getByRole('progressbar')).toBeVisible()
  pass(1)
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
})

test('LY-01 a new start within the second cancels the end', () => {
  const { rerender } = render(bar(true))
  rerender(bar(false))
  pass(900)
  rerender(bar(true))
  pass(5000)
  expect(screen.getByRole('progressbar')).toBeVisible()

  rerender(bar(false))
  pass(999)
  expect(screen.getByRole('progressbar')).toBeVisible()
  pass(1)
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
})
