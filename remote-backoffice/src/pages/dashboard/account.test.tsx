import { screen, waitFor, within } from '@testing-library/react'
import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import type { OwnPasskey } from '@tekskills/shared/contracts/http/passkeys'
import type { Me, OwnSession } from '@tekskills/shared/contracts/http/session'
import { http } from '@tekskills/shared/http/client'
import { startSession, storeToken } from '@tekskills/shared/session/session-store'
import { expectAccessible } from '@tekskills/shared/testing/accessibility'
import { renderRemote } from '@tekskills/shared/testing/render-remote'
import { sampleError } from '../../testing/sample-responses'
import { manifest } from '../../manifest'

jest.mock('@simplewebauthn/browser', () => ({
  browserSupportsWebAuthn: () => true,
  startAuthentication: jest.fn(),
  startRegistration: jest.fn(),
  WebAuthnError: class WebAuthnError extends Error {},
}))

const me: Me = {
  id: 'u2',
  username: 'careers',
  name: 'Ida Brook',
  email: 'ida@example.com',
  otpEnabled: false,
  authorities: [{ authority: 'CAREERS' }],
  lastLoginAt: null,
}
const session = (changes: Partial<OwnSession>): OwnSession => ({
  id: 's1',
  current: true,
  ip: '192.0.2.7',
  userAgent: 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0',
  createdAt: '2026-03-02T08:00:00.000Z',
  lastSeenAt: '2026-03-02T08:30:00.000Z',
  expiresAt: '2026-03-02T20:00:00.000Z',
  ...changes,
})
const elsewhere = session({ id: 's2', current: false, userAgent: 'Mozilla/5.0 (iPhone) Safari/605' })

const passkey: OwnPasskey = {
  id: 'p1',
  name: 'Laptop',
  createdAt: '2026-03-01T08:00:00.000Z',
  lastUsedAt: null,
}

async function open(person = me, sessions = [session({}), elsewhere], passkeys: OwnPasskey[] = []) {
  jest.spyOn(http, 'get').mockImplementation(async (url) => ({
    data: url === '/me' ? person : url === '/me/passkeys' ? passkeys : sessions,
  }))
  const view = renderRemote(manifest, '/dashboard?view=account')
  await screen.findByRole('heading', { level: 1, name: 'Your account' })
  return view
}

// Loads the lazy chunks first, because that takes longer than the timeout of a query.
beforeAll(() =>
  Promise.all([import('./DashboardPage'), import('./dashboard-loader'), import('../../layout/StaffFrame')]),
)
beforeEach(() => {
  storeToken('token')
  startSession({ id: 'u2', username: 'careers', authorities: [{ authority: 'CAREERS' }] })
})

test('account: the own name is changed; a missing or rejected one is reported at its field', async () => {
  const { user } = await open()
  const put = jest.spyOn(http, 'put').mockResolvedValue({ data: null })
  const field = screen.getByLabelText('Your name')
  expect(field).toHaveValue('Ida Brook')
  await user.clear(field)
  await user.click(screen.getByRole('button', { name: 'Save name' }))
  expect(await screen.findByText('Enter your name.')).toBeVisible()
  expect(put).not.toHaveBeenCalled()
  await user.type(field, 'Uma Iyer')
  put.mockRejectedValueOnce(sampleError(422, 'VALIDATION'))
  await user.click(screen.getByRole('button', { name: 'Save name' }))
  await waitFor(() => expect(field).toHaveAccessibleDescription(/./))
  expect(field).toHaveValue('Uma Iyer')
  await user.click(screen.getByRole('button', { name: 'Save name' }))
  await waitFor(() => expect(put).toHaveBeenCalledTimes(2))
  expect(put).toHaveBeenLastCalledWith('/me/name', { name: 'Uma Iyer' })
})

