import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { ThemeProvider } from 'styled-components'
import { captchaHeaders } from '@tekskills/shared/captcha/captcha-token'
import { http } from '@tekskills/shared/http/client'
import { expectAccessible } from '@tekskills/shared/testing/accessibility'
import { renderRemote } from '@tekskills/shared/testing/render-remote'
import { nightlyTest } from '@tekskills/shared/testing/nightly-test'
import { companyTheme } from '@tekskills/shared/theme/company-theme'
import { manifest } from '../../manifest'
import { sampleJob } from '../../testing/careers'
import { mockGet, serviceError, unreachable } from '../../testing/service'
import { resumeProblem } from './application-values'
import { NoScriptApplication } from './NoScriptApplication'

jest.mock('@tekskills/shared/captcha/captcha-token', () => ({ captchaHeaders: jest.fn() }))

const resume = new File(['%PDF-1.7'], 'resume.pdf', { type: 'application/pdf' })
const received = { data: { reference: 'APP-7F3K2Q', message: 'Successfully Submitted' } }

beforeEach(() => {
  sessionStorage.clear()
  jest.mocked(captchaHeaders).mockResolvedValue({ 'X-Captcha-Token': 'solved' })
})

async function open(address = '?job=job-1&apply=1', job = sampleJob(1)) {
  mockGet({ '/public/user/careers': job })
  const view = renderRemote(manifest, `/opportunities${address}`)
  const name = await screen.findByRole('textbox', { name: 'Full name' })
  const send = screen.getByRole('button', { name: /application|pool/ })
  const fill = async () => {
    const { user } = view
    await user.type(name, 'Mira Okafor')
    await user.type(screen.getByRole('textbox', { name: 'Email address' }), 'mira@example.com')
    await user.upload(screen.getByLabelText('CV'), resume)
    await user.click(screen.getByRole('checkbox', { name: /may store and read/ }))
  }
  return { ...view, name, send, fill }
}

const mockPost = () => jest.spyOn(http, 'post')
const keyOf = (call: unknown[] | undefined) =>
  (call?.[2] as { headers: Record<string, string> } | undefined)?.headers['Idempotency-Key']

test('CL-01 FM-05 an application is sent with fields, résumé and captcha token, and its reference is shown', async () => {
  jest.spyOn(document, 'referrer', 'get').mockReturnValue('https://jobs.example.net/list')
  const post = mockPost().mockResolvedValue(received)
  const { user, fill, send } = await open()
  await fill()
  await user.click(send)

  expect(await screen.findByRole('heading', { name: 'We have your application' })).toHaveFocus()
  expect(screen.getByText('APP-7F3K2Q')).toBeVisible()
  const [path, payload, config] = post.mock.calls[0] as [string, FormData, { headers: object }]
  expect(path).toBe('/public/user/jobApplicants')
  expect(Object.fromEntries(payload.entries())).toMatchObject({
    jobId: 'j1',
    name: 'Mira Okafor',
    email: 'mira@example.com',
    consent: 'true',
    consentFuture: 'false',
    source: 'jobs.example.net',
  })
  expect([payload.has('resume'), payload.has('phone')]).toEqual([true, false])
  expect(config.headers).toMatchObject({ 'X-Captcha-Token': 'solved', 'Idempotency-Key': expect.any(String) })
})

test('missing values are listed in a summary that links to the fields, and nothing is sent', async () => {
  const post = mockPost()
  const { user, send, name, container } = await open()
  await user.click(send)
  expect(screen.getByRole('alert')).toHaveFocus()
  expect(screen.getByText('4 fields need attention')).toBeVisible()
  expect(name).toHaveAccessibleDescription('Enter your name.')
  await user.click(screen.getByRole('link', { name: 'Choose a file with your CV.' }))
  expect(screen.getByLabelText('CV')).toHaveFocus()
  expect(post).not.toHaveBeenCalled()
  await expectAccessible(container)
})

test('an invalid résumé file is rejected before it is sent', async () => {
  const post = mockPost()
  const { user, fill, send } = await open()
  await fill()
  await user.upload(screen.getByLabelText('CV'), new File([], 'empty.pdf'))
  await user.click(send)
  expect(screen.getByRole('link', { name: 'The selected file is empty.' })).toBeVisible()
  expect(post).not.toHaveBeenCalled()
  expect(resumeProblem(new File(['x'], 'me.png'))).toBe('Choose a PDF, DOC or DOCX file.')
  expect(resumeProblem(new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'me.pdf'))).toBe(
    'Choose a file of at most 5 MB.',
  )
  expect(resumeProblem(new File(['x'], 'ME.DOCX'))).toBeUndefined()
})

