import { screen, waitFor } from '@testing-library/react'
import type { IssueDetail } from '@tekskills/shared/contracts/http/newsletter-issues'
import { http } from '@tekskills/shared/http/client'
import { startSession, storeToken } from '@tekskills/shared/session/session-store'
import { expectAccessible } from '@tekskills/shared/testing/accessibility'
import { renderRemote } from '@tekskills/shared/testing/render-remote'
import { manifest } from '../../manifest'
import { samplePage } from '../../testing/sample-blogs'
import { sampleError } from '../../testing/sample-responses'

const draft: IssueDetail = {
  id: 'n1',
  version: 3,
  subject: 'What a migration costs',
  preheader: 'Three figures',
  state: 'DRAFT',
  sendAt: null,
  startedAt: null,
  finishedAt: null,
  failure: null,
  counts: null,
  updatedAt: '2026-03-02T08:30:00.000Z',
  updatedBy: null,
  item: { id: 'b1', kind: 'BLOG', title: 'What a migration costs', path: '/blog/costs' },
  audience: 1204,
  lastSentAt: null,
  path: null,
}
const email = { subject: 'What a migration costs', html: '<p style="margin:0">Hello</p>', text: 'Hello' }

function open(address: string, data: unknown) {
  storeToken('token')
  startSession({ id: 'u1', username: 'blogs', authorities: [{ authority: 'BLOGS' }] })
  URL.createObjectURL = jest.fn(() => 'blob:email')
  URL.revokeObjectURL = jest.fn()
  jest.spyOn(http, 'get').mockResolvedValue({ data })
  const post = jest.spyOn(http, 'post').mockImplementation(async (path) => {
    if (path.endsWith('/preview')) return { data: email }
    return { data: path.endsWith('/test') ? { to: 'editor@example.org' } : draft }
  })
  return { ...renderRemote(manifest, address), post }
}

const openDraft = (changes: Partial<IssueDetail> = {}) =>
  open('/dashboard?tab=newsletters&issue=n1', { ...draft, ...changes })

beforeAll(() =>
  Promise.all([import('./DashboardPage'), import('./dashboard-loader'), import('../../layout/StaffFrame')]),
)

test('BO-05 sending names the number of subscribers, saves the text first and asks once more', async () => {
  const { user, container, post } = openDraft()
  expect(await screen.findByRole('heading', { level: 1, name: draft.subject })).toBeVisible()
  expect(screen.getByText('1,204 subscribers')).toBeVisible()
  await expectAccessible(container)

  const put = jest.spyOn(http, 'put').mockResolvedValue({ data: { ...draft, version: 4 } })
  const subject = screen.getByRole('textbox', { name: 'Subject' })
  await user.clear(subject)
  await user.click(screen.getByRole('button', { name: 'Send…' }))
  expect(await screen.findByText('Enter a subject.')).toBeVisible()
  await user.type(subject, 'Three figures')
  await user.click(screen.getByRole('button', { name: 'Send…' }))
  expect(await screen.findByText('Send to 1,204 subscribers now?')).toBeVisible()
  expect(post).not.toHaveBeenCalledWith('/newsLetter/issues/n1/send', expect.anything())
  await user.click(screen.getByRole('button', { name: 'Send now' }))
  await waitFor(() =>
    expect(post).toHaveBeenCalledWith('/newsLetter/issues/n1/send', { version: 4, sendAt: undefined }),
  )
  expect(put).toHaveBeenCalledWith('/newsLetter/issues/n1', {
    subject: 'Three figures',
    preheader: 'Three figures',
    version: 3,
  })
})

