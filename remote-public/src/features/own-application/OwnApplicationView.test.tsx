import { screen, waitFor } from '@testing-library/react'
import { http } from '@tekskills/shared/http/client'
import { expectAccessible } from '@tekskills/shared/testing/accessibility'
import { renderRemote } from '@tekskills/shared/testing/render-remote'
import { manifest } from '../../manifest'
import { serviceError, unreachable } from '../../testing/service'

const call = '/public/user/myApplication'
const application = {
  reference: 'APP-7F3K2Q',
  jobTitle: 'Engineer',
  stage: 'RECEIVED',
  appliedAt: '2026-03-09T23:30:00Z',
  documents: ['cv.pdf'],
  canWithdraw: true,
}

test('BO-02 an applicant sees where the application stands and withdraws it after a confirmation', async () => {
  const post = jest.spyOn(http, 'post').mockResolvedValueOnce({ data: application })
  const { user, container } = renderRemote(manifest, '/my-application#abc')
  expect(await screen.findByRole('heading', { name: 'Received' })).toBeVisible()
  expect(post).toHaveBeenCalledWith(call, { token: 'abc' })
  for (const text of ['Engineer', '9 March 2026', 'APP-7F3K2Q', 'cv.pdf']) expect(screen.getByText(text)).toBeVisible()
  await expectAccessible(container)

  await user.click(screen.getByRole('button', { name: 'Withdraw my application' }))
  expect(post).toHaveBeenCalledTimes(1)
  expect(screen.getByText(/^Withdraw this application\?/)).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Keep it' }))
  expect(screen.getByRole('button', { name: 'Withdraw my application' })).toHaveFocus()
  await user.keyboard('{Enter}')
  post.mockRejectedValueOnce(unreachable)
  await user.click(screen.getByRole('button', { name: 'Yes, withdraw it' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Nothing has changed.')
  post.mockResolvedValueOnce({ data: { ...application, stage: 'WITHDRAWN', canWithdraw: false } })
  await user.click(screen.getByRole('button', { name: 'Yes, withdraw it' }))
  expect(await screen.findByRole('heading', { name: 'Withdrawn' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  expect(post).toHaveBeenLastCalledWith(`${call}/withdraw`, { token: 'abc' })
  expect(screen.queryByRole('button', { name: /withdraw/i })).not.toBeInTheDocument()
})

test('V-08 an applicant who is asked agrees to be kept for longer; a failure changes nothing and can be repeated', async () => {
  const asked = { ...application, retainedUntil: '2026-05-01T10:00:00Z', isAskedToKeep: true }
  const post = jest.spyOn(http, 'post').mockResolvedValueOnce({ data: asked })
  const { user, container } = renderRemote(manifest, '/my-application#abc')
  expect(await screen.findByText(/May we keep your application .* we will erase it on 1 May 2026\./)).toBeVisible()
  await expectAccessible(container)
  post.mockRejectedValueOnce(unreachable)
  await user.click(screen.getByRole('button', { name: 'Yes, keep it' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Nothing has changed.')
  post.mockResolvedValueOnce({ data: { ...asked, retainedUntil: '2028-04-20T10:00:00Z', isAskedToKeep: false } })
  await user.click(screen.getByRole('button', { name: 'Yes, keep it' }))
  expect(await screen.findByText('Thank you. We will keep your application until 20 April 2028.')).toHaveFocus()
  expect(post).toHaveBeenLastCalledWith(`${call}/keep`, { token: 'abc' })
})

test('BO-02 an application that was decided in the meantime is shown as it is', async () => {
  const post = jest.spyOn(http, 'post').mockResolvedValueOnce({ data: application })
  const { user } = renderRemote(manifest, '/my-application#abc')
  await user.click(await screen.findByRole('button', { name: 'Withdraw my application' }))
  post.mockRejectedValueOnce(serviceError(409, 'INVALID_TRANSITION'))
  post.mockResolvedValueOnce({ data: { ...application, stage: 'CLOSED', canWithdraw: false } })
  await user.click(screen.getByRole('button', { name: 'Yes, withdraw it' }))
  expect(await screen.findByRole('heading', { name: 'Closed' })).toBeVisible()
})

test('BO-02 a link that is no longer valid offers a new one, with the same words for every address', async () => {
  const post = jest.spyOn(http, 'post').mockRejectedValueOnce(serviceError(410, 'LINK_EXPIRED'))
  const { user } = renderRemote(manifest, '/my-application#old')
  expect(await screen.findByRole('heading', { level: 1, name: 'This link is no longer valid' })).toBeVisible()
  const send = screen.getByRole('button', { name: 'Send me a new link' })
  await user.click(send)
  expect(screen.getByText('Email is required.')).toBeVisible()
  post.mockResolvedValueOnce({ data: {} })
  await user.type(screen.getByLabelText('Email address'), 'jo@example.org')
  await user.click(send)
  expect(await screen.findByText(/^If we have an application from this address/)).toBeVisible()
  expect(post).toHaveBeenLastCalledWith(`${call}/link`, { email: 'jo@example.org' })
})

test('BO-02 the page without a token asks for no application and offers a link', async () => {
  const post = jest.spyOn(http, 'post')
  renderRemote(manifest, '/my-application')
  expect(await screen.findByRole('button', { name: 'Send me a new link' })).toBeVisible()
  expect(post).not.toHaveBeenCalled()
})

test('while the service is unreachable the page says that the link is still valid', async () => {
  jest.spyOn(http, 'post').mockRejectedValueOnce(unreachable)
  renderRemote(manifest, '/my-application#abc')
  expect(await screen.findByText(/^We cannot look up your application right now/)).toBeVisible()
})

test('V-08 an applicant downloads a copy of their data, and can try again if that fails', async () => {
  const post = jest.spyOn(http, 'post').mockResolvedValueOnce({ data: application })
  const saved: string[] = []
  URL.createObjectURL = () => 'blob:copy'
  URL.revokeObjectURL = () => undefined
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  const { user, container } = renderRemote(manifest, '/my-application#abc')
  const button = await screen.findByRole('button', { name: 'Download a copy of my data' })
  post.mockRejectedValueOnce(unreachable)
  await user.click(button)
  expect(await screen.findByRole('alert')).toHaveTextContent('The copy could not be downloaded.')
  await expectAccessible(container)
  post.mockResolvedValueOnce({ data: new Blob(['PK']) })
  await user.click(screen.getByRole('button', { name: 'Download a copy of my data' }))
  await waitFor(() => expect(saved).toEqual(['APP-7F3K2Q.zip']))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(post.mock.lastCall?.slice(0, 2)).toEqual([`${call}/copy`, { token: 'abc' }])
})

test('V-08 an applicant erases their application after a question, and a failure leaves it as it was', async () => {
  const post = jest.spyOn(http, 'post').mockResolvedValueOnce({ data: { ...application, canErase: true } })
  const { user, container } = renderRemote(manifest, '/my-application#abc')
  await user.click(await screen.findByRole('button', { name: 'Erase my application' }))
  expect(screen.getByText(/^Erase this application for good/)).toHaveFocus()
  expect(post).toHaveBeenCalledTimes(1)
  post.mockRejectedValueOnce(unreachable)
  await user.click(screen.getByRole('button', { name: 'Yes, erase it' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Nothing has been erased.')
  post.mockResolvedValueOnce({ data: '' })
  await user.click(screen.getByRole('button', { name: 'Yes, erase it' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Your application is erased' })).toHaveFocus()
  expect(screen.queryByText(application.reference)).toBeNull()
  expect(post).toHaveBeenLastCalledWith(`${call}/erase`, { token: 'abc' })
  await expectAccessible(container)
})

test('V-08 a service that does not offer it, as for somebody who was hired, shows no button to erase', async () => {
  jest.spyOn(http, 'post').mockResolvedValueOnce({ data: { ...application, canErase: false } })
  renderRemote(manifest, '/my-application#abc')
  expect(await screen.findByRole('button', { name: 'Download a copy of my data' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Erase my application' })).toBeNull()
})