test('an invalid résumé file is reported as soon as it is chosen, until another one is chosen', async () => {
  await open()
  // Browsers allow any file to be dropped on the field.
  const user = userEvent.setup({ applyAccept: false })
  const file = screen.getByLabelText('CV')
  await user.upload(file, new File(['x'], 'me.png'))
  expect(file).toHaveAccessibleDescription(/Choose a PDF, DOC or DOCX file\.$/)
  expect(screen.queryByText(/needs? attention/)).not.toBeInTheDocument()
  await user.upload(file, resume)
  expect(file).not.toHaveAccessibleDescription(/Choose a PDF/)
})

test('valid addresses and phone numbers are accepted, and text that is too long is reported, not truncated', async () => {
  const post = mockPost().mockResolvedValue(received)
  const { user, fill, send, name } = await open()
  await fill()
  const email = screen.getByRole('textbox', { name: 'Email address' })
  const phone = screen.getByRole('textbox', { name: /Phone number/ })
  await user.clear(name)
  await user.click(name)
  await user.paste('x'.repeat(101))
  await user.clear(email)
  await user.type(email, "rc-o'neil@example.com")
  await user.type(phone, '+1 (212) 555.0100/01 ext. 12345678')
  await user.click(send)
  expect(name).toHaveValue('x'.repeat(101))
  expect(name).toHaveAccessibleDescription(/Use at most 100 characters\.$/)
  expect(phone).toHaveAccessibleDescription(/Use at most 30 characters\.$/)
  expect(email).not.toHaveAccessibleDescription(/valid/)
  await user.type(name, '{Backspace}')
  await user.clear(phone)
  await user.type(phone, '+1 (212) 555.0100/01 ext. 12')
  await user.click(send)
  await screen.findByText('APP-7F3K2Q')
  const payload = post.mock.calls[0]?.[1] as FormData
  expect([payload.get('email'), payload.get('phone')]).toEqual([
    "rc-o'neil@example.com",
    '+1 (212) 555.0100/01 ext. 12',
  ])
})

test('a double click and pressing Enter twice send one request', async () => {
  let respond: (value: unknown) => void = () => undefined
  const post = mockPost().mockReturnValue(new Promise((resolve) => (respond = resolve)))
  const { user, fill, send, name } = await open()
  await fill()
  await user.dblClick(send)
  await user.type(name, '{Enter}{Enter}')
  await waitFor(() => expect(post).toHaveBeenCalled())
  expect(screen.getByRole('button', { name: 'Sending' })).toHaveAttribute('aria-busy', 'true')
  respond(received)
  await screen.findByText('APP-7F3K2Q')
  expect(post).toHaveBeenCalledTimes(1)
})