test('BO-05 what is typed into a newsletter is kept on this device until it is saved or discarded', async () => {
  const { user, unmount } = openDraft()
  await user.type(await screen.findByRole('textbox', { name: 'Subject' }), ', in euros')
  await waitFor(() => expect(JSON.stringify(localStorage)).toContain('in euros'))
  unmount()
  const reopened = openDraft()
  const subject = await screen.findByRole('textbox', { name: 'Subject' })
  expect(subject).toHaveValue('What a migration costs, in euros')
  expect(screen.getByText('Your unsaved text has been restored')).toBeVisible()
  const put = jest
    .spyOn(http, 'put')
    .mockImplementation(async (_, text) => ({ data: { ...draft, ...(text as object) } }))
  await reopened.user.click(screen.getByRole('button', { name: 'Save draft' }))
  await waitFor(() => expect(put).toHaveBeenCalled())
  await waitFor(() => expect(JSON.stringify(localStorage)).not.toContain('in euros'))
  await reopened.user.type(subject, '!')
  await waitFor(() => expect(JSON.stringify(localStorage)).toContain('in euros!'))
  reopened.unmount()
  const last = openDraft()
  await last.user.click(await screen.findByRole('button', { name: 'Discard it' }))
  expect(screen.getByRole('textbox', { name: 'Subject' })).toHaveValue(draft.subject)
  expect(JSON.stringify(localStorage)).not.toContain('in euros')
})

test('BO-05 a time is needed to schedule, and a rejected step keeps the text and says why', async () => {
  const { user, post } = openDraft()
  await user.click(await screen.findByRole('radio', { name: 'Later' }))
  await user.click(screen.getByRole('button', { name: 'Schedule…' }))
  expect(await screen.findByText('Enter a date and time.')).toBeVisible()
  await user.click(screen.getByRole('radio', { name: 'Now' }))
  post.mockRejectedValue(sampleError(409, 'ITEM_NOT_PUBLIC'))
  await user.click(screen.getByRole('button', { name: 'Send…' }))
  await user.click(await screen.findByRole('button', { name: 'Send now' }))
  expect(await screen.findByText('Nothing was sent')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Subject' })).toHaveValue(draft.subject)
})

test('BO-05 the preview shows the email at two widths and as text, and a test goes to the user', async () => {
  const { user, post } = openDraft()
  expect(await screen.findByTitle('Email preview')).toHaveStyle({ inlineSize: '390px' })
  await user.click(screen.getByRole('button', { name: 'Desktop' }))
  expect(screen.getByTitle('Email preview')).toHaveStyle({ inlineSize: '800px' })
  await user.click(screen.getByRole('button', { name: 'Plain text' }))
  expect(screen.getByRole('region', { name: 'Text version' })).toHaveTextContent('Hello')
  await user.click(screen.getByRole('button', { name: 'Send test to me' }))
  await waitFor(() => expect(post).toHaveBeenCalledWith('/newsLetter/issues/n1/test'))
})

test('BO-05 a scheduled newsletter can be canceled, and a failed one says why', async () => {
  const { user, post, unmount } = openDraft({ state: 'SCHEDULED', sendAt: '2126-03-02T08:30:00.000Z' })
  expect(await screen.findByText(/Goes to 1,204 subscribers on 2 Mar 2126/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Cancel sending' }))
  await waitFor(() => expect(post).toHaveBeenCalledWith('/newsLetter/issues/n1/stop', { version: 3 }))
  unmount()
  openDraft({ failure: 'It was not sent at its time.' })
  expect(await screen.findByText('This newsletter was not sent')).toBeVisible()
})

test('BO-05 progress shows what was sent, waits and was refused', async () => {
  const counts = { waiting: 40, sent: 55, refused: 5, unsent: 0 }
  const { container } = openDraft({ state: 'SENDING', startedAt: draft.updatedAt, counts, path: '/newsletters/costs' })
  expect(await screen.findByRole('progressbar', { name: 'Progress' })).toHaveAttribute('value', '60')
  expect(screen.getByText(/Sent to 55 subscribers, 40 waiting, 5 refused/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'View in the archive' })).toHaveAttribute('href', '/newsletters/costs')
  await expectAccessible(container)
})

test('BO-05 the list shows each newsletter with its state', async () => {
  const { container } = open('/dashboard?tab=newsletters', samplePage([{ ...draft, failure: 'It failed.' }]))
  expect(await screen.findByRole('link', { name: draft.subject })).toHaveAttribute(
    'href',
    '/dashboard?tab=newsletters&issue=n1',
  )
  expect(screen.getByText('Needs attention')).toBeVisible()
  await expectAccessible(container)
})
