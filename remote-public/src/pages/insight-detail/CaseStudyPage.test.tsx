import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useChromeStore } from '@tekskills/shared/chrome/chrome-store'
import { http } from '@tekskills/shared/http/client'
import { expectAccessible } from '@tekskills/shared/testing/accessibility'
import { renderRemote } from '@tekskills/shared/testing/render-remote'
import { manifest } from '../../manifest'
import { mockGet, serviceError, sampleCaseStudy, unreachable } from '../../testing/service'

const CALL = '/public/user/caseStudy'
const FILE = '/public/user/caseStudyFile/download/s1'

async function open(study: unknown, more: Record<string, unknown> = {}) {
  const get = mockGet({ [CALL]: study, ...more })
  const page = renderRemote(manifest, '/individualcasestudy/case-study-1')
  await screen.findByRole('heading', { level: 1 })
  return { ...page, get }
}

const menu = () => screen.getByRole('navigation', { name: 'In this case study' })
/** Mocks the distance of the banner's bottom from the top of the viewport. */
function setBannerBottom(bottom: number) {
  const banner = screen.getByRole('heading', { level: 1 }).closest('header') as HTMLElement
  jest.spyOn(banner, 'getBoundingClientRect').mockReturnValue({ bottom } as DOMRect)
}

const entries = () => Array.from(menu().querySelectorAll('li'), ({ textContent }) => textContent)

test('CS-01 a case study is loaded by its slug and shows banner, name, description and category', async () => {
  const { container, get } = await open(sampleCaseStudy(1))
  expect(get).toHaveBeenCalledWith(CALL, expect.objectContaining({ params: { url: 'case-study-1' } }))
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Case study 1')
  expect(screen.getByText('What case study 1 is about.')).toBeInTheDocument()
  expect(screen.getByRole('img', { name: 'Banner 1' })).toHaveAttribute('fetchpriority', 'high')
  expect(screen.getByRole('link', { name: 'Cloud' })).toHaveAttribute('href', '/resources/case-studies?category=cloud')
  await expectAccessible(container)
})

test('the results of a case study are shown at its top', async () => {
  const before = { before: null, after: null }
  const results = [
    { figure: '46%', measure: 'fewer stops', ...before },
    { figure: '1 in 9', measure: 'warnings overruled', ...before },
  ]
  await open(sampleCaseStudy(1, { results }))
  const banner = screen.getByRole('heading', { level: 1 }).closest('header') as HTMLElement
  for (const { figure, measure } of results) {
    expect(within(banner).getByText(figure)).toBeVisible()
    expect(within(banner).getByText(measure)).toBeVisible()
  }
})

test('CS-01 the share links contain the encoded address of the page', async () => {
  await open(sampleCaseStudy(1))
  const address = encodeURIComponent(`${location.origin}/individualcasestudy/case-study-1`)
  for (const network of ['LinkedIn', 'Facebook', 'X']) {
    const link = screen.getByRole('link', { name: new RegExp(`^Share on ${network} `) })
    expect(link.getAttribute('href')).toMatch(new RegExp(`=${address}(&|$)`))
  }
})

test('CS-02 a banner that cannot be loaded is replaced by a default one', async () => {
  await open(sampleCaseStudy(1))
  fireEvent.error(screen.getByRole('img', { name: 'Banner 1' }))
  const banner = screen.getByRole('img', { name: 'Banner 1' })
  expect(banner).not.toHaveAttribute('src')
  expect(banner.querySelector('svg')).toBeInTheDocument()
})

test('CS-03 the menu links to the non-empty sections only', async () => {
  await open(sampleCaseStudy(1, { caseStudyFileName: null }))
  expect(entries()).toEqual(['About the Client', 'The Solution', 'The Challenge', 'The Impact'])
  for (const link of within(menu()).getAllByRole<HTMLAnchorElement>('link', { hidden: true })) {
    const section = document.querySelector(link.hash)
    expect(section).toContainElement(screen.getByRole('heading', { level: 2, name: link.textContent }))
  }
  expect(document.getElementById('objective')).toBeNull()
})

