import { screen, waitFor, within } from '@testing-library/react'
import { http } from '@tekskills/shared/http/client'
import { startSession, storeToken } from '@tekskills/shared/session/session-store'
import { expectAccessible } from '@tekskills/shared/testing/accessibility'
import { renderRemote } from '@tekskills/shared/testing/render-remote'
import { nightlyTest } from '@tekskills/shared/testing/nightly-test'
import { sampleError } from '../../testing/sample-responses'
import { samplePage } from '../../testing/sample-blogs'
import { sampleCareer } from '../../testing/sample-careers'
import { manifest } from '../../manifest'

jest.mock('../../kit/presence/editing-api', () => ({
  reportEditing: async () => [],
  stopEditing: async () => undefined,
}))

const job = sampleCareer()
const [ida, sven] = ['01a1deb1-0680-7b74-bcaa-79865b67524f', '01a1deb1-0680-7b74-bcaa-79865b675250']
const colleagues = [
  { id: ida, name: 'Ida', isMe: true },
  { id: sven, name: 'Sven', isMe: false },
]

async function open(url: string) {
  jest.spyOn(http, 'get').mockImplementation(async (address) => ({
    data: address.includes('get-allcareers') ? samplePage([job]) : address.includes('colleagues') ? colleagues : job,
  }))
  const view = renderRemote(manifest, url)
  await screen.findByRole('form', { name: 'Job' })
  return view
}

const field = (name: RegExp | string) => screen.getByRole('textbox', { name })
const versionOf = (sent: unknown) => (sent as { version: number }).version
const cityOf = (sent: unknown) => (sent as { city: string }).city
const button = (name: string) => screen.getByRole('button', { name })

// Loads the lazy chunks first, because that takes longer than the timeout of a query.
beforeAll(() =>
  Promise.all([
    import('./AddCareersPage'),
    import('./add-careers-loader'),
    import('../../layout/StaffFrame'),
    import('../view-careers/ViewCareersPage'),
  ]),
)
beforeEach(() => {
  storeToken('token')
  startSession({ id: 'u2', username: 'careers', authorities: [{ authority: 'CAREERS' }] })
})

test('BO-01 a new job is sent with numbers as numbers, and without the fields that the service sets', async () => {
  const { user, router, container } = await open('/addcareers')
  await expectAccessible(container)
  const post = jest.spyOn(http, 'post').mockResolvedValue({ data: job })
  // The service accepts pictures from BLOGS only.
  expect(screen.queryByRole('button', { name: 'Picture' })).toBeNull()

  await user.type(field('Job title'), 'Data engineer')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'India')
  await user.type(field(/Experience from/), '3')
  await user.type(field(/Skills/), 'Kafka, SQL,')
  await user.click(button('Save draft'))

  expect(await screen.findByText(/open for applications until/)).toBeVisible()
  expect(post.mock.lastCall?.[0]).toBe('/career')
  const payload = post.mock.lastCall?.[1]
  expect(payload).toMatchObject({
    jobTitle: 'Data engineer',
    status: 'DRAFT',
    country: 'India',
    experienceMin: 3,
    experienceMax: null,
    openings: 1,
    employmentType: null,
    skills: ['Kafka', 'SQL'],
  })
  for (const left of ['slug', 'jobCode', 'closingDate']) expect(payload).not.toHaveProperty(left)
  await user.click(button('Ok'))
  await waitFor(() => expect(router.state.location.pathname).toBe('/viewcareers'))
})

nightlyTest('BO-01 opening a job reports everything that is missing at its fields, and sends nothing', async () => {
  const { user } = await open('/addcareers')
  const post = jest.spyOn(http, 'post')
  await user.type(field(/Experience from/), '8')
  await user.type(field(/Experience up to/), '3')
  await user.type(field(/Salary from/), '5x')
  await user.click(button('Publish'))

  expect(await screen.findByText('Enter a job title.')).toBeVisible()
  const missing = [
    'Enter a description. Required to publish.',
    'Choose the employment type.',
    'Choose a country.',
    'Enter a city, or choose “Remote” as the workplace.',
    'Enter the closing date.',
    'Must be at least “Experience from”.',
    'Enter digits only, without signs, commas or decimal points.',
  ]
  for (const message of missing) expect(screen.getByText(message)).toBeVisible()
  expect(field('Job title')).toHaveFocus()
  expect(post).not.toHaveBeenCalled()
})

nightlyTest(
  'D12 a limit is reported at its field in a sentence, not with the default message of the validator',
  async () => {
    const { user } = await open('/addcareers')
    const post = jest.spyOn(http, 'post')
    await user.type(field('Job title'), 'Data engineer')
    await user.clear(field('Openings'))
    await user.type(field('Openings'), '0')
    await user.click(button('Save draft'))
    expect(await screen.findByText('Must be at least 1.')).toBeVisible()
    expect(field('Openings')).toHaveAccessibleDescription(/Must be at least 1\./)
    expect(post).not.toHaveBeenCalled()
  },
)