test('BO-05 account: the password is changed only if both new ones match; a wrong one is reported at its field', async () => {
  const { user, container } = await open()
  await expectAccessible(container)
  const post = jest.spyOn(http, 'post')
  const type = async (label: string, text: string) => user.type(screen.getByLabelText(label, { exact: true }), text)
  await type('Current password', 'old one')
  await type('New password', 'three unrelated words')
  await type('Repeat new password', 'three other words')
  await user.click(screen.getByRole('button', { name: 'Change password' }))
  expect(await screen.findByText('The new passwords do not match.')).toBeVisible()
  expect(post).not.toHaveBeenCalled()

  await user.clear(screen.getByLabelText('Repeat new password'))
  await type('Repeat new password', 'three unrelated words')
  const errors = [{ field: 'currentPassword', code: 'INVALID', message: 'This is not your current password.' }]
  post.mockRejectedValueOnce(sampleError(422, 'VALIDATION_FAILED', { errors }))
  await user.click(screen.getByRole('button', { name: 'Change password' }))
  expect(await screen.findByText('This is not your current password.')).toBeVisible()

  post.mockResolvedValue({ data: null })
  await user.click(screen.getByRole('button', { name: 'Change password' }))
  expect(await screen.findByText(/Your password has been changed/)).toBeVisible()
  expect(post.mock.lastCall).toEqual([
    '/me/password',
    { currentPassword: 'old one', newPassword: 'three unrelated words' },
  ])
})

test('BO-05 account: a new password takes the second factor once there is one, and keeps what was typed', async () => {
  const { user } = await open()
  const post = jest.spyOn(http, 'post')
  post.mockRejectedValueOnce(sampleError(403, 'SECOND_FACTOR_NEEDED', { authenticator: true, passkey: null }))
  const type = async (label: string, text: string) => user.type(screen.getByLabelText(label, { exact: true }), text)
  await type('Current password', 'old one')
  await type('New password', 'three unrelated words')
  await type('Repeat new password', 'three unrelated words')
  await user.click(screen.getByRole('button', { name: 'Change password' }))
  const code = await screen.findByRole('textbox', { name: 'Code' })
  await waitFor(() => expect(code).toHaveFocus())
  await user.type(code, '123456')
  post.mockResolvedValue({ data: null })
  await user.click(screen.getByRole('button', { name: 'Change password' }))
  expect(await screen.findByText(/Your password has been changed/)).toBeVisible()
  expect(post.mock.lastCall).toEqual([
    '/me/password',
    { currentPassword: 'old one', newPassword: 'three unrelated words', otp: '123456' },
  ])
})

test('BO-05 account: the second factor takes the password and a code before it is on, and its recovery codes are shown once', async () => {
  const { user } = await open()
  const setup = { secret: 'ABCDEFGHIJKLMNOP', uri: 'otpauth://totp/Tekskills:careers?secret=ABCDEFGHIJKLMNOP' }
  const post = jest.spyOn(http, 'post')
  const wrong = [{ field: 'currentPassword', code: 'INVALID', message: 'This is not your current password.' }]
  post.mockRejectedValueOnce(sampleError(422, 'VALIDATION_FAILED', { errors: wrong }))
  await user.click(screen.getByRole('button', { name: 'Set up' }))
  await user.type(screen.getByLabelText('Your password'), 'my own one')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByText('This is not your current password.')).toBeVisible()
  post.mockResolvedValue({ data: setup })
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByText('ABCD EFGH IJKL MNOP')).toBeVisible()
  expect(await screen.findByRole('img', { name: /QR code for the authenticator app/ })).toBeVisible()
  expect(post.mock.lastCall).toEqual(['/me/otp', { currentPassword: 'my own one' }])
  const put = jest.spyOn(http, 'put')
  const errors = [{ field: 'otp', code: 'INVALID', message: 'This code is not valid.' }]
  put.mockRejectedValueOnce(sampleError(422, 'VALIDATION_FAILED', { errors }))
  await user.type(screen.getByRole('textbox', { name: 'Code from the app' }), '123456')
  await user.click(screen.getByRole('button', { name: 'Turn on' }))
  expect(await screen.findByText('This code is not valid.')).toBeVisible()

  put.mockResolvedValue({ data: { recoveryCodes: ['aaaaaa-bbbbbb', 'cccccc-dddddd'] } })
  await user.click(screen.getByRole('button', { name: 'Turn on' }))
  const codes = await screen.findByRole('list', { name: 'Recovery codes' })
  expect(within(codes).getByText('aaaaaa-bbbbbb')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'I’ve saved them' }))
  expect(screen.queryByText('aaaaaa-bbbbbb')).toBeNull()
})

