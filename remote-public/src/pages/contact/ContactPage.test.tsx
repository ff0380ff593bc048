import { screen, waitFor, within } from '@testing-library/react'
import { expectAccessible } from '@tekskills/shared/testing/accessibility'
import { renderRemote } from '@tekskills/shared/testing/render-remote'
import { ApiError } from '@tekskills/shared/http/api-error'
import { CaptchaMissingError, sendEnquiry } from '../../features/enquiry/send-enquiry'
import { manifest } from '../../manifest'
import { mockGet } from '../../testing/service'

jest.mock('../../features/enquiry/send-enquiry', () => ({
  ...jest.requireActual<object>('../../features/enquiry/send-enquiry'),
  sendEnquiry: jest.fn(),
}))
const service = jest.mocked(sendEnquiry)

const INVALID = 'Form is invalid or reCAPTCHA token is missing'

const openPage = async (address = '/contact') => {
  const view = renderRemote(manifest, address)
  await screen.findByRole('heading', { level: 1 })
  return view
}
const field = (name: string) => screen.getByRole('textbox', { name, hidden: true })
const send = () => screen.getByRole('button', { name: 'Send enquiry' })
const ok = () => screen.findByRole('button', { name: 'Ok' })
const chosenRegion = () =>
  within(screen.getByRole('navigation', { name: 'Which office should reply?' })).getByRole('link', { current: true })

type User = Awaited<ReturnType<typeof openPage>>['user']
async function fill(user: User) {
  await user.type(field('First name'), 'Mira Jo 2')
  await user.type(field('Last name (optional)'), "O'Kafor")
  await user.type(field('Email'), 'mira@example.com')
  await user.type(field('Subject'), 'A ledger')
  await user.type(field('Message'), 'It does not agree.')
}

beforeEach(() => {
  sessionStorage.clear()
  mockGet({})
})

test.each([
  ['Usa', 'USA'],
  ['usa', 'USA'],
  ['INDIA', 'India'],
  ['UK', 'UK'],
  ['canada', 'Canada'],
  ['Singapore', 'Singapore'],
  ['australia', 'Australia'],
  ['uae', 'UAE'],
  ['Netherlands', 'Netherlands'],
])('RT-02 ?country=%s preselects %s', async (value, name) => {
  await openPage(`/contact?country=${value}`)
  expect(chosenRegion()).toHaveTextContent(name)
  expect(screen.getByText(`The ${name} office will reply.`)).toBeInTheDocument()
  expect(field('Subject')).toHaveValue(`Enquiry for the ${name} office`)
})

test.each(['', '?country=Atlantis', '?country=', '?country=constructor'])(
  'RT-02 %p preselects nothing',
  async (query) => {
    await openPage(`/contact${query}`)
    expect(chosenRegion()).toHaveTextContent('Any region')
    expect(field('Subject')).toHaveValue('')
  },
)

test('RT-02 choosing another region keeps the input', async () => {
  const { container, user, router } = await openPage('/contact?country=UK')
  await expectAccessible(container)
  await user.type(field('Message'), 'Half a thought')
  await user.click(screen.getByRole('link', { name: 'Singapore' }))
  await waitFor(() => expect(chosenRegion()).toHaveTextContent('Singapore'))
  expect(router.state.location.search).toBe('?country=Singapore')
  expect(field('Message')).toHaveValue('Half a thought')
})

test('FM-03 submitting with missing values opens the dialog, marks each field and sends nothing', async () => {
  const { container, user } = await openPage()
  expect(field('First name')).not.toHaveAttribute('aria-invalid')
  await user.type(field('Email'), 'mira@localhost')
  await user.click(send())
  expect(await screen.findByRole('alertdialog', { name: 'Error' })).toHaveTextContent(INVALID)
  await user.click(await ok())

  expect(field('First name')).toHaveAccessibleDescription(/First name is required\.$/)
  expect(field('Last name (optional)')).not.toHaveAttribute('aria-invalid')
  expect(field('Email')).toHaveAccessibleDescription('Please enter a valid email address.')
  expect(field('Subject')).toBeInvalid()
  expect(field('Message')).toBeInvalid()
  await waitFor(() => expect(field('First name')).toHaveFocus())
  expect(service).not.toHaveBeenCalled()
  await expectAccessible(container)
})

test('FM-04 FM-03 the name keeps only letters; success resets the form, and pressing Enter twice sends one request', async () => {
  let respond = () => undefined as void
  service.mockReturnValue(new Promise((resolve) => (respond = resolve)))
  const { user } = await openPage()
  await fill(user)
  expect(field('First name')).toHaveValue('MiraJo')
  expect(field('Last name (optional)')).toHaveValue('OKafor')
  await user.type(field('Subject'), '{Enter}{Enter}')
  await waitFor(() => expect(service).toHaveBeenCalled())
  respond()
  expect(await screen.findByRole('alertdialog', { name: 'Success!' })).toHaveTextContent('Successfully Submitted')
  await user.click(await ok())
  expect(service).toHaveBeenCalledTimes(1)
  const typed = { firstName: 'MiraJo', lastName: 'OKafor', email: 'mira@example.com' }
  const values = { ...typed, subject: 'A ledger', message: 'It does not agree.' }
  expect(service).toHaveBeenCalledWith(values, expect.stringMatching(/^\w{32}$/))
  const names = ['First name', 'Last name (optional)', 'Email', 'Subject', 'Message']
  for (const name of names) expect(field(name)).toHaveValue('')
  expect(field('First name')).not.toHaveAttribute('aria-invalid')
})

