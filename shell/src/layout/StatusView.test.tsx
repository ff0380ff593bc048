import { screen } from '@testing-library/react'
import { expectAccessible } from '@tekskills/shared/testing/accessibility'
import { renderInTheme } from '@tekskills/shared/testing/render-in-theme'
import { FailureView } from './FailureView'
import { LoadingView } from './LoadingView'
import { NotFoundView } from './NotFoundView'

test('a failed section shows an alert with a button to retry', async () => {
  const handleRetry = jest.fn()
  const { container, user } = renderInTheme(<FailureView onRetry={handleRetry} />)
  expect(screen.getByRole('alert', { name: 'This part of the site is unavailable' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(handleRetry).toHaveBeenCalledTimes(1)
  await expectAccessible(container)
})

test('while retrying it is busy and ignores clicks', async () => {
  const handleRetry = jest.fn()
  const { user } = renderInTheme(<FailureView isRetrying onRetry={handleRetry} />)
  expect(screen.getByRole('alert')).toHaveAttribute('aria-busy', 'true')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(handleRetry).not.toHaveBeenCalled()
})

test('a missing page links to the home page', async () => {
  const { container } = renderInTheme(<NotFoundView />)
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/')
  await expectAccessible(container)
})

test('a loading section announces that it loads', async () => {
  const { container } = renderInTheme(<LoadingView />)
  expect(screen.getByRole('status')).toHaveTextContent('Loading the page')
  await expectAccessible(container)
})
