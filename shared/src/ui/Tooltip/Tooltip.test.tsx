import { screen, waitFor } from '@testing-library/react'
import { renderInTheme } from '../../testing/render-in-theme'
import { Button } from '../Button/Button'
import { Tooltip } from './Tooltip'

const CONTENT = 'Shown on the home page for seven days'

const renderTooltip = () =>
  renderInTheme(
    <Tooltip content={CONTENT}>
      <Button>Feature</Button>
    </Tooltip>,
  )

const control = () => screen.getByRole('button', { name: 'Feature' })

test('keyboard focus shows it as the description of its control, and Escape hides it', async () => {
  const { user } = renderTooltip()
  expect(control()).not.toHaveAccessibleDescription()
  await user.tab()
  expect(await screen.findByRole('tooltip')).toHaveTextContent(CONTENT)
  expect(control()).toHaveAccessibleDescription(CONTENT)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument())
  expect(control()).toHaveFocus()
})

test('hovering shows it', async () => {
  const { user } = renderTooltip()
  await user.hover(control())
  expect(await screen.findByRole('tooltip')).toHaveTextContent(CONTENT)
})

test('the control still works', async () => {
  const handleClick = jest.fn()
  const { user } = renderInTheme(
    <Tooltip content={CONTENT}>
      <Button onClick={handleClick}>Feature</Button>
    </Tooltip>,
  )
  await user.click(control())
  expect(handleClick).toHaveBeenCalledTimes(1)
})
