import { screen, waitFor, within } from '@testing-library/react'
import { http } from '@tekskills/shared/http/client'
import { startSession, storeToken } from '@tekskills/shared/session/session-store'
import { expectAccessible } from '@tekskills/shared/testing/accessibility'
import { renderRemote } from '@tekskills/shared/testing/render-remote'
import { nightlyTest } from '@tekskills/shared/testing/nightly-test'
import { sampleDetail } from '../../testing/sample-applicants'
import { sampleError } from '../../testing/sample-responses'
import { manifest } from '../../manifest'

const slot = {
  id: 's1',
  jobId: 'j1',
  startsAt: '2030-12-01T09:00:00.000Z',
  minutes: 45,
  place: 'Room 1',
  interviewer: { id: 'u3', name: 'Ida' },
  applicant: null as object | null,
}

beforeAll(() =>
  Promise.all([import('./ApplicationsPage'), import('./applications-loader'), import('../../layout/StaffFrame')]),
)

async function open(slots: (typeof slot)[], interviewers: object[] = []) {
  storeToken('token')
  startSession({ id: 'u2', username: 'careers', authorities: [{ authority: 'CAREERS' }] })
  jest.spyOn(http, 'get').mockImplementation(async (url) => {
    if (url === '/interviewSlots') return { data: { slots, interviewers, timeZone: 'Asia/Kolkata' } }
    if (url === '/applicantMails') return { data: [] }
    if (url === '/jobApplicants/p1') return { data: sampleDetail({ stage: 'INTERVIEW' }) }
    return { data: new Blob(['%PDF']) }
  })
  const view = renderRemote(manifest, '/Applications?applicant=p1')
  const panel = within(await screen.findByRole('region', { name: 'Interview' }))
  return { panel, ...view }
}

nightlyTest(
  'BO-02 an interviewer offers a time; missing and rejected values are reported at their fields, and nothing typed is lost',
  async () => {
    const post = jest.spyOn(http, 'post').mockResolvedValue({ data: slot })
    const { panel, user, container } = await open([])
    expect(panel.getByText('No time agreed yet.')).toBeVisible()
    expect(panel.queryByRole('button', { name: /Invite/ })).toBeNull()
    await expectAccessible(container)
    const offer = panel.getByRole('button', { name: 'Offer this time' })
    await user.click(offer)
    expect(panel.getByText('Enter a date and time.')).toBeVisible()
    expect(panel.getByText('Enter where it takes place.')).toBeVisible()
    await user.type(panel.getByLabelText('Date and time'), '2001-01-01T10:00')
    await user.type(panel.getByLabelText('Place'), 'Room 1')
    await user.click(offer)
    expect(panel.getByText('Choose a time in the future.')).toBeVisible()
    expect(post).not.toHaveBeenCalled()

    const startsAt = panel.getByLabelText('Date and time')
    await user.clear(startsAt)
    await user.type(startsAt, '2030-12-01T10:00')
    post.mockRejectedValueOnce(sampleError(409, 'CONFLICT'))
    await user.click(offer)
    expect(panel.getByLabelText('Place')).toHaveValue('Room 1')
    await user.click(offer)
    expect(post).toHaveBeenLastCalledWith(
      '/interviewSlots',
      { jobId: 'j1', startsAt: new Date('2030-12-01T10:00').toISOString(), minutes: 45, place: 'Room 1' },
      expect.anything(),
    )
  },
)

test('BO-02 an applicant is invited to the slots offered, and a booked one is withdrawn only after a confirmation', async () => {
  const post = jest.spyOn(http, 'post').mockResolvedValue({ data: null })
  const free = await open([slot])
  await free.user.click(free.panel.getByRole('button', { name: 'Invite to choose a time' }))
  expect(post).toHaveBeenCalledWith('/jobApplicants/p1/interviewInvitation')
  expect(await free.panel.findByText('Invitation sent.')).toBeVisible()
  free.unmount()

  const remove = jest.spyOn(http, 'delete').mockResolvedValue({ data: null })
  const agreed = { ...slot, applicant: { id: 'p1', name: 'Rosa Lind', reference: 'APP-7F3K2Q' } }
  const { panel, user } = await open([agreed])
  expect(panel.getByText(/45 minutes, with Ida$/)).toBeVisible()
  expect(panel.getByText('Room 1')).toBeVisible()
  expect(panel.queryByRole('button', { name: /Invite/ })).toBeNull()
  await user.click(panel.getByRole('button', { name: /^Withdraw/ }))
  expect(remove).not.toHaveBeenCalled()
  await user.click(await screen.findByRole('button', { name: 'Cancel interview' }))
  expect(remove).toHaveBeenCalledWith('/interviewSlots/s1')
})