test('CS-03 a case study without sections and without a document has no menu', async () => {
  const parts = { aboutClient: '', objective: '', solution: '', challenge: '', impact: '' }
  await open(sampleCaseStudy(1, { ...parts, caseStudyFileName: null }))
  expect(screen.queryByRole('navigation', { name: 'In this case study' })).not.toBeInTheDocument()
})

test('CS-04 a chosen entry becomes current and its section gets the focus', async () => {
  const { user } = await open(sampleCaseStudy(1))
  const entry = within(menu()).getByRole('link', { name: 'The Challenge', hidden: true })
  await user.click(entry)
  expect(entry).toHaveAttribute('aria-current', 'true')
  expect(document.getElementById('challenge')).toHaveFocus()
})

test('CS-06 the header is hidden while the menu is fixed and shown again after leaving the page', async () => {
  const { router } = await open(sampleCaseStudy(1))
  const scroll = async (fixed: boolean) => {
    fireEvent.scroll(window)
    await waitFor(() => expect(useChromeStore.getState().headerHidden).toBe(fixed))
  }
  setBannerBottom(112)
  await scroll(true)
  expect(menu()).toHaveAttribute('data-fixed')
  setBannerBottom(113)
  await scroll(false)
  expect(menu()).not.toHaveAttribute('data-fixed')

  setBannerBottom(0)
  await scroll(true)
  mockGet({})
  jest.spyOn(console, 'error').mockImplementation()
  await act(() => router.navigate('/pagenotfound'))
  expect(useChromeStore.getState().headerHidden).toBe(false)
})

test('CS-06 the state is updated 50 ms after the last scroll event, not before', async () => {
  await open(sampleCaseStudy(1))
  setBannerBottom(0)
  jest.useFakeTimers()
  const pass = (time: number) => act(() => jest.advanceTimersByTime(time))
  fireEvent.scroll(window)
  pass(49)
  fireEvent.scroll(window)
  pass(49)
  expect(menu()).not.toHaveAttribute('data-fixed')
  pass(1)
  expect(menu()).toHaveAttribute('data-fixed')
  jest.useRealTimers()
})

test('CS-07 a Menu toggle opens the entries; Escape and a choice close them', async () => {
  const { user } = await open(sampleCaseStudy(1))
  const toggle = within(menu()).getByRole('button', { name: 'Menu', hidden: true })
  expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await user.click(toggle)
  expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await user.keyboard('{Escape}')
  expect(toggle).toHaveAttribute('aria-expanded', 'false')
  expect(toggle).toHaveFocus()
  await user.click(toggle)
  await user.click(within(menu()).getByRole('link', { name: 'The Impact', hidden: true }))
  expect(toggle).toHaveAttribute('aria-expanded', 'false')
})

test('CS-08 the document is saved under its name, and a double click downloads it once', async () => {
  const { user, get } = await open(sampleCaseStudy(1))
  let respond = () => {}
  get.mockReturnValue(new Promise((resolve) => (respond = () => resolve({ data: new Blob(['%PDF-']) }))))
  const saved: string[] = []
  URL.createObjectURL = () => 'blob:study'
  URL.revokeObjectURL = jest.fn()
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(`${this.download} ${this.href}`)
  })
  await user.dblClick(within(menu()).getByRole('link', { name: 'Download', hidden: true }))
  const downloads = () => get.mock.calls.filter(([path]) => path === FILE)
  await waitFor(() => expect(downloads()).toHaveLength(1))
  respond()
  await waitFor(() => expect(saved).toEqual(['Port study.pdf blob:study']))
  expect(downloads()).toHaveLength(1)
  expect(get).toHaveBeenCalledWith(FILE, expect.objectContaining({ responseType: 'blob' }))
})

