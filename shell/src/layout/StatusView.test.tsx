import { screen } from '@testing-library/react'
import { expectAccessible } from '@tekskills/shared/testing/accessibility'
import { renderInTheme } from '@tekskills/shared/testing/render-in-theme'
import { FailureView } from './FailureView'
import { LoadingView } from './LoadingView'
import { NotFoundView } from './NotFoundView'

test('a failed section says so and tries again when asked', async () => {
  const handleRetry = jest.fn()
  const { container, user } = renderInTheme(<FailureView onRetry={handleRetry} />)
  expect(screen.getByRole('alert', { name: 'This part of the site is unavailable' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(handleRetry).toHaveBeenCalledTimes(1)
  await expectAccessible(container)
})

test('while it tries again it is busy and takes no second click', async () => {
  const handleRetry = jest.fn()
  const { user } = renderInTheme(<FailureView isRetrying onRetry={handleRetry} />)
  expect(screen.getByRole('alert')).toHaveAttribute('aria-busy', 'true')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(handleRetry).not.toHaveBeenCalled()
})

test('a lost page leads home', async () => {
  const { container } = renderInTheme(<NotFoundView />)
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/')
  await expectAccessible(container)
})

test('a loading section is busy and says so', async () => {
  const { container } = renderInTheme(<LoadingView />)
  expect(screen.getByRole('status')).toHaveTextContent('Loading the page')
  await expectAccessible(container)
})
