import { screen, waitFor, within } from '@testing-library/react'
import { http } from '@tekskills/shared/http/client'
import { startSession, storeToken } from '@tekskills/shared/session/session-store'
import { renderRemote } from '@tekskills/shared/testing/render-remote'
import { sampleApplicant, sampleCounts, sampleDetail } from '../../testing/sample-applicants'
import { sampleError } from '../../testing/sample-responses'
import { samplePage } from '../../testing/sample-blogs'
import { sampleCareer } from '../../testing/sample-careers'
import { manifest } from '../../manifest'

const jobs = [sampleCareer({ id: 'j1', jobTitle: 'Data engineer' }), sampleCareer({ id: 'j2', jobTitle: 'Baker' })]

async function open(changes: Parameters<typeof sampleDetail>[0] = {}) {
  jest.spyOn(http, 'get').mockImplementation(async (url) => {
    if (url === '/career/get-allcareers') return { data: samplePage(jobs) }
    if (url === '/jobApplicants/getCount') return { data: sampleCounts() }
    if (url === '/applicantMails') return { data: [] }
    if (url === '/jobApplicants/p1') return { data: sampleDetail(changes) }
    return { data: samplePage([sampleApplicant()]) }
  })
  const view = renderRemote(manifest, '/Applications?applicant=p1')
  await screen.findByRole('heading', { level: 1, name: 'Rosa Lind' })
  return view
}

const stage = () => screen.getByRole('combobox', { name: 'Stage' })
const choose = async (user: Awaited<ReturnType<typeof open>>['user'], item: string) => {
  await user.click(screen.getByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: item }))
}

// Loads the lazy chunks first, because that takes longer than the timeout of a query.
beforeAll(() =>
  Promise.all([import('./ApplicationsPage'), import('./applications-loader'), import('../../layout/StaffFrame')]),
)
beforeEach(() => {
  storeToken('token')
  startSession({ id: 'u2', username: 'careers', authorities: [{ authority: 'CAREERS' }] })
})

test('BO-05 leaving an unfinished reason asks for confirmation, and the reason is restored after the tab was closed', async () => {
  const { user, router, unmount } = await open()
  await user.selectOptions(stage(), 'Rejected')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Reason for rejection' }), 'Other')
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'No Kafka')
  await user.click(screen.getByRole('link', { name: 'View Careers' }))
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
  expect(router.state.location.search).toBe('?applicant=p1')
  unmount()
  await open()
  expect(await screen.findByRole('textbox', { name: 'Note' })).toHaveValue('No Kafka')
  expect(screen.getByRole('combobox', { name: 'Reason for rejection' })).toHaveValue('OTHER')
  expect(stage()).toHaveValue('REJECTED')
})