test('BO-05 account: the password and a code switch the second factor off', async () => {
  const { user } = await open({ ...me, otpEnabled: true })
  const remove = jest.spyOn(http, 'delete').mockResolvedValue({})
  await user.click(screen.getByRole('button', { name: 'Turn off…' }))
  await user.type(screen.getByRole('textbox', { name: /recovery code/ }), 'aaaaaa-bbbbbb')
  await user.click(screen.getByRole('button', { name: 'Turn off' }))
  expect(await screen.findByText('Enter your current password.')).toBeVisible()
  expect(remove).not.toHaveBeenCalled()
  await user.type(screen.getByLabelText('Your password'), 'my own one')
  await user.click(screen.getByRole('button', { name: 'Turn off' }))
  const data = { currentPassword: 'my own one', otp: 'aaaaaa-bbbbbb' }
  await waitFor(() => expect(remove).toHaveBeenCalledWith('/me/otp', { data }))
})

test('BO-05 an account whose role requires a second factor is led from the dashboard to its setup', async () => {
  jest.spyOn(http, 'get').mockImplementation(async (url) => {
    if (url === '/me') return { data: { ...me, otpRequired: true } }
    if (url === '/me/sessions') return { data: [session({})] }
    if (url === '/me/passkeys') throw sampleError(404, 'NOT_FOUND')
    throw sampleError(403, 'SECOND_FACTOR_REQUIRED')
  })
  const { container } = renderRemote(manifest, '/dashboard')
  expect(await screen.findByText(/Your role requires two-factor authentication/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Set up' })).toBeVisible()
  await expectAccessible(container)
})

test('BO-05 an administrator of staff is told that this right requires a second factor', async () => {
  await open({ ...me, otpRequired: true, administersStaff: true })
  expect(await screen.findByText(/Administering staff requires two-factor authentication/)).toBeVisible()
})

test('BO-05 account: another session can be ended, the current one only by Logout', async () => {
  const { user } = await open()
  expect(screen.getByText('Firefox on Windows')).toBeVisible()
  const remove = jest.spyOn(http, 'delete').mockResolvedValue({})
  await user.click(screen.getByRole('button', { name: /Log out.*Safari on iOS/ }))
  await waitFor(() => expect(remove).toHaveBeenCalledWith('/me/sessions/s2'))
  expect(screen.queryByRole('button', { name: /Log out.*Firefox/ })).toBeNull()
})

test('BO-05 account: signing out everywhere else also ends the sessions after one that has ended already', async () => {
  const { user } = await open(me, [session({}), elsewhere, session({ id: 's3', current: false })])
  const remove = jest.spyOn(http, 'delete').mockRejectedValueOnce(sampleError(404, 'NOT_FOUND')).mockResolvedValue({})
  await user.click(screen.getByRole('button', { name: 'Log out everywhere else' }))
  await waitFor(() => expect(remove.mock.calls).toEqual([['/me/sessions/s2'], ['/me/sessions/s3']]))
})

const openPasskeys = (passkeys: OwnPasskey[]) => open(me, [session({})], passkeys)
const challenge = { challenge: 'c1' }
const needsFactor = sampleError(403, 'SECOND_FACTOR_NEEDED', { authenticator: false, passkey: challenge })

test('BO-05 account: a passkey is made after the password, and the first one comes with recovery codes', async () => {
  const { user, container } = await openPasskeys([])
  const post = jest.spyOn(http, 'post')
  const wrong = [{ field: 'currentPassword', code: 'INVALID', message: 'This is not your current password.' }]
  post.mockRejectedValueOnce(sampleError(422, 'VALIDATION_FAILED', { errors: wrong }))
  await user.click(screen.getByRole('button', { name: 'Add a passkey' }))
  const name = screen.getByLabelText('Name of the passkey')
  expect(name).toHaveFocus()
  await user.clear(name)
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByText('Enter a name for the passkey.')).toBeVisible()
  expect(screen.getByText('Enter your current password.')).toBeVisible()
  expect(post).not.toHaveBeenCalled()
  await user.type(name, 'Laptop')
  await user.type(screen.getByLabelText('Your password'), 'my own one')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByText('This is not your current password.')).toBeVisible()
  await expectAccessible(container)

  const made = { id: 'credential' }
  jest.mocked(startRegistration).mockRejectedValueOnce(new Error('canceled'))
  jest.mocked(startRegistration).mockResolvedValue(made as never)
  post.mockImplementation(async (url) => ({
    data: url === '/me/passkeys/options' ? challenge : { passkey, recoveryCodes: ['aaaaaa-bbbbbb'] },
  }))
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByText(/No passkey was created/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  const codes = await screen.findByRole('list', { name: 'Recovery codes' })
  expect(within(codes).getByText('aaaaaa-bbbbbb')).toBeVisible()
  expect(post.mock.lastCall).toEqual(['/me/passkeys', { name: 'Laptop', response: made }])
  await user.click(screen.getByRole('button', { name: 'I’ve saved them' }))
  expect(screen.getByRole('button', { name: 'Add a passkey' })).toHaveFocus()
})

test('BO-05 account: removing a passkey takes the password and then a passkey or a code', async () => {
  const { user, container } = await openPasskeys([passkey])
  const remove = jest.spyOn(http, 'delete').mockRejectedValueOnce(needsFactor)
  await user.click(screen.getByRole('button', { name: 'Remove… Laptop' }))
  await user.type(screen.getByLabelText('Your password'), 'my own one')
  await user.click(screen.getByRole('button', { name: 'Remove passkey' }))
  const use = await screen.findByRole('button', { name: 'Use a passkey' })
  expect(use).toHaveFocus()
  await expectAccessible(container)

  jest.mocked(startAuthentication).mockRejectedValueOnce(new Error('canceled'))
  await user.click(use)
  expect(await screen.findByText(/No passkey was used/)).toBeVisible()
  expect(remove).toHaveBeenCalledTimes(1)
  const answer = { id: 'credential' }
  jest.mocked(startAuthentication).mockResolvedValue(answer as never)
  remove.mockResolvedValue({})
  await user.click(use)
  await waitFor(() =>
    expect(remove).toHaveBeenLastCalledWith('/me/passkeys/p1', {
      data: { currentPassword: 'my own one', passkey: answer },
    }),
  )
  expect(jest.mocked(startAuthentication)).toHaveBeenLastCalledWith({ optionsJSON: challenge })
})

test('BO-05 account: without its passkeys, a code of the account removes one; a refused passkey asks again', async () => {
  const { user } = await openPasskeys([passkey])
  const refused = [{ field: 'passkey', code: 'INVALID', message: 'This passkey was not accepted.' }]
  const remove = jest
    .spyOn(http, 'delete')
    .mockRejectedValueOnce(needsFactor)
    .mockRejectedValueOnce(sampleError(422, 'VALIDATION_FAILED', { errors: refused }))
    .mockRejectedValueOnce(needsFactor)
    .mockResolvedValue({})
  jest.mocked(startAuthentication).mockResolvedValue({ id: 'credential' } as never)
  await user.click(screen.getByRole('button', { name: 'Remove… Laptop' }))
  await user.type(screen.getByLabelText('Your password'), 'my own one')
  await user.click(screen.getByRole('button', { name: 'Remove passkey' }))
  await user.click(await screen.findByRole('button', { name: 'Use a passkey' }))
  expect(await screen.findByText('This passkey was not accepted.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull()
  expect(screen.getByLabelText('Your password')).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Remove passkey' }))
  await user.type(await screen.findByLabelText('Code'), 'aaaaaa-bbbbbb')
  await user.click(screen.getByRole('button', { name: 'Remove passkey' }))
  const data = { currentPassword: 'my own one', otp: 'aaaaaa-bbbbbb' }
  await waitFor(() => expect(remove).toHaveBeenLastCalledWith('/me/passkeys/p1', { data }))
})
