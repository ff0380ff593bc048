import { screen, waitFor } from '@testing-library/react'
import { DialogHost } from '@tekskills/shared/dialogs/DialogHost'
import { expectAccessible } from '@tekskills/shared/testing/accessibility'
import { renderInTheme } from '@tekskills/shared/testing/render-in-theme'
import { NewsletterForm } from './NewsletterForm'
import { signUp } from '@tekskills/shared/captcha/newsletter-sign-up'

jest.mock('@tekskills/shared/captcha/newsletter-sign-up', () => ({ signUp: jest.fn() }))
const mockSignUp = jest.mocked(signUp)

const renderForm = () =>
  renderInTheme(
    <>
      <NewsletterForm />
      <DialogHost />
    </>,
  )
const email = () => screen.getByRole('textbox', { name: 'Email address', hidden: true })
const send = () => screen.getByRole('button', { name: 'Sign up' })
const okButton = () => screen.findByRole('button', { name: 'Ok' })

test('FM-01 after the field has lost focus, even when empty, the first error is shown', async () => {
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

test('FM-01 an invalid form opens the dialog and sends no request', async () => {
  const { user } = renderForm()
  await user.click(send())
  expect(await screen.findByRole('alertdialog', { name: 'Error' })).toHaveTextContent('Form is invalid.')
  await user.click(await okButton())
  expect(screen.getByText('Email is required.')).toBeVisible()
  await waitFor(() => expect(email()).toHaveFocus())
  expect(mockSignUp).not.toHaveBeenCalled()
})

test('FM-01 success resets the form, shows the dialog and asks the visitor to confirm by mail', async () => {
  mockSignUp.mockResolvedValue()
  const { user } = renderForm()
  await user.type(email(), ' mira@example.com {Enter}')
  expect(await screen.findByRole('alertdialog', { name: 'Success!' })).toHaveTextContent('Successfully Submitted')
  expect(mockSignUp).toHaveBeenCalledWith('mira@example.com')
  expect(mockSignUp).toHaveBeenCalledTimes(1)
  await user.click(await okButton())
  expect(email()).toHaveValue('')
  expect(email()).not.toHaveAttribute('aria-invalid')
  expect(screen.getByRole('status')).toHaveTextContent(/follow the link to confirm/)
})

test('FM-01 a failure is only logged; the input is kept and can be submitted again', async () => {
  mockSignUp.mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce()
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
