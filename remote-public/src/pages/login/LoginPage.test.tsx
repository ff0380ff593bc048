import { startAuthentication } from '@simplewebauthn/browser'
import { screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { ThemeProvider } from 'styled-components'
import { optionalCaptchaToken } from '@tekskills/shared/captcha/captcha-token'
import { http } from '@tekskills/shared/http/client'
import { keepReturnPath } from '@tekskills/shared/session/return-path'
import { useSessionStore } from '@tekskills/shared/session/session-store'
import { browserStorage } from '@tekskills/shared/storage/browser-storage'
import { expectAccessible } from '@tekskills/shared/testing/accessibility'
import { renderRemote } from '@tekskills/shared/testing/render-remote'
import { companyTheme } from '@tekskills/shared/theme/company-theme'
import { NoScriptNotice } from '../../features/sign-in/NoScriptNotice'
import { manifest } from '../../manifest'
import { mockGet, serviceError, unreachable } from '../../testing/service'

jest.mock('@simplewebauthn/browser', () => ({
  browserSupportsWebAuthn: () => true,
  startAuthentication: jest.fn(),
  startRegistration: jest.fn(),
  WebAuthnError: class WebAuthnError extends Error {},
}))
jest.mock('@tekskills/shared/captcha/captcha-token', () => ({ optionalCaptchaToken: jest.fn() }))
beforeEach(() => jest.mocked(optionalCaptchaToken).mockResolvedValue('solved'))

const person = { id: 'u1', username: 'asmith', name: 'A Smith', authorities: [{ authority: 'BLOGS' }] }
const WRONG = 'Invalid username or password.'

const routes = [...manifest.routes, { id: 'dashboard', path: '/dashboard', Component: () => <h1>Dashboard</h1> }]

const mockPost = () => jest.spyOn(http, 'post').mockResolvedValue({ data: { ...person, token: 'secret-token' } })

async function openForm() {
  const view = renderRemote({ routes }, '/login')
  const username = await screen.findByLabelText('Username or email address')
  const password = screen.getByLabelText('Password')
  const fill = async (secret: string) => {
    await view.user.clear(username)
    await view.user.type(username, 'asmith')
    await view.user.type(password, secret)
  }
  const submit = () => view.user.click(screen.getByRole('button', { name: 'Log in' }))
  return { ...view, username, password, fill, submit }
}

test('ST-02 FM-05 signing in stores the token, fetches the user, stores the session and opens the dashboard', async () => {
  const post = mockPost()
  const get = jest.spyOn(http, 'get').mockImplementation(() => {
    expect(browserStorage.read('Token')).toBe('secret-token')
    expect(browserStorage.read('Blog')).toBeNull()
    return Promise.resolve({ data: person })
  })
  const { fill, submit } = await openForm()
  await fill('correct horse battery')
  await submit()

  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeInTheDocument()
  expect(post).toHaveBeenCalledWith('/public/authenticate', {
    username: 'asmith',
    password: 'correct horse battery',
    token: 'solved',
  })
  expect(get).toHaveBeenCalledWith('/me')
  const stored = (['Token', 'Blog', 'Username', 'id'] as const).map((key) => browserStorage.read(key))
  expect(stored).toEqual(['secret-token', 'BLOGS', 'asmith', 'u1'])
  expect(useSessionStore.getState().userData).toEqual([{ authority: 'BLOGS' }])
})

test('ST-05 D6 after signing in, a user who followed a mailed link is taken to its page', async () => {
  keepReturnPath('/dashboard?jobId=j1')
  mockPost()
  jest.spyOn(http, 'get').mockResolvedValue({ data: person })
  const { fill, submit, router } = await openForm()
  await fill('correct horse battery')
  await submit()
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeInTheDocument()
  expect(router.state.location.search).toBe('?jobId=j1')
})

test('ST-05 wrong credentials are reported once, in the dialog; the name stays, the password is cleared, no token is stored', async () => {
  jest.spyOn(http, 'post').mockRejectedValue(serviceError(401, 'INVALID_CREDENTIALS', WRONG))
  const { user, username, password, fill, submit, container } = await openForm()
  await fill('wrong')
  await submit()

  const dialog = await screen.findByRole('alertdialog', { name: 'Error' })
  expect(screen.getAllByText(WRONG)).toHaveLength(1)
  expect(dialog).toHaveTextContent(WRONG)
  await user.click(within(dialog).getByRole('button', { name: 'Ok' }))

  expect(screen.queryByText(WRONG)).not.toBeInTheDocument()
  expect(password).toHaveAccessibleDescription('Enter your password again.')
  expect(username).toHaveValue('asmith')
  expect(password).toHaveValue('')
  expect(password).toHaveFocus()
  expect(browserStorage.read('Token')).toBeNull()
  await expectAccessible(container)
})

test('ST-05 a failure after the token was stored removes the token and keeps the input', async () => {
  mockPost()
  mockGet({ '/me': unreachable })
  const { password, fill, submit } = await openForm()
  await fill('correct horse battery')
  await submit()

  expect(await screen.findByRole('alertdialog')).toHaveTextContent('The service could not be reached.')
  expect(browserStorage.read('Token')).toBeNull()
  expect(browserStorage.read('Blog')).toBeNull()
  expect(password).toHaveValue('correct horse battery')
})

test('missing values are reported at their fields, and nothing is sent', async () => {
  const post = mockPost()
  const { username, password, submit, container } = await openForm()
  await submit()
  expect(username).toHaveAccessibleDescription('Enter your username or email address.')
  expect(password).toHaveAccessibleDescription('Enter your password.')
  expect(username).toHaveFocus()
  expect(post).not.toHaveBeenCalled()
  await expectAccessible(container)
})

test('a field that the service rejects is marked with its message', async () => {
  const errors = [{ field: 'username', message: 'Use at most 254 characters.' }]
  jest.spyOn(http, 'post').mockRejectedValue(serviceError(422, 'VALIDATION_FAILED', '1 field needs attention.', errors))
  const { username, fill, submit } = await openForm()
  await fill('secret')
  await submit()
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('1 field needs attention.')
  expect(username).toHaveAccessibleDescription('Use at most 254 characters.')
})

test('a second submit while the first is running sends no second request', async () => {
  let respond: (value: unknown) => void = () => undefined
  const post = jest.spyOn(http, 'post').mockReturnValue(new Promise((resolve) => (respond = resolve)))
  mockGet({ '/me': person })
  const { user, password, fill, submit } = await openForm()
  await fill('correct horse battery')
  await submit()

  const button = await screen.findByRole('button', { name: 'Logging in' })
  expect(button).toHaveAttribute('aria-busy', 'true')
  await user.click(button)
  await user.type(password, '{Enter}')
  respond({ data: { ...person, token: 'secret-token' } })

  await screen.findByRole('heading', { name: 'Dashboard' })
  expect(post).toHaveBeenCalledTimes(1)
})

test('password managers find their fields, and the password can be shown', async () => {
  const { user, username, password } = await openForm()
  expect(username).toHaveAttribute('autocomplete', 'username')
  expect(password).toHaveAttribute('autocomplete', 'current-password')
  expect(password).toHaveAttribute('type', 'password')
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(password).toHaveAttribute('type', 'text')
})

test('before scripts run a submit sends nothing, and without scripts a notice says why', async () => {
  const { container } = await openForm()
  expect(container.innerHTML).toContain('<form method="dialog"')
  const notice = (
    <ThemeProvider theme={companyTheme}>
      <NoScriptNotice />
    </ThemeProvider>
  )
  expect(renderToString(notice)).toMatch(/<noscript>.*Logging in needs JavaScript\..*<\/noscript>/)
})

test('MT-04 the login page is not indexed', () => {
  const route = manifest.routes.find(({ path }) => path === '/login')
  expect(route?.handle).toMatchObject({ access: 'login', meta: { robots: 'noindex, nofollow' } })
})

test('an account with a second factor requires its code in addition to the input; a wrong code can be corrected', async () => {
  const post = jest
    .spyOn(http, 'post')
    .mockRejectedValueOnce(serviceError(401, 'OTP_REQUIRED', 'Enter the code from your authenticator app.'))
    .mockRejectedValueOnce(serviceError(401, 'OTP_INVALID', 'This code is not valid.'))
    .mockResolvedValue({ data: { ...person, token: 'secret-token' } })
  mockGet({ '/me': person })
  const { user, fill, submit, password, container } = await openForm()
  await fill('correct horse battery')
  await submit()
  const code = await screen.findByLabelText('Code')
  expect(code).toHaveFocus()
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  await expectAccessible(container)

  await user.type(code, '123 456')
  await submit()
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Ok' }))
  expect(code).toHaveAccessibleDescription(/This code is not valid\.$/)
  expect(password).toHaveValue('correct horse battery')
  await user.clear(code)
  await user.type(code, 'k7m2-q9xd')
  await submit()
  await screen.findByRole('heading', { name: 'Dashboard' })
  expect(post.mock.calls.map(([, body]) => (body as { otp?: string }).otp)).toEqual([undefined, '123456', 'k7m2-q9xd'])
})

test('an account with a passkey is asked for it; canceling keeps the input, and its answer signs in', async () => {
  const challenge = { challenge: 'c1' }
  const demanded = { authenticator: false, passkey: challenge }
  const answer = { id: 'credential' }
  const post = jest
    .spyOn(http, 'post')
    .mockRejectedValueOnce(serviceError(401, 'OTP_REQUIRED', 'Use your passkey.', [], demanded))
    .mockRejectedValueOnce(serviceError(401, 'PASSKEY_INVALID', 'Not accepted.', [], { passkey: { challenge: 'c2' } }))
    .mockResolvedValue({ data: { ...person, token: 'secret-token' } })
  mockGet({ '/me': person })
  jest.mocked(startAuthentication).mockRejectedValueOnce(new Error('canceled'))
  jest.mocked(startAuthentication).mockResolvedValue(answer as never)
  const { user, fill, submit, password, container } = await openForm()
  await fill('correct horse battery')
  await submit()
  const use = await screen.findByRole('button', { name: 'Use a passkey' })
  expect(use).toHaveFocus()
  expect(screen.getByLabelText('Code')).toHaveAccessibleDescription('Instead of a passkey: one of your recovery codes.')
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  await expectAccessible(container)

  const close = async (message: RegExp) => {
    const dialog = await screen.findByRole('alertdialog')
    expect(dialog).toHaveTextContent(message)
    await user.click(within(dialog).getByRole('button', { name: 'Ok' }))
  }
  await user.click(use)
  await close(/No passkey was used/)
  expect(post).toHaveBeenCalledTimes(1)
  expect(password).toHaveValue('correct horse battery')
  expect(use).toHaveFocus()
  await user.click(use)
  await close(/Not accepted/)
  await user.click(use)
  await screen.findByRole('heading', { name: 'Dashboard' })
  expect(jest.mocked(startAuthentication).mock.lastCall).toEqual([{ optionsJSON: { challenge: 'c2' } }])
  expect(post.mock.lastCall?.[1]).toMatchObject({ passkey: answer })
})
