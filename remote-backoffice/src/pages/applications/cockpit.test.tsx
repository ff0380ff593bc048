import { screen, waitFor, within } from '@testing-library/react'
import { http } from '@tekskills/shared/http/client'
import { startSession, storeToken } from '@tekskills/shared/session/session-store'
import { expectAccessible } from '@tekskills/shared/testing/accessibility'
import { setMedia } from '@tekskills/shared/testing/match-media'
import { renderRemote } from '@tekskills/shared/testing/render-remote'
import { nightlyTest } from '@tekskills/shared/testing/nightly-test'
import { QUERY } from '@tekskills/shared/theme/media'
import { sampleApplicant, sampleCounts, sampleDetail } from '../../testing/sample-applicants'
import { samplePage } from '../../testing/sample-blogs'
import { sampleCareer } from '../../testing/sample-careers'
import { manifest } from '../../manifest'

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const people = [
  sampleDetail({ unread: true }),
  sampleDetail({ id: 'p2', name: 'Omar Reyes', resumeFileName: 'omar.docx', resumeType: DOCX }),
]

function mockService(changes: Parameters<typeof sampleDetail>[0] = {}) {
  return jest.spyOn(http, 'get').mockImplementation(async (url) => {
    if (url === '/career/get-allcareers') return { data: samplePage([sampleCareer()]) }
    if (url === '/jobApplicants/getCount') return { data: sampleCounts() }
    if (url.endsWith('/resumeText'))
      return {
        data: {
          paragraphs: [
            { kind: 'HEADING', text: '<b>Work</b>' },
            { kind: 'ITEM', text: 'Rail freight' },
          ],
        },
      }
    if (url.startsWith('/applicantMails')) return { data: [] }
    const one = people.find(({ id }) => url === `/jobApplicants/${id}`)
    if (one) return { data: { ...one, ...changes } }
    if (url.includes('download')) return { data: new Blob(['%PDF']) }
    return { data: samplePage(people.map(({ id, name, unread }) => sampleApplicant({ id, name, unread }))) }
  })
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

// Loads the lazy chunks first, because that takes longer than the timeout of a query.
beforeAll(() =>
  Promise.all([import('./ApplicationsPage'), import('./applications-loader'), import('../../layout/StaffFrame')]),
)
beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  URL.createObjectURL = () => 'blob:resume'
  URL.revokeObjectURL = () => undefined
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true, configurable: true })
  jest.spyOn(http, 'put').mockResolvedValue({ data: sampleDetail() })
  storeToken('token')
  startSession({ id: 'u1', username: 'careers', authorities: [{ authority: 'CAREERS' }] })
})

nightlyTest(
  'BO-02 the keys j and k go through the list that the user came from, not while typing, and can be switched off',
  async () => {
    mockService()
    const put = jest.spyOn(http, 'put').mockResolvedValue({ data: null })
    const { user, container } = renderRemote(manifest, '/Applications?q=rail')
    await user.click(await screen.findByRole('link', { name: 'Unread: Rosa Lind' }))
    await heading('Rosa Lind')
    expect(put).toHaveBeenCalledWith('/jobApplicants/p1/seen')
    expect(screen.getByRole('link', { name: '← Applications' })).toHaveAttribute('href', '/Applications?q=rail')
    expect(screen.getByText('1 of 2')).toBeVisible()
    await expectAccessible(container)
    await user.keyboard('j')
    await heading('Omar Reyes')
    await user.type(screen.getByRole('textbox', { name: 'New note' }), 'kk')
    expect(screen.getByRole('textbox', { name: 'New note' })).toHaveValue('kk')
    await user.clear(screen.getByRole('textbox', { name: 'New note' }))
    await user.click(screen.getByRole('heading', { level: 1 }))
    await user.keyboard('k')
    await heading('Rosa Lind')
    await user.click(screen.getByRole('switch', { name: 'Single-key shortcuts' }))
    await user.click(screen.getByRole('heading', { level: 1 }))
    await user.keyboard('j')
    expect(screen.getByRole('heading', { level: 1, name: 'Rosa Lind' })).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Next' }))
    await heading('Omar Reyes')
  },
)

test('BO-02 the keys s, n and e lead to the stage, a note and an email, and after a move j leads on', async () => {
  mockService()
  const put = jest.spyOn(http, 'put').mockResolvedValue({ data: sampleDetail({ stage: 'INTERVIEW', version: 2 }) })
  const { user } = renderRemote(manifest, '/Applications?q=rail')
  await user.click(await screen.findByRole('link', { name: 'Unread: Rosa Lind' }))
  await heading('Rosa Lind')
  await user.keyboard('n')
  expect(screen.getByRole('textbox', { name: 'New note' })).toHaveFocus()
  expect(screen.getByRole('textbox', { name: 'New note' })).toHaveValue('')
  await user.click(screen.getByRole('heading', { level: 1 }))
  await user.keyboard('s')
  expect(screen.getByRole('combobox', { name: 'Stage' })).toHaveFocus()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Stage' }), 'INTERVIEW')
  await user.click(screen.getByRole('button', { name: 'Move to Interview' }))
  await waitFor(() =>
    expect(put).toHaveBeenCalledWith('/jobApplicants', expect.objectContaining({ stage: 'INTERVIEW' })),
  )
  await waitFor(() => expect(screen.getByRole('form', { name: 'Stage' })).toHaveFocus())
  await user.keyboard('j')
  await heading('Omar Reyes')
  await user.keyboard('e')
  expect(await screen.findByRole('dialog', { name: /Omar Reyes/ })).toBeVisible()
})

