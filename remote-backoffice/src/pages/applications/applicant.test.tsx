import { screen, waitFor, within } from '@testing-library/react'
import { useChromeStore } from '@tekskills/shared/chrome/chrome-store'
import { http } from '@tekskills/shared/http/client'
import { startSession, storeToken } from '@tekskills/shared/session/session-store'
import { expectAccessible } from '@tekskills/shared/testing/accessibility'
import { renderRemote } from '@tekskills/shared/testing/render-remote'
import { nightlyTest } from '@tekskills/shared/testing/nightly-test'
import { sampleApplicant, sampleCounts, sampleDetail } from '../../testing/sample-applicants'
import { sampleError } from '../../testing/sample-responses'
import { samplePage } from '../../testing/sample-blogs'
import { sampleCareer } from '../../testing/sample-careers'
import { manifest } from '../../manifest'

/** `stored` is the applicant as the mocked service has it. */
async function open(changes: Parameters<typeof sampleDetail>[0] = {}) {
  const stored = sampleDetail(changes)
  const get = jest.spyOn(http, 'get').mockImplementation(async (url) => {
    if (url === '/career/get-allcareers') return { data: samplePage([sampleCareer()]) }
    if (url === '/jobApplicants/getCount') return { data: sampleCounts() }
    if (url === '/applicantMails') return { data: [] }
    if (url === '/interviewSlots') return { data: { slots: [], timeZone: 'UTC' } }
    if (url === '/jobApplicants/p1') return { data: { ...stored } }
    return { data: url.includes('download') ? new Blob(['%PDF']) : samplePage([sampleApplicant()]) }
  })
  const view = renderRemote(manifest, '/Applications?applicant=p1')
  await screen.findByRole('heading', { level: 1, name: 'Rosa Lind' })
  return { get, stored, ...view }
}
const conflictWith = (current: object) => sampleError(409, 'VERSION_CONFLICT', { current })
const put = () => jest.spyOn(http, 'put').mockResolvedValue({ data: sampleDetail() })

// Loads the lazy chunks first, because that takes longer than the timeout of a query.
beforeAll(() =>
  Promise.all([import('./ApplicationsPage'), import('./applications-loader'), import('../../layout/StaffFrame')]),
)
beforeEach(() => {
  storeToken('token')
  startSession({ id: 'u2', username: 'careers', authorities: [{ authority: 'CAREERS' }] })
})

test('BO-02 an applicant is shown with details, letter, notes and history, and one way to write', async () => {
  const { container } = await open()
  expect(screen.getByText('I like trains.')).toBeVisible()
  expect(screen.getByText('Called her.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Data engineer (JOB-2026-0007)' })).toHaveAttribute(
    'href',
    '/jobprofiles?jobId=j1',
  )
  expect(container.querySelectorAll('a[href^="mailto:"]')).toHaveLength(0)
  const contact = [screen.getByText('rosa.lind@example.com'), screen.getByRole('link', { name: /^\+46/ })]
  const resume = screen.getByRole('heading', { name: 'CV' })
  for (const link of contact) expect(link.compareDocumentPosition(resume)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(within(screen.getByRole('region', { name: 'History' })).getByText('Applied')).toBeVisible()
  await expectAccessible(container)
})

test('D17 a letter, a note and a reason have the text direction of their own language', async () => {
  const at = '2026-03-02T10:00:00.000Z'
  await open({
    coverLetter: 'أحب القطارات.',
    notes: [{ id: 'n1', text: 'تتحدث السويدية.', createdAt: at, createdBy: null }],
    history: [{ from: 'NEW', to: 'REJECTED', at, by: null, reason: 'بلا كافكا' }],
  })
  for (const text of ['أحب القطارات.', 'تتحدث السويدية.', 'بلا كافكا'])
    expect(screen.getByText(text)).toHaveAttribute('dir', 'auto')
  expect(screen.getByRole('textbox', { name: 'New note' })).toHaveAttribute('dir', 'auto')
})