test('a failure keeps the input; a retry has the same key, a changed form a new one', async () => {
  const post = mockPost().mockRejectedValue(unreachable)
  const { user, fill, send, name } = await open()
  await fill()
  await user.click(send)
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent(
    'Your application may not have arrived' +
      'We did not get a response, so we cannot tell whether your application arrived. Everything you typed is still here. ' +
      'Check your connection and send it again: if you change nothing, it is stored only once.',
  )
  expect(name).toHaveValue('Mira Okafor')

  await user.click(send)
  await waitFor(() => expect(post).toHaveBeenCalledTimes(2))
  await user.type(name, ' Bell')
  await user.click(send)
  await waitFor(() => expect(post).toHaveBeenCalledTimes(3))
  const [first, second, third] = post.mock.calls.map(keyOf)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

test('after a lost response and a reload, the same application is sent again under the same key', async () => {
  const post = mockPost().mockRejectedValueOnce(unreachable).mockResolvedValue(received)
  const first = await open()
  await first.fill()
  await first.user.click(first.send)
  await screen.findByRole('alert')
  first.unmount()

  const { user, send, unmount } = await open()
  await user.upload(screen.getByLabelText('CV'), resume)
  await user.click(screen.getByRole('checkbox', { name: /may store and read/ }))
  await user.click(send)
  await screen.findByText('APP-7F3K2Q')
  const [lost, again] = post.mock.calls.map(keyOf)
  expect(again).toBe(lost)
  unmount()
  expect(Object.keys(sessionStorage)).toEqual([])
})

test('a connection that is lost while the application is sent does not count as one that was not sent', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  mockPost().mockImplementation(() => {
    onLine.mockReturnValue(false)
    return Promise.reject(unreachable)
  })
  const { user, fill, send } = await open()
  await fill()
  await user.click(send)
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent(/^Your application may not have arrived/)
  expect(alert).not.toHaveTextContent(/not sent|nothing was sent/)
})

test('an application that the service rejects was not sent; one that got no response may have arrived', async () => {
  mockPost()
    .mockRejectedValueOnce(serviceError(409, 'JOB_CLOSED', 'This job is closed.'))
    .mockRejectedValueOnce(serviceError(503, 'UNAVAILABLE', 'The service could not be reached.'))
  const { user, fill, send } = await open()
  await fill()
  await user.click(send)
  expect(await screen.findByText('Your application was not sent')).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('This job is closed. Everything you typed is still here.')
  await user.click(send)
  expect(await screen.findByText('Your application may not have arrived')).toBeVisible()
})

test.each([
  ['the service', unreachable],
  ['the code that sends', Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' })],
])('without a connection to load %s, the form says so, what it keeps and what to do', async (_, error) => {
  mockPost().mockRejectedValue(error)
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { user, fill, send } = await open()
  await fill()
  await user.click(send)
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Your application was not sentThere is no internet connection, so nothing was sent. Everything you typed is still here. Please try again when you are connected.',
  )
})

test.each([
  [
    'a field that the service rejects',
    serviceError(422, 'VALIDATION_FAILED', 'No.', [{ field: 'phone', message: 'Odd.' }]),
    'Odd.',
  ],
  [
    'a file of an unsupported type',
    serviceError(415, 'UNSUPPORTED_FILE_TYPE', 'Choose another file.'),
    'Choose another file.',
  ],
])('%s is marked with its message', async (_, error, sentence) => {
  mockPost().mockRejectedValue(error)
  const { user, fill, send } = await open()
  await fill()
  await user.click(send)
  expect(await screen.findByRole('link', { name: sentence })).toBeVisible()
})

test('sending shows its progress and can be cancelled', async () => {
  mockPost().mockImplementation((_path, _payload, config) => {
    config?.onUploadProgress?.({ progress: 0.4 } as never)
    return new Promise((_resolve, reject) => {
      config?.signal?.addEventListener?.('abort', () => reject(new Error('cancelled')))
    })
  })
  const { user, fill, send, name } = await open()
  await fill()
  await user.click(send)
  expect(await screen.findByText('40%')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Stop sending' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'You stopped sending. Everything you typed is still here. Send it again when you are ready: it is stored only once.',
  )
  expect(name).toHaveValue('Mira Okafor')
})

test('the draft survives a reload and is deleted once the form has been sent', async () => {
  mockPost().mockResolvedValue(received)
  const first = await open()
  await first.fill()
  first.unmount()

  const { user, name, send, unmount } = await open()
  expect(name).toHaveValue('Mira Okafor')
  expect(screen.getByRole('checkbox', { name: /may store and read/ })).not.toBeChecked()
  await user.upload(screen.getByLabelText('CV'), resume)
  await user.click(screen.getByRole('checkbox', { name: /may store and read/ }))
  await user.click(send)
  await screen.findByText('APP-7F3K2Q')
  unmount()
  expect((await open()).name).toHaveValue('')
})

test('the talent pool asks for a role and for consent to be contacted, and needs no job', async () => {
  const post = mockPost().mockResolvedValue(received)
  const { user, fill, send } = await open('?future=1')
  await fill()
  await user.click(send)
  expect(screen.getByText('2 fields need attention')).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: 'Role you’re looking for' }), 'Data engineer')
  await user.selectOptions(screen.getByRole('combobox', { name: /Region/ }), 'Canada')
  await user.click(screen.getByRole('checkbox', { name: /may write to me/ }))
  await user.click(send)
  await screen.findByRole('heading', { name: 'You are in the talent pool' })
  const [path, payload] = post.mock.calls[0] as [string, FormData]
  expect(path).toBe('/public/user/futureApplicants')
  expect(Object.fromEntries(payload.entries())).toMatchObject({
    desiredRole: 'Data engineer',
    preferredCountry: 'Canada',
  })
})

