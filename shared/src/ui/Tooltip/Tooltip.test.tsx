import { screen, waitFor } from '@testing-library/react'
import { renderInTheme } from '../../testing/render-in-theme'
import { Button } from '../Button/Button'
import { Tooltip } from './Tooltip'

const WORDS = 'Shown on the home page for seven days'

const renderTooltip = () =>
  renderInTheme(
    <Tooltip content={WORDS}>
      <Button>Feature</Button>
    </Tooltip>,
  )

const control = () => screen.getByRole('button', { name: 'Feature' })

test('the keyboard shows it, it is read with its control, Escape puts it away', async () => {
  const { user } = renderTooltip()
  expect(control()).not.toHaveAccessibleDescription()
  await user.tab()
  expect(await screen.findByRole('tooltip')).toHaveTextContent(WORDS)
  expect(control()).toHaveAccessibleDescription(WORDS)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument())
  expect(control()).toHaveFocus()
})

test('a resting pointer shows it', async () => {
  const { user } = renderTooltip()
  await user.hover(control())
  expect(await screen.findByRole('tooltip')).toHaveTextContent(WORDS)
})

test('the control still works', async () => {
  const handleClick = jest.fn()
  const { user } = renderInTheme(
    <Tooltip content={WORDS}>
      <Button onClick={handleClick}>Feature</Button>
    </Tooltip>,
  )
  await user.click(control())
  expect(handleClick).toHaveBeenCalledTimes(1)
})
