import { screen, waitFor, within } from '@testing-library/react'
import type { ApiToken } from '@tekskills/shared/contracts/http/api-tokens'
import type { Me } from '@tekskills/shared/contracts/http/session'
import { http } from '@tekskills/shared/http/client'
import { startSession, storeToken } from '@tekskills/shared/session/session-store'
import { expectAccessible } from '@tekskills/shared/testing/accessibility'
import { renderRemote } from '@tekskills/shared/testing/render-remote'
import { sampleError } from '../../testing/sample-responses'
import { manifest } from '../../manifest'

const me: Me = {
  id: 'u1',
  username: 'blogs',
  name: 'Ida Brook',
  email: 'ida@example.com',
  otpEnabled: false,
  authorities: [{ authority: 'BLOGS' }],
  lastLoginAt: null,
}

const token: ApiToken = {
  id: 't1',
  name: 'Export',
  scopes: ['blogs:write', 'media:read'],
  createdAt: '2026-03-01T08:00:00.000Z',
  expiresAt: '2026-05-30T08:00:00.000Z',
  isExpired: false,
  lastUsedAt: null,
}

async function open(tokens: () => Promise<{ data: unknown }>, person = me) {
  const get = jest.spyOn(http, 'get').mockImplementation(async (url) => {
    if (url === '/apiTokens') return tokens()
    return { data: url === '/me' ? person : [] }
  })
  const view = renderRemote(manifest, '/dashboard?view=account')
  await screen.findByRole('heading', { level: 1, name: 'Your account' })
  return { ...view, get }
}

const panel = () => screen.queryByRole('region', { name: 'API tokens' })

// Loads the lazy chunks first, because that takes longer than the timeout of a query.
beforeAll(() =>
  Promise.all([import('./DashboardPage'), import('./dashboard-loader'), import('../../layout/StaffFrame')]),
)
beforeEach(() => {
  storeToken('token')
  startSession({ id: 'u1', username: 'blogs', authorities: [{ authority: 'BLOGS' }] })
})

test('ADR 0118 a token is made for what was chosen, shown once and copied', async () => {
  const { user, container } = await open(async () => ({ data: [] }))
  const post = jest.spyOn(http, 'post')
  await user.click(screen.getByRole('button', { name: 'Create a token' }))
  const name = screen.getByLabelText('Name of the token')
  expect(name).toHaveFocus()
  await user.type(screen.getByLabelText('Your password'), 'my own one')
  await user.click(screen.getByRole('button', { name: 'Create token' }))
  expect(await screen.findByText('Enter a name for the token.')).toBeVisible()
  expect(screen.getByText('Choose at least one kind of content.')).toBeVisible()
  expect(post).not.toHaveBeenCalled()
  await expectAccessible(container)

  await user.type(name, 'Export')
  await user.selectOptions(screen.getByLabelText('Blogs'), 'write')
  await user.selectOptions(screen.getByLabelText('Pictures'), 'read')
  await user.selectOptions(screen.getByLabelText('Valid for'), '30')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(screen.getByRole('button', { name: 'Create a token' }))
  expect(screen.getByLabelText('Name of the token')).toHaveValue('Export')

  post.mockResolvedValue({ data: { apiToken: token, token: 'tks_secret' } })
  await user.type(screen.getByLabelText('Your password'), 'my own one')
  await user.click(screen.getByRole('button', { name: 'Create token' }))
  expect(await screen.findByRole('group', { name: 'Token' })).toHaveTextContent('tks_secret')
  expect(post.mock.lastCall).toEqual([
    '/apiTokens',
    { currentPassword: 'my own one', name: 'Export', days: 30, scopes: ['blogs:write', 'media:read'] },
  ])
  await expectAccessible(container)
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'))
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect(await screen.findByText(/did not allow copying/)).toBeVisible()
  write.mockResolvedValue()
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect(write).toHaveBeenLastCalledWith('tks_secret')
  await user.click(screen.getByRole('button', { name: 'I’ve saved it' }))
  expect(screen.queryByText('tks_secret')).toBeNull()
  expect(screen.getByRole('button', { name: 'Create a token' })).toHaveFocus()
})

test('ADR 0118 tokens are listed with their scopes and revoked after a question', async () => {
  const expired = { ...token, id: 't2', name: 'Old', isExpired: true, lastUsedAt: '2026-03-02T08:00:00.000Z' }
  const { user } = await open(async () => ({ data: [token, expired] }))
  const [first, second] = within(screen.getByRole('list', { name: 'API tokens' })).getAllByRole('listitem')
  expect(first).toHaveTextContent(/Export.*Blogs: read and write · Pictures: read.*not used yet/)
  expect(second).toHaveTextContent(/Old.*Expired.*last used/)
  const remove = jest.spyOn(http, 'delete').mockResolvedValue({})
  await user.click(screen.getByRole('button', { name: 'Revoke… Export' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }))
  expect(remove).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Revoke… Export' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Revoke' }))
  await waitFor(() => expect(remove).toHaveBeenCalledWith('/apiTokens/t1'))
})

test('ADR 0118 recruiters, accounts that lack a required second factor, and older services have no tokens', async () => {
  const recruiter = await open(async () => ({ data: [token] }), { ...me, authorities: [{ authority: 'CAREERS' }] })
  expect(panel()).toBeNull()
  recruiter.unmount()
  const lacking = await open(async () => ({ data: [token] }), { ...me, otpRequired: true })
  expect(panel()).toBeNull()
  expect(lacking.get.mock.calls.map(([url]) => url)).not.toContain('/apiTokens')
  lacking.unmount()
  await open(async () => {
    throw sampleError(404, 'NOT_FOUND')
  })
  expect(panel()).toBeNull()
})
