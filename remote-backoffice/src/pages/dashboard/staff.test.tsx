import { screen, waitFor, within } from '@testing-library/react'
import type { StaffOverview, StaffPerson } from '@tekskills/shared/contracts/http/staff'
import { http } from '@tekskills/shared/http/client'
import { startSession, storeToken } from '@tekskills/shared/session/session-store'
import { expectAccessible } from '@tekskills/shared/testing/accessibility'
import { renderRemote } from '@tekskills/shared/testing/render-remote'
import { sampleError } from '../../testing/sample-responses'
import { manifest } from '../../manifest'

const person = (changes: Partial<StaffPerson>): StaffPerson => ({
  id: 'u1',
  username: 'chief',
  name: 'Ada Chief',
  email: 'ada@example.com',
  role: 'BLOGS',
  disabled: false,
  administersStaff: false,
  otpEnabled: false,
  passkeys: 0,
  sessions: 0,
  lastLoginAt: null,
  ...changes,
})
const chief = person({ administersStaff: true, passkeys: 1, sessions: 1, lastLoginAt: '2026-03-02T08:00:00.000Z' })
const ida = person({
  id: 'u2',
  username: 'ida',
  name: 'Ida Brook',
  email: 'ida@example.com',
  role: 'CAREERS',
  sessions: 2,
})

const staff = (changes: Partial<StaffOverview> = {}): StaffOverview => ({
  ownId: 'u1',
  people: [chief, ida],
  invitations: [],
  factorRules: [
    { role: 'BLOGS', isDemanded: false, isFixed: false },
    { role: 'CAREERS', isDemanded: true, isFixed: true },
  ],
  ...changes,
})
const invitation = {
  id: 'i1',
  email: 'new@example.com',
  role: 'CAREERS',
  invitedBy: 'Ada Chief',
  expiresAt: '2026-03-05T08:00:00.000Z',
  isOpen: true,
  senderMayInvite: true,
  isOwn: true,
} as const

async function open(overview = staff()) {
  const get = jest.spyOn(http, 'get').mockResolvedValue({ data: overview })
  const view = renderRemote(manifest, '/dashboard?view=staff')
  await screen.findByRole('heading', { level: 1, name: 'Staff' })
  return { ...view, get }
}

// Loads the lazy chunks first, because that takes longer than the timeout of a query.
beforeAll(() =>
  Promise.all([import('./DashboardPage'), import('./dashboard-loader'), import('../../layout/StaffFrame')]),
)
beforeEach(() => {
  storeToken('token')
  startSession({ id: 'u1', username: 'chief', authorities: [{ authority: 'BLOGS' }] })
})

const rowOf = (name: string) => {
  const row = screen.getAllByRole('listitem').find((item) => within(item).queryByText(name))
  if (!row) throw new Error(`There is no row of ${name}.`)
  return within(row)
}

test('staff screen: people are listed with role and second factors, and no one can act on themselves', async () => {
  const { container } = await open()
  expect(rowOf('Ada Chief').getByText('You')).toBeVisible()
  expect(rowOf('Ada Chief').queryByRole('button')).toBeNull()
  expect(rowOf('Ida Brook').getByText(/Password only · never logged in/)).toBeVisible()
  expect(screen.getByText(/1 of 1 has not set it up · required by the server settings/)).toBeVisible()
  expect(screen.getByText(/^No one is invited at the moment/)).toBeVisible()
  await expectAccessible(container)
})

test('staff screen: an account is disabled once the password is right; a wrong one is reported at its field', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Actions for Ida Brook' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Disable…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Disable Ida Brook?' }))
  const put = jest.spyOn(http, 'put')
  const errors = [{ field: 'currentPassword', code: 'INVALID', message: 'This is not your current password.' }]
  put.mockRejectedValueOnce(sampleError(422, 'VALIDATION_FAILED', { errors }))
  await user.type(dialog.getByLabelText('Your password'), 'my own one')
  await user.click(dialog.getByRole('button', { name: 'Disable account' }))
  expect(await dialog.findByText('This is not your current password.')).toBeVisible()

  jest
    .spyOn(http, 'get')
    .mockResolvedValue({ data: staff({ people: [chief, { ...ida, disabled: true, sessions: 0 }] }) })
  put.mockResolvedValue({ data: { person: { ...ida, disabled: true }, jobsWithoutLead: 1 } })
  await user.click(dialog.getByRole('button', { name: 'Disable account' }))
  expect(
    await screen.findByText(/No one is left to decide about the applicants for 1 job restricted to its team/),
  ).toBeVisible()
  expect(put.mock.lastCall).toEqual(['/staff/u2/disabled', { currentPassword: 'my own one', disabled: true }])
  expect(await rowOf('Ida Brook').findByText('Disabled')).toBeInTheDocument()
})

