import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { ApiError } from '@tekskills/shared/http/api-error'
import { http } from '@tekskills/shared/http/client'
import { startSession, storeToken } from '@tekskills/shared/session/session-store'
import { expectAccessible } from '@tekskills/shared/testing/accessibility'
import { renderRemote } from '@tekskills/shared/testing/render-remote'
import { nightlyTest } from '@tekskills/shared/testing/nightly-test'
import { sampleApplicant, sampleCounts } from '../../testing/sample-applicants'
import { sampleError } from '../../testing/sample-responses'
import { samplePage } from '../../testing/sample-blogs'
import { sampleCareer } from '../../testing/sample-careers'
import { manifest } from '../../manifest'

const rosa = sampleApplicant()
const omar = sampleApplicant({ id: 'p2', version: 1, name: 'Omar Reyes', stage: 'INTERVIEW', rating: 4 })

function mockService(second = omar) {
  return jest.spyOn(http, 'get').mockImplementation(async (url, options) => {
    if (url === '/career/get-allcareers') return { data: samplePage([sampleCareer()]) }
    if (url === '/jobApplicants/getCount') return { data: sampleCounts() }
    const type = (options?.params as { type?: string } | undefined)?.type
    return { data: samplePage([rosa, second].filter(({ stage }) => !type || stage === type)) }
  })
}
const calls = (get: jest.SpyInstance, url: string) => get.mock.calls.filter(([address]) => address === url)
const column = (name: string) => within(screen.getByRole('region', { name }))

// Loads the lazy chunks first, because that takes longer than the timeout of a query.
beforeAll(() =>
  Promise.all([import('./ApplicationsPage'), import('./applications-loader'), import('../../layout/StaffFrame')]),
)
beforeEach(() => {
  storeToken('token')
  startSession({ id: 'u2', username: 'careers', authorities: [{ authority: 'CAREERS' }] })
})

nightlyTest('BO-02 applications are listed in a table with counts, filtered by job and by date', async () => {
  const get = mockService()
  const { container, user } = renderRemote(manifest, '/Applications?jobId=j1&from=2026-03-01&type=NEW')
  expect(
    await screen.findByText(/12 applications in total, 2 of them in the talent pool, 1 in the last 24 hours/),
  ).toBeVisible()
  expect(calls(get, '/jobApplicants/getCount').at(-1)?.[1].params).toEqual({ jobId: 'j1' })
  expect(calls(get, '/jobApplicants/getApplicants').at(-1)?.[1].params).toMatchObject({
    jobId: 'j1',
    from: '2026-03-01',
    type: 'NEW',
    page: 0,
  })
  expect(screen.getByRole('link', { name: 'Rosa Lind' })).toHaveAttribute('href', '/Applications?applicant=p1')
  await expectAccessible(container)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Job' }), 'All jobs')
  await waitFor(() => expect(calls(get, '/jobApplicants/getApplicants').at(-1)?.[1].params).not.toHaveProperty('jobId'))
})

test('BO-02 an invalid date range is reported and not requested', async () => {
  const get = mockService()
  const { user } = renderRemote(manifest, '/Applications?from=2026-03-10')
  await user.type(await screen.findByLabelText('Applied until'), '2026-03-01')
  expect(await screen.findByText('The end date is before the start date.')).toBeVisible()
  expect(calls(get, '/jobApplicants/getApplicants').at(-1)?.[1].params).not.toHaveProperty('to')
})