test('BO-01 a job cannot be opened with a closing date in the past', async () => {
  const { user } = await open(`/addcareers?copy=${job.id}`)
  const post = jest.spyOn(http, 'post')
  await user.type(screen.getByLabelText('Closing date'), '2020-01-01')
  await user.click(button('Publish'))
  expect(await screen.findByText('Choose a date between today and one year from today.')).toBeVisible()
  expect(post).not.toHaveBeenCalled()
})

nightlyTest('BO-01 a job is edited with id and version; a code that is taken is reported at its field', async () => {
  const { user } = await open(`/addcareers?id=${job.id}`)
  expect(screen.getByRole('heading', { level: 1, name: 'Edit job' })).toBeVisible()
  const put = jest.spyOn(http, 'put').mockRejectedValueOnce(sampleError(409, 'NAME_TAKEN'))
  await user.clear(field('Openings'))
  await user.type(field('Openings'), '5')
  await user.click(button('Update'))
  expect(await screen.findByText('Refused.')).toBeVisible()
  expect(field(/Job code/)).toHaveFocus()

  put.mockResolvedValue({ data: sampleCareer({ version: 3 }) })
  await user.click(button('Update'))
  await screen.findByText(/^Saved at/)
  expect(put.mock.lastCall?.[1]).toMatchObject({ id: 'j1', version: 2, openings: 5, status: 'OPEN' })
})

test('BO-01 changes of a job are saved in place, with the next version each time, and publishing it tells what that means', async () => {
  const draft = sampleCareer({ status: 'DRAFT' })
  jest.spyOn(http, 'get').mockImplementation(async (address) => ({
    data: address.includes('colleagues') ? colleagues : draft,
  }))
  const { user, router } = renderRemote(manifest, `/addcareers?id=${draft.id}`)
  await screen.findByRole('form', { name: 'Job' })
  const put = jest.spyOn(http, 'put').mockImplementation(async (_path, sent) => ({
    data: { ...draft, city: cityOf(sent), version: versionOf(sent) + 1 },
  }))
  await user.type(field('City'), ' East')
  await user.click(button('Save draft'))
  expect(await screen.findByText(/^Saved at/)).toBeVisible()
  expect(screen.queryByRole('alertdialog')).toBeNull()
  await user.type(field('City'), ' Side')
  await user.keyboard('{Control>}s{/Control}')
  await waitFor(() => expect(put).toHaveBeenCalledTimes(2))
  expect(put.mock.calls.map(([, sent]) => cityOf(sent))).toEqual(['Hyderabad East', 'Hyderabad East Side'])
  expect(put.mock.calls.map(([, sent]) => versionOf(sent))).toEqual([2, 3])
  expect(await screen.findByText(/^Saved at/)).toBeVisible()
  expect(field('City')).toHaveFocus()

  await user.click(button('Publish'))
  expect(await screen.findByText(/open for applications|saved as a draft/)).toBeVisible()
  await user.click(button('Ok'))
  await waitFor(() => expect(router.state.location.pathname).toBe('/viewcareers'))
})

test('BO-01 a copy starts with the text of another job and is saved as a new job', async () => {
  const { user } = await open(`/addcareers?copy=${job.id}`)
  expect(screen.getByText('A copy of “Data engineer”. Not saved yet.')).toBeVisible()
  expect(field('Job title')).toHaveValue('Data engineer')
  expect(field(/Job code/)).toHaveValue('')
  const post = jest.spyOn(http, 'post').mockResolvedValue({ data: sampleCareer({ status: 'DRAFT' }) })
  await user.click(button('Save draft'))
  await screen.findByText(/is saved as a draft/)
  expect(post.mock.lastCall?.[1]).not.toHaveProperty('id')
})

test('BO-05 a draft has a preview, which says what it shows, and why there is none', async () => {
  const draft = sampleCareer({ status: 'DRAFT' })
  jest.spyOn(http, 'get').mockImplementation(async (address) => ({
    data: address.includes('colleagues') ? colleagues : draft,
  }))
  const tab = { location: { replace: jest.fn() }, close: jest.fn() }
  jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
  jest.spyOn(http, 'post').mockRejectedValueOnce(sampleError(503, 'UNAVAILABLE'))
  const { user, container } = renderRemote(manifest, `/addcareers?id=${draft.id}`)
  await user.click(await screen.findByRole('button', { name: 'Preview' }))
  expect(await screen.findByText('Refused.')).toBeVisible()
  expect(tab.close).toHaveBeenCalledTimes(1)
  await expectAccessible(container)
  expect(screen.getByText(/^Opens the page as visitors will see it/)).toBeVisible()
  await user.type(field('Job title'), 's')
  expect(screen.getByText('Shows the saved version: your latest changes are not in it.')).toBeVisible()
})