test('BO-05 after a completed move, leaving the page does not ask for confirmation', async () => {
  const { user, router } = await open()
  jest.spyOn(http, 'put').mockResolvedValue({ data: sampleDetail() })
  await user.selectOptions(stage(), 'Offer')
  await user.click(screen.getByRole('button', { name: 'Move to Offer' }))
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /Reason/ })).not.toBeInTheDocument())
  await waitFor(() => expect(screen.getByRole('form', { name: 'Stage' })).toHaveFocus())
  await user.click(screen.getByRole('link', { name: 'View Careers' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/viewcareers'))
})

test('BO-05 the user can leave even if a save of the record completes while the confirmation is open', async () => {
  const { user, router } = await open()
  let save: (response: object) => void = () => undefined
  jest.spyOn(http, 'put').mockReturnValue(new Promise((resolve) => (save = resolve)))
  await user.type(screen.getByRole('textbox', { name: 'New note' }), 'Half a thought')
  // Leaving the field saves the tag.
  await user.type(screen.getByRole('textbox', { name: /Add tag/ }), 'night shift')
  await user.click(screen.getByRole('link', { name: 'View Careers' }))
  const leave = await screen.findByRole('button', { name: 'Leave page' })
  save({ data: sampleDetail({ version: 5, tags: ['night shift'] }) })
  const read = jest.mocked(http.get)
  await waitFor(() => expect(read.mock.calls.filter(([url]) => url === '/jobApplicants/p1')).toHaveLength(2))
  await waitFor(() => expect(router.state.revalidation).toBe('idle'))
  await user.click(leave)
  await waitFor(() => expect(router.state.location.pathname).toBe('/viewcareers'))
})

test('BO-02 BO-05 a reason can be added after a rejection without one; leaving an unfinished one asks for confirmation', async () => {
  const { user, router } = await open({ stage: 'REJECTED', rejectReason: 'No SQL' })
  const put = jest.spyOn(http, 'put').mockResolvedValue({ data: sampleDetail({ stage: 'REJECTED', version: 5 }) })
  await user.type(screen.getByRole('textbox', { name: /Note/ }), ' or Kafka')
  await user.click(screen.getByRole('link', { name: 'View Careers' }))
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
  await user.click(screen.getByRole('button', { name: 'Save reason' }))
  expect(await screen.findByText('Choose a reason.')).toBeVisible()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Reason for rejection' }), 'SKILLS')
  await user.click(screen.getByRole('button', { name: 'Save reason' }))
  const sent = { id: 'p1', version: 4, rejectCode: 'SKILLS', rejectReason: 'No SQL or Kafka' }
  await waitFor(() => expect(put.mock.lastCall?.[1]).toEqual(sent))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save reason' })).toBeNull())
  expect(screen.getByRole('textbox', { name: /Note/ })).toHaveValue('No SQL or Kafka')
  await user.click(screen.getByRole('link', { name: 'View Careers' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/viewcareers'))
})

test('BO-05 an unfinished note and reason ask for one confirmation, and staying keeps both', async () => {
  const { user } = await open()
  await user.type(screen.getByRole('textbox', { name: 'New note' }), 'Half a thought')
  await user.selectOptions(stage(), 'Rejected')
  await user.click(screen.getByRole('link', { name: 'View Careers' }))
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: 'New note' })).toHaveValue('Half a thought')
})

test('BO-02 erasing an applicant with an unfinished note asks once and mentions unsaved text', async () => {
  const { user, router } = await open()
  jest.spyOn(http, 'delete').mockResolvedValue({})
  await user.type(screen.getByRole('textbox', { name: 'New note' }), 'Half a thought')
  await choose(user, 'Erase…')
  expect(await screen.findByText(/Any unsaved text on this page will also be lost/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Erase' }))
  await waitFor(() => expect(router.state.location.search).toBe(''))
})

test('FT-13 a note whose response is lost is retried with the same key', async () => {
  const { user } = await open()
  const post = jest
    .spyOn(http, 'post')
    .mockRejectedValueOnce(sampleError(503, 'UNAVAILABLE'))
    .mockResolvedValue({ data: {} })
  const note = screen.getByRole('textbox', { name: 'New note' })
  await user.type(note, 'Speaks Swedish')
  await user.click(screen.getByRole('button', { name: 'Add note' }))
  expect(await screen.findByText(/We’re retrying/)).toBeVisible()
  await waitFor(() => expect(note).toHaveValue(''), { timeout: 3000 })
  const keys = post.mock.calls.map((call) => JSON.stringify(call[2]))
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBe(keys[1])
})

test('BO-02 an applicant is considered for another open job and starts again at the first stage', async () => {
  const { user } = await open({ stage: 'REJECTED', future: true })
  const put = jest.spyOn(http, 'put').mockResolvedValue({ data: sampleDetail() })
  await choose(user, 'Consider for job…')
  const dialog = await screen.findByRole('dialog', { name: 'Consider for job' })
  const list = await within(dialog).findByRole('combobox', { name: 'Open job' })
  await within(list).findByRole('option', { name: /Baker/ })
  expect(within(list).queryByRole('option', { name: /Data engineer/ })).not.toBeInTheDocument()
  expect(within(dialog).getByText(/leaves the talent pool and Data engineer/)).toBeVisible()
  await user.selectOptions(list, 'j2')
  await user.click(within(dialog).getByRole('button', { name: 'Consider' }))
  await waitFor(() =>
    expect(put.mock.lastCall?.[1]).toEqual({ id: 'p1', version: 4, jobId: 'j2', future: false, stage: 'NEW' }),
  )
})

test('BO-02 when the open jobs cannot be loaded, the dialog says so, even after an attempt to submit', async () => {
  const { user } = await open()
  const read = jest.mocked(http.get).getMockImplementation()
  jest.mocked(http.get).mockImplementation(async (url, config) => {
    if (url === '/career/get-allcareers') throw sampleError(503, 'UNAVAILABLE')
    return read?.(url, config)
  })
  await choose(user, 'Consider for job…')
  const dialog = within(await screen.findByRole('dialog', { name: 'Consider for job' }))
  const failure = 'The open jobs could not be loaded. Close this dialog and try again.'
  expect(await dialog.findByText(failure)).toBeVisible()
  expect(dialog.queryByRole('option', { name: 'Loading…' })).not.toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Consider' }))
  expect(dialog.getByText(failure)).toBeVisible()
})

test('BO-02 the history shows changes to the job and the talent pool', async () => {
  const day = (date: number) => `2026-03-0${date}T10:00:00.000Z`
  const step = { from: 'NEW', to: 'NEW', by: { id: 'u1', name: 'Ida' }, reason: null } as const
  await open({
    history: [
      { ...step, at: day(1), from: null },
      { ...step, at: day(2), future: true },
      {
        ...step,
        at: day(3),
        from: 'REJECTED',
        job: 'Baker (JOB-2)',
        previousJob: 'Data engineer (JOB-1)',
        future: false,
      },
    ],
  })
  const history = within(screen.getByRole('region', { name: 'History' }))
  for (const line of [
    'Moved to talent pool',
    'Rejected to New',
    'Considered for Baker (JOB-2), previously for Data engineer (JOB-1)',
    'Removed from talent pool',
  ])
    expect(history.getByText(line)).toBeVisible()
})
