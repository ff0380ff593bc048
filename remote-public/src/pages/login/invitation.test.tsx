import { screen } from '@testing-library/react'
import { http } from '@tekskills/shared/http/client'
import { expectAccessible } from '@tekskills/shared/testing/accessibility'
import { renderRemote } from '@tekskills/shared/testing/render-remote'
import { manifest } from '../../manifest'
import { serviceError, unreachable } from '../../testing/service'

const invitation = { email: 'ida@example.com', role: 'CAREERS', expiresAt: '2026-03-05T08:00:00.000Z' }
const open = (fragment = '#t0ken') => renderRemote(manifest, `/login?invitation=1${fragment}`)

test('an invitation is accepted with name and password, and leads to the sign-in form', async () => {
  const post = jest.spyOn(http, 'post').mockResolvedValueOnce({ data: invitation })
  const { user, container } = open()
  const name = await screen.findByLabelText('Your name')
  expect(name).toHaveFocus()
  expect(post.mock.lastCall).toEqual(['/public/invitation', { token: 't0ken' }])
  expect(screen.getByLabelText('Email address')).toHaveValue('ida@example.com')
  await expectAccessible(container)
  await user.keyboard('{Enter}')
  expect(name).toHaveAccessibleDescription(/Enter your name/)
  expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(/Use at least 12 characters\.$/)
  expect(post).toHaveBeenCalledTimes(1)

  post.mockResolvedValueOnce({ data: { username: 'ida', email: 'ida@example.com' } })
  await user.type(name, 'Ida Brook')
  await user.type(screen.getByLabelText('New password'), 'three unrelated words{Enter}')
  expect(await screen.findByText('Your account is ready')).toBeVisible()
  expect(post.mock.lastCall).toEqual([
    '/public/invitation/accept',
    { token: 't0ken', name: 'Ida Brook', password: 'three unrelated words' },
  ])
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login')
})

test('a used, replaced or incomplete invitation is reported, and nothing is asked for', async () => {
  const post = jest.spyOn(http, 'post').mockRejectedValue(serviceError(410, 'LINK_EXPIRED'))
  const { unmount, container } = open()
  expect(await screen.findByText('This link is no longer valid')).toBeVisible()
  expect(screen.queryByLabelText('New password')).toBeNull()
  await expectAccessible(container)
  unmount()
  post.mockClear()
  open('')
  expect(await screen.findByText('This link is no longer valid')).toBeVisible()
  expect(post).not.toHaveBeenCalled()
})

test('an invitation that cannot be looked up is tried again; a failure to accept keeps what was typed', async () => {
  const post = jest.spyOn(http, 'post').mockRejectedValueOnce(unreachable)
  const { user } = open()
  post.mockResolvedValueOnce({ data: invitation })
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  await user.type(await screen.findByLabelText('Your name'), 'Ida Brook')
  const password = screen.getByLabelText('New password')
  const errors = [{ field: 'password', message: 'This password is too easy to guess.' }]
  post.mockRejectedValueOnce(serviceError(422, 'VALIDATION_FAILED', 'No.', errors))
  await user.type(password, 'three unrelated words{Enter}')
  expect(await screen.findByText('This password is too easy to guess.')).toBeVisible()
  post.mockRejectedValueOnce(unreachable)
  await user.type(password, '{Enter}')
  expect(await screen.findByText(/^The service could not be reached\./)).toBeVisible()
  expect(screen.getByLabelText('Your name')).toHaveValue('Ida Brook')
  expect(password).toHaveValue('three unrelated words')
  post.mockRejectedValueOnce(serviceError(410, 'LINK_EXPIRED'))
  await user.type(password, '{Enter}')
  expect(await screen.findByText('This link is no longer valid')).toBeVisible()
})