test('BO-05 putting a job on hold asks first', async () => {
  const { user } = await open(`/addcareers?id=${job.id}`)
  expect(screen.queryByRole('button', { name: 'Preview' })).toBeNull()
  const put = jest.spyOn(http, 'put').mockResolvedValue({ data: sampleCareer({ status: 'ON_HOLD' }) })
  await user.click(button('Put on hold'))
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(put).not.toHaveBeenCalled()
})

nightlyTest(
  'BO-02 a hiring team is named with rights, and a job is restricted only to a team with a lead',
  async () => {
    const { user, container } = await open(`/addcareers?id=${job.id}`)
    const put = jest.spyOn(http, 'put').mockResolvedValue({ data: sampleCareer({ version: 3 }) })
    const teamOnly = screen.getByRole('checkbox', { name: 'Only the team sees this job and its applicants' })
    await user.click(teamOnly)
    // Whoever restricts a job leads its hiring, unless they leave the team themselves.
    const own = within(screen.getByRole('group', { name: 'Member 1' }))
    expect(own.getByRole('combobox', { name: 'Person' })).toHaveDisplayValue('Ida')
    expect(own.getByRole('combobox', { name: 'Access' })).toHaveDisplayValue('Lead')
    expect(screen.queryByText('You are not in the team')).toBeNull()
    await user.selectOptions(own.getByRole('combobox', { name: 'Access' }), 'Interviewer')
    expect(screen.getByText('You are an interviewer')).toBeVisible()
    await user.click(button('Remove member 1'))
    expect(screen.getByText('You are not in the team')).toBeVisible()
    await user.click(button('Update'))
    expect(await screen.findByText('Add a lead to the team first: someone has to decide.')).toBeVisible()
    expect(teamOnly).toHaveFocus()
    expect(put).not.toHaveBeenCalled()

    await user.click(button('Add member'))
    await user.click(button('Update'))
    expect(await screen.findByText('Choose a person.')).toBeVisible()
    const member = (number: number) => within(screen.getByRole('group', { name: `Member ${number}` }))
    await user.selectOptions(member(1).getByRole('combobox', { name: 'Person' }), 'Ida')
    await user.click(button('Add member'))
    await user.selectOptions(member(2).getByRole('combobox', { name: 'Person' }), 'Sven')
    expect(member(2).getByRole('combobox', { name: 'Access' })).toHaveDisplayValue('Interviewer')
    expect(screen.queryByText('You are not in the team')).toBeNull()
    await expectAccessible(container)
    await user.click(button('Add member'))
    await user.click(button('Remove member 3'))
    expect(button('Add member')).toHaveFocus()
    await user.click(button('Update'))
    await screen.findByText(/^Saved at/)
    expect(put.mock.lastCall?.[1]).toMatchObject({
      teamOnly: true,
      team: [
        { accountId: ida, right: 'LEAD' },
        { accountId: sven, right: 'INTERVIEWER' },
      ],
    })
  },
)

nightlyTest(
  'BO-05 a conflict names the members of both teams, also those who joined since the page was loaded',
  async () => {
    const { user } = await open(`/addcareers?id=${job.id}`)
    const nora = { id: '01900000-0000-7000-8000-0000000000aa', name: 'Nora' }
    const current = sampleCareer({ version: 9, team: [{ account: nora, right: 'LEAD', isActive: true }] })
    jest.spyOn(http, 'put').mockRejectedValueOnce(sampleError(409, 'VERSION_CONFLICT', { current }))
    await user.click(button('Add member'))
    const person = () => screen.getByRole('combobox', { name: 'Person' })
    await user.selectOptions(person(), 'Ida')
    await user.click(button('Update'))
    await user.click(await screen.findByRole('button', { name: 'Compare' }))
    expect(screen.getByText(/Ida/, { selector: 'del' })).toBeVisible()
    expect(screen.getByText(/Nora/, { selector: 'ins' })).toBeVisible()
    await user.click(button('Use their version'))
    await user.click(await screen.findByRole('button', { name: 'Replace my text' }))
    await waitFor(() => expect(person()).toHaveDisplayValue('Nora'))
  },
)

test('BO-02 an interviewer is told who can change the job, and gets no form', async () => {
  const team = [{ account: { id: sven, name: 'Sven' }, right: 'LEAD' as const, isActive: true }]
  const shown = sampleCareer({ team, teamOnly: true, mayManage: false })
  jest.spyOn(http, 'get').mockImplementation(async (address) => ({
    data: address.includes('colleagues') ? colleagues : shown,
  }))
  const { container } = renderRemote(manifest, `/addcareers?id=${job.id}`)
  expect(await screen.findByText(/Ask Sven for changes/)).toBeVisible()
  expect(screen.queryByRole('form', { name: 'Job' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Applicants' })).toBeVisible()
  await expectAccessible(container)
})