test('staff screen: a role is changed and sessions are ended, each with the password', async () => {
  const { user } = await open()
  const act = async (item: string, button: string) => {
    await user.click(screen.getByRole('button', { name: 'Actions for Ida Brook' }))
    await user.click(await screen.findByRole('menuitem', { name: item }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByLabelText('Your password'), 'my own one')
    await user.click(dialog.getByRole('button', { name: button }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  const put = jest.spyOn(http, 'put').mockResolvedValue({ data: { person: ida, jobsWithoutLead: 0 } })
  await act('Change role to content…', 'Change role')
  expect(put.mock.lastCall).toEqual(['/staff/u2/role', { currentPassword: 'my own one', role: 'BLOGS' }])
  const remove = jest.spyOn(http, 'delete').mockResolvedValue({ data: null })
  await act('Log out everywhere…', 'Log out everywhere')
  expect(remove.mock.lastCall).toEqual(['/staff/u2/sessions', { data: { currentPassword: 'my own one' } }])
})

test('staff screen: a person is invited; a known address is marked, and closing the form keeps what was typed', async () => {
  const { user, container } = await open()
  await user.click(screen.getByRole('button', { name: 'Invite someone' }))
  const email = () => screen.getByLabelText('Email address')
  expect(email()).toHaveFocus()
  await user.type(email(), 'new@example.com')
  await user.selectOptions(screen.getByLabelText('Role'), 'Recruiting')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.getByRole('button', { name: 'Invite someone' })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Invite someone' }))
  expect(email()).toHaveValue('new@example.com')
  await expectAccessible(container)

  const post = jest.spyOn(http, 'post')
  const errors = [{ field: 'email', code: 'TAKEN', message: 'There is already an account with this address.' }]
  post.mockRejectedValueOnce(sampleError(422, 'VALIDATION_FAILED', { errors }))
  await user.type(screen.getByLabelText('Your password'), 'my own one')
  await user.click(screen.getByRole('button', { name: 'Send invitation' }))
  await waitFor(() => expect(email()).toHaveAccessibleDescription(/There is already an account/))
  expect(email()).toHaveFocus()

  post.mockResolvedValue({ data: invitation })
  jest.spyOn(http, 'get').mockResolvedValue({ data: staff({ invitations: [invitation] }) })
  await user.click(screen.getByRole('button', { name: 'Send invitation' }))
  expect(await screen.findByText(/Invited by Ada Chief · link valid until/)).toBeVisible()
  expect(post.mock.lastCall).toEqual([
    '/staff/invitations',
    { currentPassword: 'my own one', email: 'new@example.com', role: 'CAREERS' },
  ])
})

test('staff screen: an invitation is sent again, and withdrawn after a confirmation', async () => {
  const { user } = await open(staff({ invitations: [invitation] }))
  const post = jest.spyOn(http, 'post').mockRejectedValueOnce(sampleError(429, 'RATE_LIMITED'))
  await user.click(screen.getByRole('button', { name: 'Send again to new@example.com' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Ok' }))
  expect(post.mock.lastCall?.[0]).toBe('/staff/invitations/i1/again')
  const remove = jest.spyOn(http, 'delete').mockResolvedValue({ data: null })
  await user.click(screen.getByRole('button', { name: 'Withdraw… the invitation to new@example.com' }))
  expect(remove).not.toHaveBeenCalled()
  jest.spyOn(http, 'get').mockResolvedValue({ data: staff() })
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }))
  expect(await screen.findByText(/^No one is invited at the moment/)).toBeVisible()
  expect(remove.mock.lastCall?.[0]).toBe('/staff/invitations/i1')
})

test('staff screen: an invitation by a person who may no longer invite says so, and is sent again with the password', async () => {
  const ended = { ...invitation, invitedBy: 'Eve', isOpen: false, senderMayInvite: false, isOwn: false }
  const { user, container } = await open(staff({ invitations: [ended] }))
  expect(screen.getByText('No longer valid')).toBeVisible()
  expect(screen.getByText(/Invited by Eve, who may no longer invite anyone/)).toBeVisible()
  const post = jest.spyOn(http, 'post').mockResolvedValue({ data: invitation })
  await user.click(screen.getByRole('button', { name: 'Send again… to new@example.com' }))
  const dialog = await screen.findByRole('dialog', { name: 'Send the invitation to new@example.com again?' })
  expect(dialog).toHaveTextContent('Eve sent it, and may no longer invite anyone.')
  expect(post).not.toHaveBeenCalled()
  await expectAccessible(container)
  await user.type(within(dialog).getByLabelText('Your password'), 'my own one')
  await user.click(within(dialog).getByRole('button', { name: 'Send again' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(post.mock.lastCall).toEqual(['/staff/invitations/i1/again', { currentPassword: 'my own one' }])
})

test('staff screen: a second factor is required of a role, unless the servers already do', async () => {
  const { user } = await open()
  expect(screen.queryByRole('button', { name: /for recruiting$/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Require… for content' }))
  const put = jest.spyOn(http, 'put').mockResolvedValue({ data: [] })
  await user.type(await screen.findByLabelText('Your password'), 'my own one')
  await user.click(screen.getByRole('button', { name: 'Require it' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(put.mock.lastCall).toEqual([
    '/staff/factorRules',
    { currentPassword: 'my own one', role: 'BLOGS', isDemanded: true },
  ])
})

test('staff screen: without the right, the page says that access is denied', async () => {
  jest.spyOn(http, 'get').mockRejectedValue(sampleError(403, 'FORBIDDEN'))
  renderRemote(manifest, '/dashboard?view=staff')
  expect(await screen.findByRole('heading', { name: 'You don’t have access to this page' })).toBeVisible()
})