test('BO-02 the stage is changed with a reason, the rating immediately, both based on the shown version', async () => {
  const { user } = await open()
  const update = put()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Stage' }), 'Rejected')
  await user.type(screen.getByRole('textbox', { name: /Note/ }), 'No Kafka')
  await user.click(screen.getByRole('button', { name: 'Move to Rejected' }))
  expect(await screen.findByText('Choose a reason.')).toBeVisible()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Reason for rejection' }), 'SKILLS')
  await user.click(screen.getByRole('button', { name: 'Move to Rejected' }))
  await waitFor(() => expect(update).toHaveBeenCalledTimes(1))
  expect(update.mock.lastCall?.[1]).toEqual({
    id: 'p1',
    version: 4,
    stage: 'REJECTED',
    reason: 'No Kafka',
    rejectCode: 'SKILLS',
    rejectReason: 'No Kafka',
  })
  await user.click(screen.getByRole('radio', { name: '4 of 5' }))
  await waitFor(() => expect(update.mock.lastCall?.[1]).toEqual({ id: 'p1', version: 4, rating: 4 }))
})

test('BO-02 a tag that is added while another is being saved is saved afterwards', async () => {
  const { user, stored } = await open()
  const responses: (() => void)[] = []
  const update = jest.spyOn(http, 'put').mockImplementation((_url, sent) => {
    const { tags } = sent as { tags: string[] }
    return new Promise((resolve) => {
      responses.push(() => {
        const version = stored.version + 1
        Object.assign(stored, { tags, version, coverLetter: `Letter ${version}` })
        resolve({ data: stored })
      })
    })
  })
  const field = screen.getByRole('textbox', { name: /Add tag/ })
  await user.type(field, 'kafka{Enter}')
  await user.type(field, 'trains{Enter}')
  expect(update).toHaveBeenCalledTimes(1)
  responses[0]?.()
  await waitFor(() => expect(update).toHaveBeenCalledTimes(2))
  const tags = [...sampleDetail().tags, 'kafka', 'trains']
  expect(update.mock.lastCall?.[1]).toEqual({ id: 'p1', version: 5, tags })
  const tag = screen.getByRole('button', { name: 'Remove tag trains' })
  const removed = jest.fn()
  new MutationObserver(() => tag.isConnected || removed()).observe(document, { childList: true, subtree: true })
  responses[1]?.()
  expect(await screen.findByText('Letter 6')).toBeVisible()
  expect(tag).toBeVisible()
  expect(removed).not.toHaveBeenCalled()
})

