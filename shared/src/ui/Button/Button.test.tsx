import { screen } from '@testing-library/react'
import { expectAccessible } from '../../testing/accessibility'
import { renderInTheme } from '../../testing/render-in-theme'
import { Button } from './Button'
import { ButtonLink } from './ButtonLink'

test('a busy button ignores clicks and keeps the focus', async () => {
  const handleClick = jest.fn()
  const { user } = renderInTheme(
    <Button busy onClick={handleClick}>
      Save
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Save' })
  await user.click(button)
  expect(handleClick).not.toHaveBeenCalled()
  expect(button).toHaveFocus()
  expect(button).toHaveAttribute('aria-busy', 'true')
})

test('a busy submit button does not submit its form again', async () => {
  const handleSubmit = jest.fn()
  const { user } = renderInTheme(
    <form onSubmit={handleSubmit}>
      <Button type="submit" busy>
        Send
      </Button>
    </form>,
  )
  await user.click(screen.getByRole('button'))
  expect(handleSubmit).not.toHaveBeenCalled()
})

test('a button in a form does not submit it by default', async () => {
  const handleSubmit = jest.fn()
  const handleClick = jest.fn()
  const { user } = renderInTheme(
    <form onSubmit={handleSubmit}>
      <Button onClick={handleClick}>Preview</Button>
    </form>,
  )
  await user.click(screen.getByRole('button'))
  expect(handleClick).toHaveBeenCalledTimes(1)
  expect(handleSubmit).not.toHaveBeenCalled()
})

test('a link to a page navigates within the site, an external one announces that it opens a new tab', async () => {
  const { container, router, user } = renderInTheme(
    <>
      <ButtonLink to="/resources/blogs">Insights</ButtonLink>
      <ButtonLink href="https://example.com/" external variant="secondary">
        Products
      </ButtonLink>
    </>,
  )
  const outside = screen.getByRole('link', { name: 'Products (opens in a new tab)' })
  expect(outside).toHaveAttribute('target', '_blank')
  expect(outside).toHaveAttribute('rel', expect.stringContaining('noopener'))
  await expectAccessible(container)

  await user.click(screen.getByRole('link', { name: 'Insights' }))
  expect(router.state.location.pathname).toBe('/resources/blogs')
})
