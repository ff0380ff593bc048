import { screen } from '@testing-library/react'
import { optionalCaptchaToken } from '@tekskills/shared/captcha/captcha-token'
import { http } from '@tekskills/shared/http/client'
import { expectAccessible } from '@tekskills/shared/testing/accessibility'
import { renderRemote } from '@tekskills/shared/testing/render-remote'
import { manifest } from '../../manifest'
import { serviceError, unreachable } from '../../testing/service'

jest.mock('@tekskills/shared/captcha/captcha-token', () => ({ optionalCaptchaToken: jest.fn() }))
beforeEach(() => jest.mocked(optionalCaptchaToken).mockResolvedValue('solved'))

const open = (query: string) => renderRemote(manifest, `/login${query}`)

test('a password reset can be requested, and the response does not reveal whether the account exists', async () => {
  const post = jest.spyOn(http, 'post').mockResolvedValue({ data: null })
  const { user, container } = open('')
  await user.click(await screen.findByRole('link', { name: 'Forgot your password?' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Send me a link' }))
  const username = screen.getByLabelText('Username or email address')
  expect(username).toHaveAccessibleDescription('Enter your username or email address.')
  expect(username).toHaveFocus()

  await user.type(username, ' asmith {Enter}')
  expect(await screen.findByText(/If the account exists, we have emailed you a link/)).toBeVisible()
  expect(post.mock.calls).toEqual([['/public/forgotPassword', { username: 'asmith', token: 'solved' }]])
  await expectAccessible(container)
})

test('the typed username is kept between the sign-in form and the forgotten-password form', async () => {
  const { user } = open('')
  const name = () => screen.getByLabelText('Username or email address')
  await user.type(await screen.findByLabelText('Username or email address'), 'asmith')
  await user.click(screen.getByRole('link', { name: 'Forgot your password?' }))
  expect(await screen.findByRole('button', { name: 'Send me a link' })).toBeVisible()
  expect(name()).toHaveValue('asmith')
  await user.type(name(), '2')
  await user.click(screen.getByRole('link', { name: 'Back to login' }))
  expect(await screen.findByRole('button', { name: 'Log in' })).toBeVisible()
  expect(name()).toHaveValue('asmith2')
})

test('a mailed link sets a new password, and links back to the sign-in form', async () => {
  const post = jest.spyOn(http, 'post').mockResolvedValue({ data: null })
  const { user, container } = open('?reset=t0ken')
  const password = await screen.findByLabelText('New password')
  expect(password).toHaveAttribute('autocomplete', 'new-password')
  await user.type(password, 'short{Enter}')
  expect(password).toHaveAccessibleDescription(/Use at least 12 characters\.$/)
  expect(post).not.toHaveBeenCalled()
  await expectAccessible(container)

  await user.type(password, ' no longer{Enter}')
  expect(await screen.findByText('Your new password has been set')).toBeVisible()
  expect(post.mock.calls).toEqual([['/public/resetPassword', { resetToken: 't0ken', password: 'short no longer' }]])
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login')
})

test('a used or expired link is reported, with a way to request a new one', async () => {
  jest.spyOn(http, 'post').mockRejectedValue(serviceError(410, 'LINK_EXPIRED'))
  const { user } = open('?reset=t0ken')
  await user.type(await screen.findByLabelText('New password'), 'correct horse battery{Enter}')
  expect(await screen.findByText('This link is no longer valid')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/login?forgot=1')
})

test('a password that the service rejects is marked, and a failure keeps the input', async () => {
  const errors = [{ field: 'password', message: 'This password is used too often.' }]
  jest
    .spyOn(http, 'post')
    .mockRejectedValueOnce(serviceError(422, 'VALIDATION_FAILED', 'No.', errors))
    .mockRejectedValueOnce(unreachable)
  const { user } = open('?reset=t0ken')
  const password = await screen.findByLabelText('New password')
  await user.type(password, 'correct horse battery{Enter}')
  expect(await screen.findByText('This password is used too often.')).toBeVisible()
  await user.type(password, '{Enter}')
  expect(await screen.findByText(/^The service could not be reached\./)).toBeVisible()
  expect(password).toHaveValue('correct horse battery')
})
