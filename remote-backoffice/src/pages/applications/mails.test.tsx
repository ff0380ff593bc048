import { act, screen, waitFor, within } from '@testing-library/react'
import { http } from '@tekskills/shared/http/client'
import { startSession, storeToken } from '@tekskills/shared/session/session-store'
import { expectAccessible } from '@tekskills/shared/testing/accessibility'
import { renderRemote } from '@tekskills/shared/testing/render-remote'
import { sampleApplicant, sampleCounts, sampleDetail } from '../../testing/sample-applicants'
import { samplePage } from '../../testing/sample-blogs'
import { sampleCareer } from '../../testing/sample-careers'
import { sampleError } from '../../testing/sample-responses'
import { manifest } from '../../manifest'

const template = {
  stage: 'NEW',
  version: 0,
  subject: 'About {{reference}}',
  text: 'Hello {{firstName}}',
  builtIn: true,
  updatedAt: null,
  updatedBy: null,
}
const rosa = sampleApplicant()
const omar = sampleApplicant({ id: 'p2', version: 1, name: 'Omar Reyes' })
const preview = (id: string, name: string, problem: string | null = null) => ({
  id,
  name,
  email: `${id}@example.org`,
  stage: 'NEW',
  subject: 'About APP-7F3K2Q',
  text: `Hello ${name}`,
  replyTo: 'hire@example.org',
  problem,
  writtenAt: null,
})

beforeAll(() =>
  Promise.all([import('./ApplicationsPage'), import('./applications-loader'), import('../../layout/StaffFrame')]),
)

/** With `sendFails`, the first attempt to send fails; previews, which are requested as the user types, do not. */
function mockService(mails: object[] = [], sendFails = false) {
  let failures = sendFails ? 1 : 0
  storeToken('token')
  startSession({ id: 'u2', username: 'careers', authorities: [{ authority: 'CAREERS' }] })
  jest.spyOn(http, 'get').mockImplementation(async (url) => {
    if (url === '/applicantMails') return { data: mails }
    if (url === '/applicantMails/templates') return { data: [template] }
    if (url === '/jobApplicants/p1') return { data: sampleDetail() }
    if (url === '/career/get-allcareers') return { data: samplePage([sampleCareer()]) }
    if (url === '/jobApplicants/getCount') return { data: sampleCounts() }
    if (url === '/jobApplicants/getApplicants') return { data: samplePage([rosa, omar]) }
    return { data: new Blob(['%PDF']) }
  })
  return jest.spyOn(http, 'post').mockImplementation(async (url, body) => {
    if (url === '/applicantMails/preview')
      return { data: [preview('p1', 'Rosa'), preview('p2', 'Omar', 'No interview.')] }
    if (url === '/applicantMails') {
      if (failures-- > 0) throw sampleError(500, 'INTERNAL')
      return { data: { written: (body as { recipients: string[] }).recipients, leftOut: [] } }
    }
    return { data: null }
  })
}