test('BO-02 a saved tag stays while the reloaded record is still the previous version', async () => {
  const { user } = await open({ tags: ['kafka'] })
  // The service saves, but later reads still return the previous version.
  const saved = { tags: ['kafka', 'trains'], version: 5 }
  const update = jest.spyOn(http, 'put').mockResolvedValue({ data: sampleDetail(saved) })
  const announced = (text: string) => waitFor(() => expect(useChromeStore.getState().announcement).toBe(text))
  await user.type(screen.getByRole('textbox', { name: 'Add tag' }), 'trains{Enter}')
  await announced('Tags: kafka, trains.')
  await user.click(screen.getByRole('radio', { name: '2 of 5' }))
  await announced('Rated 2 out of 5.')
  expect(screen.getByRole('button', { name: 'Remove tag trains' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Remove tag kafka' }))
  await waitFor(() => expect(update.mock.lastCall?.[1]).toEqual({ id: 'p1', version: 5, tags: ['trains'] }))
})

test('BO-02 quick successive changes are all saved, each based on the version of the previous one', async () => {
  const { user } = await open()
  let version = 4
  const sent: unknown[] = []
  const responses: (() => void)[] = []
  jest.spyOn(http, 'put').mockImplementation((_url, change) => {
    sent.push(change)
    return new Promise((resolve) => responses.push(() => resolve({ data: sampleDetail({ version: (version += 1) }) })))
  })
  await user.type(screen.getByRole('textbox', { name: /Add tag/ }), 'kafka{Enter}')
  await user.click(screen.getByRole('radio', { name: '2 of 5' }))
  await user.click(screen.getByRole('radio', { name: '5 of 5' }))
  // Each is sent once the previous response has arrived.
  for (const index of [0, 1]) {
    await waitFor(() => expect(sent).toHaveLength(index + 1))
    responses[index]?.()
  }
  await waitFor(() => expect(sent).toHaveLength(3))
  expect(sent).toEqual([
    { id: 'p1', version: 4, tags: ['kafka'] },
    { id: 'p1', version: 5, rating: 2 },
    { id: 'p1', version: 6, rating: 5 },
  ])
})

test('BO-02 a tag that could not be saved stays, and saving can be retried', async () => {
  const { user } = await open()
  const update = jest.spyOn(http, 'put').mockRejectedValueOnce(sampleError(503, 'UNAVAILABLE'))
  await user.type(screen.getByRole('textbox', { name: /Add tag/ }), 'kafka{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Ok' }))
  expect(screen.getByRole('button', { name: 'Remove tag kafka' })).toBeVisible()
  update.mockResolvedValue({ data: sampleDetail({ tags: ['kafka'] }) })
  await user.click(screen.getByRole('button', { name: 'Save tags again' }))
  await waitFor(() => expect(update).toHaveBeenCalledTimes(2))
  expect(update.mock.lastCall?.[1]).toMatchObject({ tags: ['kafka'] })
})

test('BO-02 an applicant changed by another user is reloaded, and unsaved text stays', async () => {
  const { user, get } = await open()
  jest.spyOn(http, 'put').mockRejectedValue(sampleError(409, 'VERSION_CONFLICT'))
  await user.type(screen.getByRole('textbox', { name: 'New note' }), 'Half a thought')
  const before = get.mock.calls.length
  await user.click(screen.getByRole('radio', { name: '2 of 5' }))
  expect(await screen.findByText(/someone else changed the same details/)).toBeVisible()
  expect(get.mock.calls.length).toBeGreaterThan(before)
  await user.click(screen.getByRole('button', { name: 'Ok' }))
  expect(screen.getByRole('textbox', { name: 'New note' })).toHaveValue('Half a thought')
})

test('BO-02 a rating is saved even if another user has moved the applicant; one that conflicts with another rating is not', async () => {
  const { user } = await open()
  const update = jest
    .spyOn(http, 'put')
    .mockRejectedValueOnce(conflictWith(sampleDetail({ version: 9, stage: 'OFFER' })))
    .mockResolvedValueOnce({ data: sampleDetail({ version: 10, stage: 'OFFER', rating: 2 }) })
    .mockRejectedValueOnce(conflictWith(sampleDetail({ version: 12, rating: 5 })))
  await user.click(screen.getByRole('radio', { name: '2 of 5' }))
  await waitFor(() => expect(update).toHaveBeenCalledTimes(2))
  expect(update.mock.calls.map(([, body]) => body)).toEqual([
    { id: 'p1', version: 4, rating: 2 },
    { id: 'p1', version: 9, rating: 2 },
  ])
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  await user.click(screen.getByRole('radio', { name: '3 of 5' }))
  expect(await screen.findByText(/someone else changed the same details/)).toBeVisible()
  expect(update).toHaveBeenCalledTimes(3)
})

const earlier = {
  id: 'p0',
  reference: 'APP-222222',
  name: 'Rosa Lind',
  jobTitle: 'Baker',
  stage: 'REJECTED',
  appliedAt: '2026-01-01T10:00:00.000Z',
} as const

test('BO-02 other applications with the same email address are listed with links, by an older service too', async () => {
  await open({ appliedBefore: 1, underSameEmail: [earlier] })
  expect(screen.getByText('Previous applicant')).toBeVisible()
  const panel = within(screen.getByRole('region', { name: 'May be the same person' }))
  expect(panel.getByRole('link', { name: /Rosa Lind.*Baker/ })).toHaveAttribute('href', '/Applications?applicant=p0')
  expect(panel.getByText('Rejected')).toBeVisible()
  expect(panel.queryByRole('button')).not.toBeInTheDocument()
})

test('BO-02 two applications are compared side by side and merged; a refusal is shown and the comparison stays', async () => {
  const like = { ...earlier, likenesses: ['PHONE' as const], merged: false, mayManage: true }
  const { user, stored, get, container } = await open({ samePerson: [like] })
  const other = sampleDetail({ id: 'p0', reference: 'APP-222222', email: 'r@example.com', job: null })
  const implementation = get.getMockImplementation()
  get.mockImplementation(async (...call) =>
    call[0] === '/jobApplicants/p0' ? { data: other } : implementation?.(...call),
  )
  const post = jest.spyOn(http, 'post').mockRejectedValueOnce(sampleError(403, 'FORBIDDEN'))
  expect(screen.getByText('Same phone number')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Compare with APP-222222' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Is this the same person?' }))
  expect(await dialog.findByRole('row', { name: /Email.*rosa.lind@example.com.*r@example.com/ })).toBeVisible()
  expect(dialog.getByRole('rowheader', { name: /Phone.*the same in both/ })).toBeVisible()
  expect(dialog.getByRole('rowheader', { name: 'Email' })).toBeVisible()
  await expectAccessible(container)
  await user.click(dialog.getByRole('button', { name: 'Merge' }))
  expect(await screen.findByText('Refused.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Ok' }))
  post.mockImplementation(async () => {
    stored.samePerson = [{ ...like, merged: true }]
    return { data: stored }
  })
  await user.click(dialog.getByRole('button', { name: 'Merge' }))
  expect(post).toHaveBeenLastCalledWith('/jobApplicants/p1/merge', { with: 'p0' })
  expect(await screen.findByRole('region', { name: 'Other applications by this person' })).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('BO-02 all applications of a person are erased at once, after a confirmation', async () => {
  const { user } = await open({
    samePerson: [{ ...earlier, likenesses: ['EMAIL'], merged: true, mayManage: true }],
  })
  const remove = jest.spyOn(http, 'delete').mockResolvedValue({})
  await user.click(screen.getByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Erase all 2 applications…' }))
  expect(remove).not.toHaveBeenCalled()
  await user.click(await screen.findByRole('button', { name: 'Erase' }))
  await waitFor(() => expect(remove).toHaveBeenCalledWith('/jobApplicants/p1', { params: { applications: 'all' } }))
})

test('V-08 a person who asks is erased with their job alerts, which the question names', async () => {
  const { user } = await open()
  const remove = jest.spyOn(http, 'delete').mockResolvedValue({})
  await user.click(screen.getByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Erase at their request…' }))
  expect(await screen.findByText(/the history, and the job alerts of the email address\./)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Erase' }))
  await waitFor(() => expect(remove).toHaveBeenCalledWith('/jobApplicants/p1', { params: { applications: 'all' } }))
})

test('BO-05 an empty note is not sent; a rejected note stays in the field, and leaving asks', async () => {
  const { user, router } = await open()
  const post = jest.spyOn(http, 'post').mockRejectedValueOnce(sampleError(500, 'INTERNAL'))
  await user.click(screen.getByRole('button', { name: 'Add note' }))
  expect(await screen.findByText('Enter a note.')).toBeVisible()
  expect(post).not.toHaveBeenCalled()

  const note = screen.getByRole('textbox', { name: 'New note' })
  await user.type(note, 'Speaks Swedish')
  await user.click(screen.getByRole('button', { name: 'Add note' }))
  expect(await screen.findByText('Refused.')).toBeVisible()
  expect(note).toHaveValue('Speaks Swedish')
  await user.click(screen.getByRole('link', { name: 'View Careers' }))
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
  expect(router.state.location.search).toBe('?applicant=p1')

  post.mockResolvedValue({ data: {} })
  await user.click(screen.getByRole('button', { name: 'Add note' }))
  await waitFor(() => expect(note).toHaveValue(''))
  const headers = { 'Idempotency-Key': expect.any(String) }
  expect(post.mock.lastCall).toEqual(['/jobApplicants/p1/notes', { text: 'Speaks Swedish' }, { headers }])
})

const backups = () => Object.keys(localStorage).filter((key) => key.startsWith('tk:note:'))

nightlyTest('BO-05 an unsaved note has a backup on this device, which is deleted once it is saved', async () => {
  const { user } = await open()
  const note = screen.getByLabelText('New note')
  await user.type(note, 'Speaks Finnish')
  await waitFor(() => expect(backups()).toHaveLength(1))
  await user.clear(note)
  await waitFor(() => expect(backups()).toEqual([]))

  await user.type(note, 'Speaks Swedish')
  await waitFor(() => expect(backups()).toHaveLength(1))
  jest.spyOn(http, 'post').mockResolvedValue({ data: {} })
  await user.click(screen.getByRole('button', { name: 'Add note' }))
  await waitFor(() => expect(note).toHaveValue(''))
  expect(backups()).toEqual([])

  await user.type(note, 'Plays chess')
  await waitFor(() => expect(backups()).toHaveLength(1))
})

test('BO-02 the résumé is fetched only on request, and saved under its own name', async () => {
  const { user, get } = await open()
  const names: string[] = []
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  URL.createObjectURL = () => 'blob:resume'
  URL.revokeObjectURL = () => undefined
  expect(get.mock.calls.some(([url]) => String(url).includes('download'))).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Download' }))
  await waitFor(() => expect(names).toEqual(['rosa-lind.pdf']))
  expect(get.mock.calls.at(-1)?.[0]).toBe('/jobApplicants/download/p1')
  get.mockRejectedValueOnce(sampleError(404, 'NOT_FOUND'))
  await user.click(screen.getByRole('button', { name: 'Download' }))
  expect(await screen.findByText('Failed to download file. Please try again later.')).toBeVisible()
})

test('BO-02 the first résumé of an applicant who applied more than once can be downloaded too', async () => {
  const { user, get } = await open({ firstResumeFileName: 'rosa-lind-first.pdf' })
  const names: string[] = []
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  URL.createObjectURL = () => 'blob:resume'
  URL.revokeObjectURL = () => undefined
  await user.click(screen.getByRole('button', { name: 'Download first CV' }))
  await waitFor(() => expect(names).toEqual(['rosa-lind-first.pdf']))
  expect(get.mock.lastCall).toEqual([
    '/jobApplicants/download/p1',
    expect.objectContaining({ params: { which: 'first' } }),
  ])
})

test('BO-02 the menu moves an applicant to the talent pool, and erases them after a confirmation and leaves the page', async () => {
  const { user, router } = await open()
  const update = put()
  await user.click(screen.getByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Move to talent pool' }))
  await waitFor(() => expect(update.mock.lastCall?.[1]).toEqual({ id: 'p1', version: 4, future: true }))

  const remove = jest.spyOn(http, 'delete').mockResolvedValue({})
  await user.click(screen.getByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Erase…' }))
  await user.click(await screen.findByRole('button', { name: 'Erase' }))
  await waitFor(() => expect(router.state.location.search).toBe(''))
  expect(remove).toHaveBeenCalledWith('/jobApplicants/p1')
})

test('BO-02 tags are added and removed immediately; one that is too long is reported and not sent', async () => {
  const { user, stored } = await open({ tags: ['kafka'] })
  const update = jest
    .spyOn(http, 'put')
    .mockImplementation(async (_url, sent) => ({ data: Object.assign(stored, sent, { version: stored.version + 1 }) }))
  const field = screen.getByRole('textbox', { name: 'Add tag' })
  await user.type(field, 'night shifts{Enter}')
  await user.click(screen.getByRole('button', { name: 'Remove tag kafka' }))
  await waitFor(() => expect(update).toHaveBeenCalledTimes(2))
  expect(update.mock.calls.map(([, sent]) => sent)).toEqual([
    { id: 'p1', version: 4, tags: ['kafka', 'night shifts'] },
    { id: 'p1', version: 5, tags: ['night shifts'] },
  ])
  await user.type(field, `${'x'.repeat(41)}{Enter}`)
  expect(await screen.findByText(/40 char/)).toBeVisible()
  expect(update).toHaveBeenCalledTimes(2)
})

const scorecards = {
  criteria: [{ id: 'sql', name: 'SQL', guidance: 'Window functions.' }],
  cards: [],
  others: 2,
}

nightlyTest('BO-02 other people’s scorecards are counted, not shown, until the user submits their own', async () => {
  const { user, container, stored } = await open({ scorecards })
  const update = put()
  const panel = within(screen.getByRole('region', { name: 'Scorecard' }))
  expect(panel.getByText('2 other scorecards are in. You see them once yours is in.')).toBeVisible()
  await expectAccessible(container)
  await user.click(panel.getByRole('button', { name: 'Submit scorecard' }))
  expect(await panel.findByText('Choose what you recommend.')).toBeVisible()
  expect(update).not.toHaveBeenCalled()
  expect(panel.getByRole('combobox', { name: /SQL/ })).toHaveAccessibleDescription('Window functions.')
  await user.selectOptions(panel.getByRole('combobox', { name: /SQL/ }), '3 – Good')
  await user.click(panel.getByRole('radio', { name: 'Yes' }))
  await user.type(panel.getByRole('textbox', { name: /What decided it/ }), 'Knows windows')
  const ratings = [{ criterion: 'sql', name: 'SQL', rating: 3 }]
  const card = { verdict: 'YES' as const, ratings, comment: 'Knows windows' }
  stored.scorecards = {
    ...scorecards,
    cards: [{ by: { id: 'u2', name: 'Ida' }, isMine: true, updatedAt: '2026-03-02T10:00:00.000Z', ...card }],
  }
  await user.click(panel.getByRole('button', { name: 'Submit scorecard' }))
  expect(await screen.findByRole('region', { name: 'Scorecards' })).toHaveTextContent('Ida (you) Yes')
  expect(update.mock.lastCall).toEqual([
    '/jobApplicants/p1/scorecard',
    { verdict: 'YES', ratings: [{ criterion: 'sql', rating: 3 }], comment: 'Knows windows' },
  ])
  await user.click(screen.getByRole('button', { name: 'Edit mine' }))
  expect(screen.getByRole('textbox', { name: /What decided it/ })).toHaveValue('Knows windows')
})

test('BO-02 ST-08 an interviewer reads, and writes notes and a scorecard, but nothing that decides', async () => {
  const { container } = await open({ mayManage: false, scorecards, stage: 'INTERVIEW' })
  expect(screen.getByRole('button', { name: 'Submit scorecard' })).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'New note' })).toBeVisible()
  for (const name of ['Stage', 'Rating', 'Tags']) expect(screen.queryByRole('region', { name })).toBeNull()
  for (const name of ['More', /^Write about/, 'Offer this time', 'Invite to choose a time'])
    expect(screen.queryByRole('button', { name })).toBeNull()
  await expectAccessible(container)
})

test('V-08 all data of an applicant is downloaded from the menu, and a refusal says why', async () => {
  const { user, get } = await open()
  const saved: string[] = []
  URL.createObjectURL = () => 'blob:copy'
  URL.revokeObjectURL = () => undefined
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  const download = async () => {
    await user.click(screen.getByRole('button', { name: 'More' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Download all data' }))
  }
  await download()
  await waitFor(() => expect(saved).toEqual([`${sampleDetail().reference}.zip`]))
  expect(get.mock.lastCall?.[0]).toBe('/jobApplicants/p1/copy')
  get.mockRejectedValueOnce(sampleError(409, 'INVALID_TRANSITION'))
  await download()
  expect(await screen.findByText(/^Submit your scorecard first/)).toBeVisible()
  expect(saved).toHaveLength(1)
})