test('BO-02 where there is room, a PDF is open in the viewer', async () => {
  setMedia(QUERY.wide, true)
  mockService()
  renderRemote(manifest, '/Applications?applicant=p1')
  expect(await screen.findByTitle('CV of Rosa Lind')).toHaveAttribute('src', 'blob:resume#navpanes=0&view=FitH')
})

test('BO-02 without a PDF viewer nothing is fetched or saved unasked, and the page says what to do', async () => {
  setMedia(QUERY.wide, true)
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false, configurable: true })
  const get = mockService()
  renderRemote(manifest, '/Applications?applicant=p1')
  expect(await screen.findByText(/^This browser cannot show PDFs here. Download the file/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Download' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Preview' })).not.toBeInTheDocument()
  expect(get.mock.calls.some(([url]) => url.includes('download'))).toBe(false)
})

test('BO-02 an open résumé is never shown for the next applicant', async () => {
  setMedia(QUERY.wide, true)
  mockService()
  const { user } = renderRemote(manifest, '/Applications')
  await user.click(await screen.findByRole('link', { name: /Rosa Lind/ }))
  await screen.findByTitle('CV of Rosa Lind')
  await user.click(screen.getByRole('link', { name: 'Next' }))
  await screen.findByRole('region', { name: 'CV of Omar Reyes' })
  expect(screen.queryByTitle(/^CV of/)).not.toBeInTheDocument()
  expect(screen.getByRole('navigation', { name: 'Applicants in the list' })).toHaveTextContent('2 of 2')
})

test('BO-02 where there is room, the text of a Word document is open, as plain text', async () => {
  setMedia(QUERY.wide, true)
  mockService()
  renderRemote(manifest, '/Applications?applicant=p2')
  const text = await screen.findByRole('region', { name: 'CV of Omar Reyes' })
  expect(text).toHaveTextContent('<b>Work</b>')
  expect(text).toHaveTextContent('Rail freight')
})

test('BO-02 the history shows corrections and interviews, and sources are capitalized properly', async () => {
  const at = '2026-03-02T10:00:00.000Z'
  const step = { from: 'INTERVIEW', to: 'INTERVIEW', at, by: null, reason: null } as const
  mockService({
    source: 'linkedin',
    history: [
      { ...step, interview: 'BOOKED', interviewAt: at },
      { ...step, interview: 'CANCELED', interviewAt: at, by: { id: 'u1', name: 'Ida' } },
      { ...step, corrected: ['email', 'phone'] },
    ],
  })
  renderRemote(manifest, '/Applications?applicant=p1')
  const history = within(await screen.findByRole('region', { name: 'History' }))
  expect(history.getByText(/^Interview booked by the applicant: Mon, 2 Mar 2026/)).toBeVisible()
  expect(history.getByText(/^Interview cancelled: Mon, 2 Mar 2026/)).toBeVisible()
  expect(history.getByText('Corrected: email address, phone number')).toBeVisible()
  expect(screen.getByText('LinkedIn')).toBeVisible()
})

test('BO-02 the author changes a note, others can read its earlier text; details are corrected in a dialog', async () => {
  const at = '2026-03-02T10:00:00.000Z'
  const by = { id: 'u1', name: 'Ida' }
  mockService({
    notes: [
      { id: 'n1', text: 'Called her.', createdAt: at, createdBy: by, editedAt: at, earlier: [{ text: 'Called', at }] },
      { id: 'n2', text: 'Strong.', createdAt: at, createdBy: { id: 'u9', name: 'Mo' } },
    ],
  })
  const put = jest.spyOn(http, 'put').mockResolvedValue({ data: sampleDetail() })
  const { user } = renderRemote(manifest, '/Applications?applicant=p1')
  await heading('Rosa Lind')
  expect(screen.getByText('Earlier version')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Edit note' }))
  const field = screen.getByRole('textbox', { name: 'Note' })
  await user.clear(field)
  await user.type(field, 'Called her twice.')
  await user.click(screen.getByRole('button', { name: 'Save note' }))
  await waitFor(() => expect(put).toHaveBeenCalledWith('/jobApplicants/p1/notes/n1', { text: 'Called her twice.' }))
  await user.click(screen.getByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Correct details…' }))
  const email = await screen.findByRole('textbox', { name: /^Email/ })
  await user.clear(email)
  await user.type(email, 'rosa')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(email).toBeInvalid()
  await user.type(email, '@new.example')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(put).toHaveBeenCalledWith('/jobApplicants', { id: 'p1', version: 4, email: 'rosa@new.example' }),
  )
})