test('BO-02 a rejection says that the booked interview is cancelled by email', async () => {
  const choose = async ({ user }: Awaited<ReturnType<typeof open>>) =>
    user.selectOptions(screen.getByRole('combobox', { name: 'Stage' }), 'Rejected')
  const free = await open([slot])
  await choose(free)
  expect(screen.getByText(/No email is sent automatically\.$/)).toBeVisible()
  free.unmount()
  await choose(await open([{ ...slot, applicant: { id: 'p1', name: 'Rosa Lind', reference: 'APP-1' } }]))
  expect(screen.getByText(/interview is cancelled, and they and the interviewers are told by email\.$/)).toBeVisible()
})

nightlyTest(
  'BO-02 a time is offered with several interviewers: the hiring team at hand, colleagues in a menu',
  async () => {
    const post = jest.spyOn(http, 'post').mockResolvedValue({ data: slot })
    const person = (id: string, name: string, more = {}) => ({ id, name, isMe: false, inTeam: false, ...more })
    const colleagues = Array.from({ length: 9 }, (_, index) => person(`c${index}`, `Colleague ${index}`))
    const people = [person('u3', 'Ida', { inTeam: true }), person('u2', 'Nora', { isMe: true }), ...colleagues]
    const both = { ...slot, interviewers: [slot.interviewer, { id: 'u2', name: 'Nora' }], isBusy: true }
    const { panel, user, container } = await open([both], people)
    expect(panel.getByText(/^Not shown, as an interviewer has another interview, with Ida and Nora$/)).toBeVisible()
    expect(panel.queryByRole('button', { name: /Invite/ })).toBeNull()
    const group = within(panel.getByRole('group', { name: 'Interviewers' }))
    expect(group.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).checked)).toEqual([false, true])
    await user.click(group.getByRole('checkbox', { name: 'Nora (you)' }))
    await user.type(panel.getByLabelText('Date and time'), '2030-12-01T10:00')
    await user.type(panel.getByLabelText('Place'), 'Room 1')
    const offer = panel.getByRole('button', { name: 'Offer this time' })
    await user.click(offer)
    expect(await panel.findByText('Choose at least one interviewer.')).toBeVisible()
    expect(post).not.toHaveBeenCalled()
    await user.click(group.getByRole('checkbox', { name: 'Ida' }))
    await user.selectOptions(group.getByRole('combobox', { name: 'Add a colleague' }), 'Colleague 7')
    expect(group.getByRole('checkbox', { name: 'Colleague 7' })).toBeChecked()
    await expectAccessible(container)
    await user.click(offer)
    expect(post.mock.lastCall?.[1]).toMatchObject({ interviewers: ['u3', 'c7'] })
  },
)

test('BO-02 the interviewers of a booked time are changed in a dialog, and a clash is reported at the field', async () => {
  const person = (id: string, name: string, more = {}) => ({ id, name, isMe: false, inTeam: false, ...more })
  const agreed = { ...slot, applicant: { id: 'p1', name: 'Rosa Lind', reference: 'APP-7F3K2Q' } }
  const { panel, user, container } = await open([agreed], [person('u3', 'Ida'), person('u2', 'Nora', { isMe: true })])
  await user.click(panel.getByRole('button', { name: /^Change interviewers of/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change interviewers' }))
  expect(dialog.getByText(/Everyone who joins, stays or leaves is told of the change by email/)).toBeVisible()
  await expectAccessible(container)
  const put = jest.spyOn(http, 'put').mockRejectedValueOnce(sampleError(422, 'VALIDATION'))
  await user.click(dialog.getByRole('checkbox', { name: 'Ida' }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(dialog.getByRole('alert')).toHaveTextContent('Choose at least one interviewer.')
  expect(put).not.toHaveBeenCalled()
  await user.click(dialog.getByRole('checkbox', { name: 'Nora (you)' }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByRole('alert')).toBeVisible()
  put.mockResolvedValue({ data: slot })
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(put).toHaveBeenLastCalledWith('/interviewSlots/s1', { interviewers: ['u2'] })
})