const questions = [
  {
    id: 'permit',
    label: 'May you work in the UK?',
    hint: null,
    kind: 'YES_NO',
    required: true,
    choices: [],
    isKnockOut: true,
  },
  {
    id: 'years',
    label: 'Years with Terraform?',
    hint: null,
    kind: 'NUMBER',
    required: false,
    choices: [],
    isKnockOut: false,
  },
  { id: 'why', label: 'Why us?', hint: 'A sentence.', kind: 'TEXT', required: true, choices: [], isKnockOut: false },
] as const

nightlyTest('the questions of a job are asked, checked and sent; a draft keeps the answers', async () => {
  const post = mockPost().mockResolvedValue(received)
  const job = sampleJob(1, { questions: questions.map((question) => ({ ...question, choices: [] })) })
  const first = await open(undefined, job)
  const permit = () => screen.getByRole('combobox', { name: 'May you work in the UK?' })
  expect(permit()).toHaveAccessibleDescription(
    'This position requires a particular answer. A person will read yours and decide.',
  )
  await first.fill()
  await first.user.type(screen.getByRole('textbox', { name: /Years with Terraform/ }), 'many')
  await first.user.click(first.send)
  expect(screen.getByText('3 fields need attention')).toBeVisible()
  await first.user.click(screen.getByRole('link', { name: 'Enter a number.' }))
  await first.user.clear(screen.getByRole('textbox', { name: /Years with Terraform/ }))
  await first.user.selectOptions(permit(), 'Yes')
  await first.user.type(screen.getByRole('textbox', { name: 'Why us?' }), 'Trains')
  await expectAccessible(first.container)
  first.unmount()

  const { user, send } = await open(undefined, job)
  expect(permit()).toHaveValue('yes')
  expect(screen.getByRole('textbox', { name: 'Why us?' })).toHaveValue('Trains')
  await user.type(screen.getByRole('textbox', { name: /LinkedIn/ }), 'www.linkedin.com/in/mira')
  await user.type(screen.getByRole('textbox', { name: /Years of experience/ }), '4,5')
  await user.upload(screen.getByLabelText('CV'), resume)
  await user.click(screen.getByRole('checkbox', { name: /may store and read/ }))
  await user.click(send)
  await screen.findByText('APP-7F3K2Q')
  const payload = post.mock.calls[0]?.[1] as FormData
  expect(JSON.parse(String(payload.get('answers')))).toEqual([
    { question: 'permit', value: 'yes' },
    { question: 'why', value: 'Trains' },
  ])
  expect([payload.get('linkedinUrl'), payload.get('experienceYears')]).toEqual([
    'https://www.linkedin.com/in/mira',
    '4.5',
  ])
})

test('a question that was added while the form was open is explained, and nothing typed is lost', async () => {
  mockPost().mockRejectedValue(
    serviceError(422, 'VALIDATION_FAILED', 'No.', [{ field: 'answers.new', message: 'Answer this question.' }]),
  )
  const { user, fill, send, name } = await open()
  await fill()
  await user.click(send)
  expect(await screen.findByRole('alert')).toHaveTextContent(/The questions for this position have changed/)
  expect(name).toHaveValue('Mira Okafor')
})

test('before scripts run nothing is sent, and without scripts an email link replaces the form', async () => {
  const { container } = await open()
  expect(container.innerHTML).toContain('method="dialog"')
  const notice = (
    <ThemeProvider theme={companyTheme}>
      <NoScriptApplication subject="Job 1 (JOB-2026-0001)" />
    </ThemeProvider>
  )
  expect(renderToString(notice)).toMatch(/<noscript>.*mailto:[^"]+subject=Job%201%20\(JOB-2026-0001\)/)
  const asking = (
    <ThemeProvider theme={companyTheme}>
      <NoScriptApplication subject="Job 1" questions={questions.map((question) => ({ ...question, choices: [] }))} />
    </ThemeProvider>
  )
  expect(renderToString(asking)).toContain('body=May%20you%20work%20in%20the%20UK%3F')
})
