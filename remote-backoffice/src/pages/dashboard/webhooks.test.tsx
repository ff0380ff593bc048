import { screen, waitFor, within } from '@testing-library/react'
import type { Me } from '@tekskills/shared/contracts/http/session'
import type { Webhook, WebhookDelivery } from '@tekskills/shared/contracts/http/webhooks'
import { http } from '@tekskills/shared/http/client'
import { startSession, storeToken } from '@tekskills/shared/session/session-store'
import { expectAccessible } from '@tekskills/shared/testing/accessibility'
import { renderRemote } from '@tekskills/shared/testing/render-remote'
import { nightlyTest } from '@tekskills/shared/testing/nightly-test'
import { sampleError } from '../../testing/sample-responses'
import { manifest } from '../../manifest'

const me: Me = {
  id: 'u1',
  username: 'blogs',
  name: 'Ida Brook',
  email: 'ida@example.com',
  otpEnabled: false,
  authorities: [{ authority: 'BLOGS' }],
  lastLoginAt: null,
}

const webhook: Webhook = {
  id: 'w1',
  url: 'https://hooks.example.org/site',
  events: ['item.published', 'item.deleted'],
  createdAt: '2026-03-01T08:00:00.000Z',
  isEnabled: true,
  disabledReason: null,
  formerSecretUntil: null,
}

const delivery: WebhookDelivery = {
  id: 'd1',
  type: 'item.published',
  path: '/blog/queues',
  createdAt: '2026-03-02T08:00:00.000Z',
  attempts: 1,
  state: 'DELIVERED',
  nextAttemptAt: null,
  deliveredAt: '2026-03-02T08:00:01.000Z',
  status: 204,
  error: null,
}

async function open(webhooks: Webhook[], deliveries: () => Promise<{ data: unknown }> = async () => ({ data: [] })) {
  jest.spyOn(http, 'get').mockImplementation(async (url) => {
    if (url === '/webhooks/w1/deliveries') return deliveries()
    return { data: url === '/me' ? me : url === '/webhooks' ? webhooks : [] }
  })
  const view = renderRemote(manifest, '/dashboard?view=account')
  await screen.findByRole('heading', { level: 1, name: 'Your account' })
  return view
}

// Loads the lazy chunks first, because that takes longer than the timeout of a query.
beforeAll(() =>
  Promise.all([import('./DashboardPage'), import('./dashboard-loader'), import('../../layout/StaffFrame')]),
)
beforeEach(() => {
  storeToken('token')
  startSession({ id: 'u1', username: 'blogs', authorities: [{ authority: 'BLOGS' }] })
})

test('ADR 0119 a webhook is added with its events; an address that is refused stays in its field', async () => {
  const { user, container } = await open([])
  const post = jest.spyOn(http, 'post')
  await user.click(screen.getByRole('button', { name: 'Add a webhook' }))
  const url = screen.getByLabelText('Address')
  expect(url).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Add webhook' }))
  expect(await screen.findByText('Enter an address that starts with https://.')).toBeVisible()
  expect(post).not.toHaveBeenCalled()
  await user.type(url, 'https://127.0.0.1/')
  const message = 'Enter an address on the public internet.'
  post.mockRejectedValueOnce(
    sampleError(422, 'VALIDATION_FAILED', { errors: [{ field: 'url', code: 'URL_NOT_ALLOWED', message }] }),
  )
  await user.click(screen.getByRole('button', { name: 'Add webhook' }))
  expect(await screen.findByText(message)).toBeVisible()
  expect(url).toHaveFocus()
  await expectAccessible(container)

  await user.clear(url)
  await user.type(url, webhook.url)
  await user.click(screen.getByRole('checkbox', { name: 'A public page changes' }))
  await user.click(screen.getByRole('checkbox', { name: 'A page leaves the site' }))
  post.mockResolvedValue({ data: { webhook, secret: 'whsec_secret' } })
  await user.click(screen.getByRole('button', { name: 'Add webhook' }))
  expect(await screen.findByRole('group', { name: 'Secret' })).toHaveTextContent('whsec_secret')
  expect(post.mock.lastCall).toEqual(['/webhooks', { url: webhook.url, events: ['item.published', 'item.deleted'] }])
  await user.click(screen.getByRole('button', { name: 'I’ve saved it' }))
  expect(screen.queryByText('whsec_secret')).toBeNull()
  expect(screen.getByRole('button', { name: 'Add a webhook' })).toHaveFocus()
})

test('ADR 0119 the deliveries of a webhook load on demand, say what failed, and are delivered again', async () => {
  const lost: WebhookDelivery = {
    ...delivery,
    id: 'd2',
    state: 'GIVEN_UP',
    attempts: 10,
    status: 500,
    error: 'the response was 500',
    deliveredAt: null,
  }
  let isDown = true
  const { user, container } = await open([webhook], async () => {
    if (isDown) throw sampleError(503, 'UNAVAILABLE')
    return { data: [delivery, lost] }
  })
  await user.click(screen.getByRole('button', { name: /^Deliveries/ }))
  expect(await screen.findByText('The deliveries could not be loaded')).toBeVisible()
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  const [first, second] = within(await screen.findByRole('list', { name: 'Deliveries' })).getAllByRole('listitem')
  expect(first).toHaveTextContent(/A page goes public: \/blog\/queues.*Delivered.*1 attempt · response 204/)
  expect(second).toHaveTextContent(/Not delivered.*10 attempts · the response was 500/)
  await expectAccessible(container)
  const post = jest.spyOn(http, 'post').mockResolvedValue({})
  await user.click(within(second as HTMLElement).getByRole('button', { name: /^Deliver again/ }))
  await waitFor(() => expect(post).toHaveBeenCalledWith('/webhooks/w1/deliveries/d2/again'))
})

nightlyTest(
  'ADR 0119 a webhook that was disabled says why, and is enabled, edited and deleted from its menu',
  async () => {
    const { user } = await open([{ ...webhook, isEnabled: false, disabledReason: 'the connection was refused' }])
    expect(screen.getByText(/Last attempt: the connection was refused/)).toBeVisible()
    const put = jest.spyOn(http, 'put').mockResolvedValue({})
    const choose = async (name: string) => {
      await user.click(screen.getByRole('button', { name: 'Actions for hooks.example.org' }))
      await user.click(await screen.findByRole('menuitem', { name }))
    }
    await choose('Enable')
    await waitFor(() => expect(put).toHaveBeenCalledWith('/webhooks/w1', { isEnabled: true }))
    await choose('Edit')
    await user.click(await screen.findByRole('checkbox', { name: 'A bundle goes live' }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(put).toHaveBeenLastCalledWith('/webhooks/w1', {
        url: webhook.url,
        events: ['item.published', 'item.deleted', 'bundle.published'],
      }),
    )
    const remove = jest.spyOn(http, 'delete').mockResolvedValue({})
    await choose('Delete…')
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(remove).toHaveBeenCalledWith('/webhooks/w1'))
  },
)