test('BO-02 an email from the template of the stage is previewed, edited, and scheduled', async () => {
  const post = mockService([], true)
  const { user, container } = renderRemote(manifest, '/Applications?applicant=p1')
  await user.click(await screen.findByRole('button', { name: 'Write about New' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Write to Rosa Lind' }))
  await waitFor(() => expect(dialog.getByLabelText('Text')).toHaveValue('Hello {{firstName}}'))
  expect(await dialog.findByText('Hello Rosa')).toBeVisible()
  await expectAccessible(container)

  await user.clear(dialog.getByLabelText('Text'))
  await user.type(dialog.getByLabelText('Text'), 'Hello {{{{frstName}}')
  await user.click(dialog.getByRole('button', { name: 'Send now' }))
  expect(await dialog.findByText(/There is no field \{\{frstName\}\}/)).toBeVisible()
  expect(post).not.toHaveBeenCalledWith('/applicantMails', expect.anything(), expect.anything())

  await user.clear(dialog.getByLabelText('Text'))
  await user.type(dialog.getByLabelText('Text'), 'Welcome')
  await user.type(dialog.getByLabelText(/^Send later/), '2030-12-01T10:00')
  await user.click(dialog.getByRole('button', { name: 'Send later' }))
  expect(await dialog.findByText('Refused.')).toBeVisible()
  expect(dialog.getByLabelText('Text')).toHaveValue('Welcome')
  await user.click(dialog.getByRole('button', { name: 'Send later' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const mail = {
    recipients: ['p1'],
    subject: 'About {{reference}}',
    text: 'Welcome',
    stage: 'NEW',
    sendAt: new Date('2030-12-01T10:00').toISOString(),
  }
  const headers = { 'Idempotency-Key': expect.any(String) }
  expect(post).toHaveBeenCalledWith('/applicantMails', mail, { headers })
})

test('BO-02 a template that loads late does not replace typed text', async () => {
  mockService()
  let respondLate = (): void => undefined
  const isDue = new Promise<void>((resolve) => (respondLate = resolve))
  const get = jest.mocked(http.get)
  const respond = get.getMockImplementation()
  get.mockImplementation(async (url, config) => {
    if (url === '/applicantMails/templates') await isDue
    return respond?.(url, config)
  })
  const { user } = renderRemote(manifest, '/Applications?applicant=p1')
  await user.click(await screen.findByRole('button', { name: 'Write about New' }))
  await user.type(await screen.findByLabelText('Subject'), 'My own')
  await act(async () => respondLate())
  await waitFor(() => expect(screen.getByLabelText('Text')).toHaveValue('Hello {{firstName}}'))
  expect(screen.getByLabelText('Subject')).toHaveValue('My own')
})

test('BO-02 a closed dialog keeps what was typed, and an edited text becomes the template', async () => {
  mockService()
  const put = jest
    .spyOn(http, 'put')
    .mockResolvedValue({ data: { ...template, version: 1, text: 'Hi', builtIn: false } })
  const { user } = renderRemote(manifest, '/Applications?applicant=p1')
  await user.click(await screen.findByRole('button', { name: 'Write about New' }))
  const text = await screen.findByLabelText('Text')
  await waitFor(() => expect(text).toHaveValue('Hello {{firstName}}'))
  await user.clear(text)
  await user.type(text, 'Hi')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(screen.getByRole('button', { name: 'Write about New' }))
  expect(await screen.findByLabelText('Text')).toHaveValue('Hi')
  await user.click(await screen.findByRole('button', { name: 'Save as template for New' }))
  expect(put).toHaveBeenCalledWith('/applicantMails/templates/NEW', {
    subject: 'About {{reference}}',
    text: 'Hi',
    version: 0,
  })
  expect(await screen.findByRole('button', { name: 'Reset to the original' })).toBeVisible()
})

test('BO-02 a scheduled email is listed with its time, and can be cancelled', async () => {
  const scheduled = {
    id: 'm1',
    stage: 'NEW',
    subject: 'Soon',
    text: 'Hello',
    status: 'WAITING',
    createdAt: '2026-03-02T10:00:00.000Z',
    by: { id: 'u2', name: 'Ida' },
    sendAt: '2030-12-01T09:00:00.000Z',
  }
  mockService([scheduled])
  const remove = jest.spyOn(http, 'delete').mockResolvedValue({ data: null })
  const { user } = renderRemote(manifest, '/Applications?applicant=p1')
  const panel = within(await screen.findByRole('region', { name: 'Emails' }))
  expect(await panel.findByText(/^Will be sent on 1 Dec 2030.*, Ida$/)).toBeVisible()
  await user.click(panel.getByRole('button', { name: 'Cancel email “Soon”' }))
  expect(remove).toHaveBeenCalledWith('/applicantMails/m1')
})

test('BO-02 many applicants are emailed at once, and excluded ones get nothing', async () => {
  const post = mockService()
  const { user } = renderRemote(manifest, '/Applications')
  await user.click(await screen.findByRole('checkbox', { name: /Select all applicants/ }))
  await user.click(screen.getByRole('button', { name: 'Write email' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Write to 2 applicants' }))
  await waitFor(() => expect(dialog.getByLabelText('Subject')).toHaveValue('About {{reference}}'))
  expect(await dialog.findByText(/No interview\./)).toBeVisible()
  await user.click(dialog.getByRole('checkbox', { name: 'Omar Reyes' }))
  await user.click(dialog.getByRole('button', { name: 'Send now to 1' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(post.mock.calls.find(([url]) => url === '/applicantMails')?.[1]).toMatchObject({ recipients: ['p1'] })
})

test('BO-02 the templates of all stages are listed, changed, and reset to the default', async () => {
  mockService()
  const put = jest
    .spyOn(http, 'put')
    .mockRejectedValueOnce(sampleError(409, 'VERSION_CONFLICT'))
    .mockResolvedValue({ data: { ...template, version: 1, subject: 'News', builtIn: false } })
  const { user, container } = renderRemote(manifest, '/Applications?view=templates')
  const panel = within(await screen.findByRole('region', { name: 'New' }))
  expect(panel.getByText('The original template')).toBeVisible()
  await user.click(panel.getByText('About {{reference}}', { selector: 'summary' }))
  await expectAccessible(container)
  const subject = panel.getByRole('textbox', { name: 'Subject' })
  const save = panel.getByRole('button', { name: 'Save template' })
  expect(save).toBeDisabled()
  await user.clear(subject)
  await user.type(subject, 'News about {{{{number}}')
  await user.click(save)
  expect(await panel.findByText(/There is no field/)).toBeVisible()
  expect(put).not.toHaveBeenCalled()
  await user.clear(subject)
  await user.type(subject, 'News')
  await user.click(save)
  await waitFor(() => expect(panel.getByRole('textbox', { name: 'Text' })).toBeInvalid())
  expect(subject).toHaveValue('News')
  await user.click(save)
  await waitFor(() => expect(panel.getByText('News', { selector: 'summary' })).toBeVisible())
  expect(put.mock.lastCall).toEqual([
    '/applicantMails/templates/NEW',
    { subject: 'News', text: 'Hello {{firstName}}', version: 0 },
  ])

  const remove = jest.spyOn(http, 'delete').mockResolvedValue({ data: template })
  await user.click(await panel.findByRole('button', { name: 'Reset to the original' }))
  await user.click(await screen.findByRole('button', { name: 'Reset template' }))
  await waitFor(() => expect(remove).toHaveBeenCalledWith('/applicantMails/templates/NEW'))
  expect(await panel.findByText('About {{reference}}', { selector: 'summary' })).toBeVisible()
})
