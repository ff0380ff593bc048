import { screen } from '@testing-library/react'
import { expectAccessible } from '../../testing/accessibility'
import { renderInTheme } from '../../testing/render-in-theme'
import { Checkbox } from '../Checkbox/Checkbox'
import { PasswordField } from '../PasswordField/PasswordField'
import { SelectField } from './SelectField'
import { TextAreaField } from './TextAreaField'
import { TextField } from './TextField'

const regions = [
  { value: 'UK', label: 'United Kingdom' },
  { value: 'Usa', label: 'USA' },
]

test('label, hint and error are associated with the control', async () => {
  const { container } = renderInTheme(
    <form>
      <TextField label="Email" hint="We answer within a day." error="Email is required." required />
      <TextAreaField label="Message" optional />
      <SelectField label="Region" options={regions} defaultValue="Usa" />
      <Checkbox label="Keep me posted" hint="Once a month." error="Tick this box." />
    </form>,
  )
  const email = screen.getByRole('textbox', { name: 'Email' })
  expect(email).toBeInvalid()
  expect(email).toBeRequired()
  expect(email).toHaveAccessibleDescription('We answer within a day. Email is required.')
  expect(screen.getByRole('textbox', { name: 'Message (optional)' })).toBeValid()
  expect(screen.getByRole('combobox', { name: 'Region' })).toHaveDisplayValue('USA')
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Once a month. Tick this box.')
  await expectAccessible(container)
})

test('a click on the label of a checkbox ticks it', async () => {
  const { user } = renderInTheme(<Checkbox label="Keep me posted" />)
  await user.click(screen.getByText('Keep me posted'))
  expect(screen.getByRole('checkbox')).toBeChecked()
})

test('a password is hidden until the user chooses to show it', async () => {
  const { container, user } = renderInTheme(<PasswordField label="Password" defaultValue="open sesame" />)
  const password = screen.getByLabelText('Password')
  expect(password).toHaveAttribute('type', 'password')

  await user.click(screen.getByRole('button', { name: 'Show password', pressed: false }))
  expect(password).toHaveAttribute('type', 'text')
  expect(screen.getByRole('button', { name: 'Show password', pressed: true })).toBeVisible()
  await expectAccessible(container)
})
