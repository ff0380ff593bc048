import { screen } from '@testing-library/react'
import { renderInTheme } from '../../testing/render-in-theme'
import { RadioGroup } from './RadioGroup'

const options = [
  { value: 'office', label: 'At the office' },
  { value: 'hybrid', label: 'Hybrid', hint: 'Two days a week with the team.' },
  { value: 'remote', label: 'Remote', disabled: true },
]

test('the group is named by its label and described by hint and error', () => {
  renderInTheme(
    <RadioGroup label="Place of work" name="place" options={options} hint="As in the contract." error="Choose one." />,
  )
  const group = screen.getByRole('radiogroup', { name: 'Place of work' })
  expect(group).toHaveAccessibleDescription('As in the contract. Choose one.')
  expect(screen.getByRole('radio', { name: 'Hybrid' })).toHaveAccessibleDescription('Two days a week with the team.')
})

test('one option at a time, chosen by pointer or arrow keys', async () => {
  const handleChange = jest.fn()
  const { user } = renderInTheme(
    <RadioGroup label="Place of work" name="place" options={options} defaultValue="office" onChange={handleChange} />,
  )
  expect(screen.getByRole('radio', { name: 'At the office' })).toBeChecked()
  await user.click(screen.getByText('Hybrid'))
  expect(screen.getByRole('radio', { name: 'Hybrid' })).toBeChecked()
  expect(screen.getByRole('radio', { name: 'At the office' })).not.toBeChecked()
  await user.keyboard('{ArrowUp}')
  expect(screen.getByRole('radio', { name: 'At the office' })).toBeChecked()
  expect(handleChange).toHaveBeenCalledTimes(2)
})

test('a disabled option, or all of a disabled group, cannot be chosen', async () => {
  const { user, unmount } = renderInTheme(<RadioGroup label="Place of work" name="place" options={options} />)
  await user.click(screen.getByText('Remote'))
  expect(screen.getByRole('radio', { name: 'Remote' })).not.toBeChecked()
  unmount()
  renderInTheme(<RadioGroup label="Place of work" name="place" options={options} disabled />)
  for (const radio of screen.getAllByRole('radio')) expect(radio).toBeDisabled()
})

test('the value can be controlled by the parent', () => {
  const ignore = () => undefined
  renderInTheme(<RadioGroup label="Place of work" name="place" options={options} value="hybrid" onChange={ignore} />)
  expect(screen.getByRole('radio', { name: 'Hybrid' })).toBeChecked()
})