test.each([
  ['is rejected', undefined],
  ['gets no response', new ApiError('No response.', undefined)],
  ['gets status 500', new ApiError('Something went wrong.', 500)],
  ['gets status 429', new ApiError('Too many requests.', 429)],
])(
  'FM-03 FM-05 when the request for a captcha token %s, the dialog opens, nothing is sent, the input stays',
  async (_, cause) => {
    service.mockRejectedValue(new CaptchaMissingError('no captcha token', { cause }))
    const { user } = await openPage()
    await fill(user)
    await user.click(send())
    expect(await screen.findByRole('alertdialog', { name: 'Error' })).toHaveTextContent(INVALID)
    await user.click(await ok())
    expect(screen.getByText(/nothing was sent\. What you wrote is still here/)).toBeVisible()
    expect(field('Message')).toHaveValue('It does not agree.')
  },
)

test('without a connection, the contact form says so, what it keeps and what to do', async () => {
  service.mockRejectedValue(Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' }))
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { user } = await openPage()
  await fill(user)
  await user.click(send())
  await user.click(await ok())
  const sentence =
    'There is no internet connection, so nothing was sent. What you wrote is still here. Please try again when you are connected.'
  expect(screen.getByText(sentence)).toBeVisible()
})

test('after a lost response and a reload, the same enquiry is sent again under the same key', async () => {
  service.mockRejectedValueOnce(new ApiError('No response.', undefined)).mockResolvedValueOnce()
  const first = await openPage()
  await fill(first.user)
  await first.user.click(send())
  const sentence =
    'We did not get a response, so we cannot tell whether your message arrived. What you wrote is still here. Check your connection and send it again: if you change nothing, it is stored only once.'
  expect(await screen.findByText(sentence)).toBeVisible()
  first.unmount()

  const { user } = await openPage()
  await user.click(send())
  expect(await screen.findByRole('alertdialog', { name: 'Success!' })).toBeInTheDocument()
  expect(service.mock.calls[1]).toEqual(service.mock.calls[0])
})

test('an error is shown at its field, the input stays, and a retry repeats the same request', async () => {
  const problem = {
    code: 'VALIDATION_FAILED',
    errors: [{ field: 'subject', code: 'TOO_LONG', message: 'Use fewer words.' }],
  }
  service.mockRejectedValueOnce(new ApiError('1 field needs attention.', 422, problem as never)).mockResolvedValueOnce()
  const { user } = await openPage()
  await fill(user)
  await user.click(send())
  expect(await screen.findByText(/^1 field needs attention\./)).toBeInTheDocument()
  expect(field('Subject')).toHaveAccessibleDescription('Use fewer words.')
  expect(field('Message')).toHaveValue('It does not agree.')
  await user.click(send())
  expect(await screen.findByRole('alertdialog', { name: 'Success!' })).toBeInTheDocument()
  expect(service.mock.calls[1]?.[1]).toBe(service.mock.calls[0]?.[1])
})

test('the draft of an unsent enquiry survives a reload', async () => {
  const first = await openPage()
  await first.user.type(field('Message'), 'Half a thought')
  first.unmount()
  await openPage()
  expect(field('Message')).toHaveValue('Half a thought')
})

test('the subject and the person of the address fill in the form, and choosing an office keeps both and what was typed', async () => {
  const { user } = await openPage('/contact?subject=Cloud%3A+a+first+conversation&to=ranjini-achariya')
  expect(field('Subject')).toHaveValue('Cloud: a first conversation')
  expect(screen.getByRole('link', { name: 'Ranjini Achariya' })).toBeInTheDocument()
  await user.type(field('Message'), 'Half a thought')
  await user.click(screen.getByRole('link', { name: 'Canada' }))
  expect(await screen.findByText('The Canada office will reply.')).toBeInTheDocument()
  expect(field('Subject')).toHaveValue('Cloud: a first conversation')
  expect(field('Message')).toHaveValue('Half a thought')
  expect(screen.getByRole('link', { name: 'Ranjini Achariya' })).toBeInTheDocument()
})

test('the eight offices are shown with city, telephone and local time, and those open at the moment', async () => {
  // A Wednesday: winter time in London and Dallas, summer time in Sydney.
  jest.useFakeTimers({ now: Date.parse('2026-01-14T15:30:00Z'), doNotFake: ['queueMicrotask', 'setImmediate'] })
  await openPage()
  const office = (city: string) => screen.getByText(city).closest('li') as HTMLElement
  expect(within(office('London')).getByRole('link')).toHaveAttribute('href', 'tel:+442079460142')
  const shown = ['Sydney', 'Hyderabad', 'Amsterdam', 'London', 'Toronto', 'Dallas'].map((city) => [
    city,
    within(office(city)).getByText(/^\d\d:\d\d$/).textContent,
    within(office(city)).queryByText('Open now') !== null,
  ])
  expect(shown).toEqual([
    ['Sydney', '02:30', false],
    ['Hyderabad', '21:00', false],
    ['Amsterdam', '16:30', true],
    ['London', '15:30', true],
    ['Toronto', '10:30', true],
    ['Dallas', '09:30', true],
  ])
  jest.useRealTimers()
})

test('on a weekend the chart dims the hours of the offices, and the one that opens first says when', async () => {
  // A Saturday everywhere; Sydney opens on Monday at 09:00, which is 22:00 on Sunday in UTC.
  jest.useFakeTimers({ now: Date.parse('2026-01-17T08:00:00Z'), doNotFake: ['queueMicrotask', 'setImmediate'] })
  const { container } = await openPage()
  expect(screen.getByText('Opens in 38 hours').closest('li')).toHaveTextContent(/^Australia/)
  expect(screen.getAllByText(/^\d\d:\d\d to \d\d:\d\d UTC$/)).toHaveLength(7)
  expect(container.querySelectorAll('path[opacity]').length).toBeGreaterThanOrEqual(8)
  jest.useRealTimers()
})
