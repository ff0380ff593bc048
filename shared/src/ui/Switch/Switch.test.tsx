import { screen } from '@testing-library/react'
import { renderInTheme } from '../../testing/render-in-theme'
import { Switch } from './Switch'

test('a switch toggles by its label and by Space', async () => {
  const handleChange = jest.fn()
  const { user } = renderInTheme(<Switch label="Show on the home page" onChange={handleChange} hint="From now on." />)
  const control = screen.getByRole('switch', { name: 'Show on the home page', description: 'From now on.' })
  expect(control).not.toBeChecked()
  await user.click(screen.getByText('Show on the home page'))
  expect(control).toBeChecked()
  await user.keyboard(' ')
  expect(control).not.toBeChecked()
  expect(handleChange).toHaveBeenCalledTimes(2)
})

test('a disabled switch does not change', async () => {
  const { user } = renderInTheme(<Switch label="Show on the home page" disabled defaultChecked />)
  await user.click(screen.getByRole('switch'))
  expect(screen.getByRole('switch')).toBeChecked()
})
