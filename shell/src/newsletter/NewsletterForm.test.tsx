import { screen, waitFor } from '@testing-library/react'
import { DialogHost } from '@tekskills/shared/dialogs/DialogHost'
import { expectAccessible } from '@tekskills/shared/testing/accessibility'
import { renderInTheme } from '@tekskills/shared/testing/render-in-theme'
import { NewsletterForm } from './NewsletterForm'
import { signUp } from './sign-up'

jest.mock('./sign-up', () => ({ signUp: jest.fn() }))
const service = jest.mocked(signUp)

const renderForm = () =>
  renderInTheme(
    <>
      <NewsletterForm />
      <DialogHost />
    </>,
  )
const email = () => screen.getByRole('textbox', { name: 'Email address', hidden: true })
const send = () => screen.getByRole('button', { name: 'Sign up' })
const ok = () => screen.findByRole('button', { name: 'Ok' })

test('FM-01 an error shows once the field was left, also empty, and only the first one', async () => {
  const { container, user } = renderForm()
  await user.click(email())
  expect(email()).not.toHaveAttribute('aria-invalid')
  await user.tab()
  expect(email()).toHaveAccessibleDescription(/Email is required\.$/)

  await user.type(email(), 'mira')
  expect(email()).toHaveAccessibleDescription(/Please enter a valid email address\.$/)
  await user.type(email(), '@localhost')
  expect(email()).toHaveAccessibleDescription(/Please enter a valid email format\.$/)
  await expectAccessible(container)
  await user.type(email(), '.example')
  expect(email()).not.toHaveAttribute('aria-invalid')
})

test('FM-01 an invalid form opens the dialog and asks the service nothing', async () => {
  const { user } = renderForm()
  await user.click(send())
  expect(await screen.findByRole('alertdialog', { name: 'Error' })).toHaveTextContent('Form is invalid.')
  await user.click(await ok())
  expect(screen.getByText('Email is required.')).toBeVisible()
  await waitFor(() => expect(email()).toHaveFocus())
  expect(service).not.toHaveBeenCalled()
})

test('FM-01 success resets the form, says so, and tells to look for the mail', async () => {
  service.mockResolvedValue()
  const { user } = renderForm()
  await user.type(email(), ' mira@example.com {Enter}')
  expect(await screen.findByRole('alertdialog', { name: 'Success!' })).toHaveTextContent('Successfully Submitted')
  expect(service).toHaveBeenCalledWith('mira@example.com')
  expect(service).toHaveBeenCalledTimes(1)
  await user.click(await ok())
  expect(email()).toHaveValue('')
  expect(email()).not.toHaveAttribute('aria-invalid')
  expect(screen.getByRole('status')).toHaveTextContent(/follow its link to confirm/)
})

test('FM-01 a failure is logged only; what was typed stays and can be sent again', async () => {
  service.mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce()
  const warn = jest.spyOn(console, 'warn').mockImplementation()
  const { user } = renderForm()
  await user.type(email(), 'mira@example.com')
  await user.click(send())
  await waitFor(() => expect(warn).toHaveBeenCalled())
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  expect(email()).toHaveValue('mira@example.com')

  await user.click(send())
  expect(await screen.findByRole('alertdialog', { name: 'Success!' })).toBeVisible()
})