test('CS-08 a failed download opens the error dialog and can be retried', async () => {
  const { user } = await open(sampleCaseStudy(1), { [FILE]: serviceError(500, 'INTERNAL') })
  await user.click(within(menu()).getByRole('link', { name: 'Download', hidden: true }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Error' })
  expect(dialog).toHaveTextContent('Failed to download file. Please try again later.')
  await user.click(within(dialog).getByRole('button', { name: 'Ok' }))
  expect(within(menu()).getByRole('link', { name: 'Download', hidden: true })).not.toHaveAttribute('aria-busy')
})

test('ST-01 the id of the case study that was opened last is stored', async () => {
  await open(sampleCaseStudy(1))
  await waitFor(() => expect(localStorage.getItem('casestudyId')).toBe('s1'))
})

test('CS-09 a case study that cannot be loaded opens no dialog, and the page offers a retry', async () => {
  const { container, user } = await open(unreachable)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This case study cannot be shown right now')
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  await expectAccessible(container)
  mockGet({ [CALL]: sampleCaseStudy(1) })
  await user.click(screen.getByRole('link', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Case study 1' })).toBeInTheDocument()
})

test('an unknown case study shows a message at its address', async () => {
  await open(serviceError(404, 'NOT_FOUND'))
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('There is no case study at this address')
})

test('CS-09 CL-03 a failed load is logged once', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation()
  const adapter = () =>
    Promise.reject(Object.assign(new Error('down'), { isAxiosError: true, config: { method: 'get', url: CALL } }))
  jest.replaceProperty(http.defaults, 'adapter', adapter)
  renderRemote(manifest, '/individualcasestudy/case-study-1')
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('cannot be shown right now')
  expect(log.mock.calls).toEqual([[`GET ${CALL} failed: undefined`]])
})

const opening = () => screen.getByRole('link', { name: 'Ask about this case study' })
const enquiryField = (name: string) => screen.getByRole('textbox', { name, hidden: true })

test('CL-01 FM-03 FM-04 the enquiry about a case study is prefilled, validated, sent once and keeps its input', async () => {
  const { container, user } = await open(sampleCaseStudy(1), { '/public/user/captcha': { challenge: null } })
  expect(opening()).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/contact\?subject=About\+%E2%80%9CCase\+study\+1%E2%80%9D&to=/),
  )
  await user.click(opening())
  await waitFor(() => expect(enquiryField('First name')).toHaveFocus())
  const prefilled = 'I have read “Case study 1” and would like to know more.'
  expect(enquiryField('Message')).toHaveValue(prefilled)
  await expectAccessible(container)

  await user.type(enquiryField('First name'), 'Mira 2{Enter}')
  const dialog = await screen.findByRole('alertdialog', { name: 'Error' })
  expect(dialog).toHaveTextContent('Form is invalid or reCAPTCHA token is missing')
  await user.click(within(dialog).getByRole('button', { name: 'Ok' }))
  expect(enquiryField('Email')).toHaveAccessibleDescription('Email is required.')

  const post = jest
    .spyOn(http, 'post')
    .mockRejectedValueOnce(serviceError(429, 'RATE_LIMITED'))
    .mockResolvedValue({ data: {} })
  await user.type(enquiryField('Last name (optional)'), 'Okafor')
  await user.type(enquiryField('Email'), 'mira@example.com{Enter}')
  expect(await screen.findByText(/What you wrote is still here\./)).toBeVisible()
  expect(enquiryField('Email')).toHaveValue('mira@example.com')

  await user.click(screen.getByRole('button', { name: 'Send enquiry' }))
  expect(await screen.findByRole('alertdialog', { name: 'Success!' })).toHaveTextContent('Successfully Submitted')
  const sent = { casestudyId: 's1', name: 'Mira Okafor', email: 'mira@example.com', company: '', message: prefilled }
  expect(post.mock.lastCall?.slice(0, 2)).toEqual(['/public/user/caseStudyEnquiry', sent])
  expect(enquiryField('Email')).toHaveValue('')
})

test('CL-01 a name that is not a slug is looked up with casestudyurl and redirects to its case study', async () => {
  const get = mockGet({ '/public/user/casestudyurl': sampleCaseStudy(1), [CALL]: sampleCaseStudy(1) })
  const { router } = renderRemote(manifest, `/individualcasestudy/${encodeURIComponent('Case study 1')}`)
  await screen.findByRole('heading', { level: 1, name: 'Case study 1' })
  const params = { url: 'Case study 1' }
  expect(get).toHaveBeenCalledWith('/public/user/casestudyurl', expect.objectContaining({ params }))
  expect(router.state.location.pathname).toBe('/individualcasestudy/case-study-1')
})