test('BO-02 a bulk action moves many applicants to a stage and shows the result of each', async () => {
  mockService()
  const results = [
    { id: 'p1', ok: true },
    { id: 'p2', ok: false, code: 'NOT_FOUND' },
  ]
  const post = jest.spyOn(http, 'post').mockResolvedValue({ data: { results } })
  const { user } = renderRemote(manifest, '/Applications')
  await user.click(await screen.findByRole('checkbox', { name: /Select all applicants/ }))
  await user.click(screen.getByRole('button', { name: 'Move to' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Move to Offer' }))
  expect(await screen.findByText(/“Omar Reyes” was not moved to Offer: it no longer exists/)).toBeVisible()
  expect(post.mock.lastCall?.[1]).toEqual({
    action: 'stage',
    ids: ['p1', 'p2'],
    versions: { p1: 4, p2: 1 },
    value: 'OFFER',
  })
})

nightlyTest('BO-02 the selection stays when a bulk move fails', async () => {
  mockService()
  jest.spyOn(http, 'post').mockRejectedValue(new Error('The connection was lost.'))
  const { user } = renderRemote(manifest, '/Applications')
  await user.click(await screen.findByRole('checkbox', { name: /Select all applicants/ }))
  await user.click(screen.getByRole('button', { name: 'Move to' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Move to Offer' }))
  await user.click(await screen.findByRole('button', { name: 'Ok' }))
  expect(screen.getByRole('group', { name: 'Selected applicants' })).toHaveTextContent('2 applicants selected')
})

test('BO-02 the board has a column for each stage; a menu moves a card and reloads two columns, the focus stays, and the move can be undone', async () => {
  const get = mockService()
  const put = jest.spyOn(http, 'put').mockResolvedValue({ data: rosa })
  const { container, user } = renderRemote(manifest, '/Applications?view=board')
  await screen.findByRole('region', { name: 'Interview' })
  expect(column('New').getByRole('link', { name: 'Rosa Lind' })).toBeVisible()
  expect(column('Offer').getByText('No applicants')).toBeVisible()
  await expectAccessible(container)

  get.mockClear()
  await user.click(screen.getByRole('button', { name: 'Move or write to Rosa Lind' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Screening' }))
  expect(await screen.findByText(/moved from New to Screening/)).toHaveTextContent(/^Rosa Lind moved/)
  expect(put.mock.lastCall).toEqual(['/jobApplicants', { id: 'p1', version: 4, stage: 'SCREENING' }])
  expect(screen.getByRole('heading', { name: 'New' }).parentElement).toHaveFocus()
  expect(get.mock.calls.map(([, options]) => (options?.params as { type?: string } | undefined)?.type)).toEqual([
    'NEW',
    'SCREENING',
  ])
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(screen.queryByText(/moved from/)).toBeNull())
  await waitFor(() => expect(screen.getByRole('button', { name: 'Move or write to Rosa Lind' })).toHaveFocus())
})

test('BO-02 a dropped card moves immediately and moves back when the service rejects the move', async () => {
  mockService()
  let reject: (reason: unknown) => void = () => undefined
  const put = jest.spyOn(http, 'put').mockReturnValue(new Promise((_resolve, fail) => (reject = fail)))
  renderRemote(manifest, '/Applications?view=board')
  const card = (await screen.findByRole('link', { name: 'Rosa Lind' })).closest('li') as HTMLElement
  const target = screen.getByRole('region', { name: 'Hired' })
  fireEvent.dragStart(card, { dataTransfer: { setData: () => undefined } })
  fireEvent.dragOver(target)
  fireEvent.drop(target)
  await waitFor(() => expect(column('Hired').getByRole('link', { name: 'Rosa Lind' })).toBeVisible())
  expect(put).toHaveBeenCalledTimes(1)

  reject(sampleError(409, 'VERSION_CONFLICT'))
  expect(await screen.findByText(/someone else updated Rosa Lind/)).toBeVisible()
  // The board behind the dialog already shows what the dialog says.
  const behind = within(screen.getByRole('region', { name: 'New', hidden: true }))
  expect(await behind.findByRole('link', { name: 'Rosa Lind', hidden: true })).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Ok' }))
  await waitFor(() => expect(column('New').getByRole('link', { name: 'Rosa Lind' })).toBeVisible())
})

test('BO-02 when the service cannot be reached, the board stays and the card moves back', async () => {
  const get = mockService()
  const { user } = renderRemote(manifest, '/Applications?view=board')
  await user.click(await screen.findByRole('button', { name: 'Move or write to Rosa Lind' }))
  const lost = new ApiError('The service could not be reached.', undefined)
  jest.spyOn(http, 'put').mockRejectedValue(lost)
  get.mockRejectedValue(lost)
  await user.click(await screen.findByRole('menuitem', { name: 'Screening' }))
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('The service could not be reached.')
  await user.click(screen.getByRole('button', { name: 'Ok' }))
  await waitFor(() => expect(column('New').getByRole('button', { name: /Rosa Lind/ })).toHaveFocus())
})

test('BO-02 when the service rejects a move by keyboard, the focus returns to the card', async () => {
  mockService()
  jest.spyOn(http, 'put').mockRejectedValue(sampleError(500, 'INTERNAL'))
  const { user } = renderRemote(manifest, '/Applications?view=board')
  await user.click(await screen.findByRole('button', { name: 'Move or write to Rosa Lind' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Screening' }))
  await user.click(await screen.findByRole('button', { name: 'Ok' }))
  await waitFor(() => expect(column('New').getByRole('button', { name: /Rosa Lind/ })).toHaveFocus())
})

const reason = () => screen.getByRole('combobox', { name: 'Reason for rejection' })
const note = () => screen.getByRole('textbox', { name: /^Note/ })

nightlyTest(
  'BO-02 the board asks for the reason of a rejection; what was typed outlives a cancelled question',
  async () => {
    mockService()
    const put = jest.spyOn(http, 'put').mockResolvedValue({ data: rosa })
    const { container, user } = renderRemote(manifest, '/Applications?view=board')
    const ask = async () => {
      await user.click(await screen.findByRole('button', { name: 'Move or write to Rosa Lind' }))
      await user.click(await screen.findByRole('menuitem', { name: 'Rejected' }))
      await screen.findByRole('dialog', { name: 'Reject Rosa Lind?' })
    }
    await ask()
    await expectAccessible(container)
    await user.click(screen.getByRole('button', { name: 'Reject' }))
    expect(await screen.findByText('Choose a reason.')).toBeVisible()
    await user.selectOptions(reason(), 'Other')
    await user.click(screen.getByRole('button', { name: 'Reject' }))
    expect(await screen.findByText('Describe the reason.')).toBeVisible()
    await user.type(note(), 'Moved to Oslo')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(put).not.toHaveBeenCalled()

    await ask()
    expect(note()).toHaveValue('Moved to Oslo')
    await user.click(screen.getByRole('button', { name: 'Reject' }))
    expect(await screen.findByText(/moved from New to Rejected/)).toBeVisible()
    expect(put.mock.lastCall?.[1]).toEqual({
      id: 'p1',
      version: 4,
      stage: 'REJECTED',
      rejectCode: 'OTHER',
      rejectReason: 'Moved to Oslo',
    })
  },
)

const bothMoved = [
  { id: 'p1', ok: true },
  { id: 'p2', ok: true },
]

nightlyTest('BO-02 a bulk rejection asks once for the reason of all; declining keeps the selection', async () => {
  mockService()
  const post = jest.spyOn(http, 'post').mockResolvedValue({ data: { results: bothMoved } })
  const { user } = renderRemote(manifest, '/Applications')
  await user.click(await screen.findByRole('checkbox', { name: /Select all applicants/ }))
  const ask = async () => {
    await user.click(screen.getByRole('button', { name: 'Move to' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Move to Rejected' }))
    await screen.findByRole('dialog', { name: 'Reject 2 applicants?' })
  }
  await ask()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(post).not.toHaveBeenCalled()
  expect(screen.getByRole('group', { name: 'Selected applicants' })).toHaveTextContent('2 applicants selected')

  await ask()
  // Nothing remains of the rejection that the previous test stored.
  expect(reason()).toHaveValue('')
  await user.selectOptions(reason(), 'Overqualified')
  await user.click(screen.getByRole('button', { name: 'Reject' }))
  await waitFor(() =>
    expect(post.mock.lastCall?.[1]).toEqual({
      action: 'stage',
      ids: ['p1', 'p2'],
      versions: { p1: 4, p2: 1 },
      value: 'REJECTED',
      rejectCode: 'OVERQUALIFIED',
      rejectReason: null,
    }),
  )
})

test('BO-02 those who were rejected stay selected for an email, even where the list leaves them out', async () => {
  const get = mockService()
  const post = jest.spyOn(http, 'post').mockResolvedValue({ data: { results: bothMoved } })
  const { user } = renderRemote(manifest, '/Applications?type=UNDECIDED')
  get.mockImplementation(async (url) => {
    if (url === '/career/get-allcareers') return { data: samplePage([sampleCareer()]) }
    if (url === '/jobApplicants/getCount') return { data: sampleCounts() }
    if (url === '/applicantMails/templates') return { data: [] }
    return { data: samplePage(post.mock.calls.length > 0 ? [] : [rosa, omar]) }
  })
  await user.click(await screen.findByRole('checkbox', { name: /Select all applicants/ }))
  await user.click(screen.getByRole('button', { name: 'Move to' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Move to Rejected' }))
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Reason for rejection' }), 'Overqualified')
  await user.click(screen.getByRole('button', { name: 'Reject' }))
  const bar = await screen.findByText('2 applicants selected, 2 no longer listed here')
  expect(bar).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Write email' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Write to 2 applicants' }))
  expect(dialog.getByRole('checkbox', { name: /Rosa Lind/ })).toBeChecked()
  await user.type(dialog.getByLabelText('Subject'), 'Your application')
  await user.type(dialog.getByRole('textbox', { name: /^Text/ }), 'Thank you.')
  post.mockResolvedValue({ data: { written: ['p1', 'p2'], leftOut: [] } })
  await user.click(dialog.getByRole('button', { name: 'Send now to 2' }))
  await waitFor(() => expect(post.mock.lastCall?.[1]).toMatchObject({ recipients: ['p1', 'p2'], stage: 'REJECTED' }))
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Selected applicants' })).toBeNull())
})

test('BO-02 whoever rejects or writes to a person who was hired through another application is warned', async () => {
  const hired = {
    id: 'p9',
    reference: 'APP-HIRED1',
    stage: 'HIRED',
    jobTitle: 'Data engineer',
    isCovered: true,
  } as const
  const get = mockService(sampleApplicant({ ...omar, decidedElsewhere: hired }))
  const { user } = renderRemote(manifest, '/Applications')
  const row = (await screen.findByRole('link', { name: 'Omar Reyes' })).closest('tr') as HTMLElement
  expect(within(row).getAllByText('Person hired: APP-HIRED1')[0]).toBeVisible()
  get.mockImplementation(async (url) => {
    if (url === '/applicantMails/templates') return { data: [] }
    throw new Error(url)
  })
  await user.click(screen.getByRole('checkbox', { name: /Select all applicants/ }))
  await user.click(screen.getByRole('button', { name: 'Move to' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Move to Rejected' }))
  const sentence = /Omar Reyes was hired through application APP-HIRED1 for “Data engineer”/
  const question = within(await screen.findByRole('dialog', { name: 'Reject 2 applicants?' }))
  expect(question.getByText(sentence)).toBeVisible()
  await user.click(question.getByRole('button', { name: 'Cancel' }))
  await user.click(screen.getByRole('button', { name: 'Write email' }))
  const letter = within(await screen.findByRole('dialog', { name: 'Write to 2 applicants' }))
  expect(letter.getByRole('checkbox', { name: /Omar Reyes/ })).not.toBeChecked()
  expect(letter.getByRole('checkbox', { name: /Rosa Lind/ })).toBeChecked()
  expect(letter.getByText(sentence)).toBeVisible()
})

test('BO-02 undoing a bulk move out of Rejected restores the reasons', async () => {
  mockService(sampleApplicant({ ...omar, stage: 'REJECTED', rejectCode: 'PAY', rejectReason: 'Too high' }))
  const post = jest.spyOn(http, 'post').mockResolvedValue({ data: { results: bothMoved } })
  const { user } = renderRemote(manifest, '/Applications')
  await user.click(await screen.findByRole('checkbox', { name: /Select all applicants/ }))
  await user.click(screen.getByRole('button', { name: 'Move to' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Move to Offer' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  const back = { rejectCode: 'PAY', rejectReason: 'Too high' }
  await waitFor(() =>
    expect(post.mock.calls.slice(1).map(([, sent]) => sent)).toEqual([
      { action: 'stage', ids: ['p1'], versions: { p1: 5 }, value: 'NEW' },
      { action: 'stage', ids: ['p2'], versions: { p2: 2 }, value: 'REJECTED', ...back },
    ]),
  )
})

test('BO-02 a quick second move waits for the first and uses the version that it returned', async () => {
  mockService()
  const saves: ((response: { data: unknown }) => void)[] = []
  const put = jest.spyOn(http, 'put').mockImplementation(() => new Promise((resolve) => saves.push(resolve)))
  renderRemote(manifest, '/Applications?view=board')
  await screen.findByRole('region', { name: 'Interview' })
  const dropOn = (name: string) => {
    const card = screen.getByRole('link', { name: 'Rosa Lind' }).closest('li') as HTMLElement
    fireEvent.dragStart(card, { dataTransfer: { setData: () => undefined } })
    fireEvent.drop(screen.getByRole('region', { name }))
  }
  dropOn('Interview')
  await waitFor(() => expect(put).toHaveBeenCalledTimes(1))
  dropOn('Offer')
  expect(column('Offer').getByRole('link', { name: 'Rosa Lind' })).toBeVisible()
  expect(put).toHaveBeenCalledTimes(1)

  saves[0]?.({ data: { ...rosa, version: 5, stage: 'INTERVIEW' } })
  await waitFor(() => expect(put).toHaveBeenCalledTimes(2))
  expect(put.mock.lastCall?.[1]).toEqual({ id: 'p1', version: 5, stage: 'OFFER' })
  saves[1]?.({ data: { ...rosa, version: 6, stage: 'OFFER' } })
  expect(await screen.findByText(/moved from Interview to Offer/)).toHaveTextContent(/^Rosa Lind moved/)
})

test('BO-02 applications are filtered by a tag in use, in the table and on the board; a link can have one that is not', async () => {
  const get = mockService()
  const { user, router } = renderRemote(manifest, '/Applications?tag=gone')
  const filter = await screen.findByRole('combobox', { name: 'Tag' })
  const choices = () => within(screen.getByRole('combobox', { name: 'Tag' })).getAllByRole('option')
  expect(choices().map(({ textContent }) => textContent)).toEqual(['All tags', 'calm (2)', 'kafka star (1)', 'gone'])
  expect(filter).toHaveValue('gone')
  await user.selectOptions(filter, 'kafka star (1)')
  await waitFor(() => expect(router.state.location.search).toBe('?tag=kafka+star'))
  expect(calls(get, '/jobApplicants/getApplicants').at(-1)?.[1].params).toMatchObject({ tag: 'kafka star' })
  await act(() => router.navigate('/Applications?view=board&tag=calm'))
  await screen.findByRole('region', { name: 'Interview' })
  expect(screen.getByRole('combobox', { name: 'Tag' })).toHaveValue('calm')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Tag' }), 'All tags')
  await waitFor(() => expect(router.state.location.search).toBe('?view=board'))
})
