import { screen, within } from '@testing-library/react'
import { http } from '@tekskills/shared/http/client'
import { expectAccessible } from '@tekskills/shared/testing/accessibility'
import { renderRemote } from '@tekskills/shared/testing/render-remote'
import { manifest } from '../../manifest'
import { loaderArgs, mockGet, serviceError, unreachable } from '../../testing/service'
import { loadSubscription } from './load-subscription'

jest.mock('@tekskills/shared/captcha/captcha-token', () => ({ optionalCaptchaToken: async () => 'solved' }))

const call = (purpose: string, token = 'abc') => `/public/user/newsLetter/${purpose}?token=${token}`
const open = (purpose: string, response: unknown) => {
  mockGet({ [call(purpose)]: response })
  return renderRemote(manifest, `/newsletter/${purpose}?token=abc`)
}
const heading = () => screen.findByRole('heading', { level: 1 })

test('FM-01 the page of a confirmation link confirms when its button is pressed, once, and says so', async () => {
  const post = jest.spyOn(http, 'post').mockResolvedValue({ data: { status: 'CONFIRMED', changed: true } })
  const { user, container } = open('confirm', { status: 'PENDING', changed: false })
  expect(await heading()).toHaveTextContent('Confirm your subscription')
  const button = screen.getByRole('button', { name: 'Confirm subscription' })
  expect(button.closest('form')).toHaveAttribute('action', `/api${call('confirm')}`)
  expect(button.closest('form')).toHaveAttribute('method', 'post')
  await expectAccessible(container)

  await user.dblClick(button)
  expect(await screen.findByRole('heading', { name: 'You are subscribed' })).toHaveFocus()
  expect(post).toHaveBeenCalledTimes(1)
  expect(post).toHaveBeenCalledWith(call('confirm'))
})

test.each([
  ['confirm', { status: 'CONFIRMED', changed: false }, 'You are already subscribed'],
  ['unsubscribe', { status: 'UNSUBSCRIBED', changed: false }, 'You are already unsubscribed'],
  ['confirm', serviceError(410, 'LINK_EXPIRED'), 'This link is no longer valid'],
  ['unsubscribe', serviceError(410, 'LINK_EXPIRED'), 'This link does not belong to a subscription'],
  ['unsubscribe', unreachable, 'We cannot look up your subscription right now'],
])('FM-01 %s after %j shows the state, without the button', async (purpose, response, message) => {
  open(purpose, response)
  expect(await heading()).toHaveTextContent(message)
  expect(screen.queryByRole('button', { name: /subscri/ })).not.toBeInTheDocument()
})

test('FM-01 a confirmation link that is no longer valid has a form for a new one in its place', async () => {
  const { user, container } = open('confirm', serviceError(410, 'LINK_EXPIRED'))
  const form = within(await screen.findByRole('form', { name: 'Sign up for the newsletter' }))
  const post = jest.spyOn(http, 'post').mockResolvedValue({ data: {} })
  await user.type(form.getByRole('textbox', { name: 'Email address' }), 'mira')
  await user.click(form.getByRole('button', { name: 'Sign up' }))
  expect(form.getByRole('textbox')).toBeInvalid()
  await user.type(form.getByRole('textbox'), '@example.com')
  await user.click(form.getByRole('button', { name: 'Sign up' }))
  expect(await form.findByText(/follow the link to confirm/)).toBeVisible()
  expect(post).toHaveBeenCalledWith('/public/user/newsLetter', { email: 'mira@example.com', token: 'solved' })
  expect(post).toHaveBeenCalledTimes(1)
  await expectAccessible(container)
})

test('a failed confirmation changes nothing and can be retried', async () => {
  const post = jest.spyOn(http, 'post').mockRejectedValueOnce(unreachable)
  const { user } = open('unsubscribe', { status: 'CONFIRMED', changed: false })
  const button = await screen.findByRole('button', { name: 'Unsubscribe' })
  await user.click(button)
  expect(await screen.findByRole('alert')).toHaveTextContent('Nothing has changed.')
  post.mockResolvedValue({ data: { status: 'UNSUBSCRIBED', changed: true } })
  await user.click(button)
  expect(await screen.findByRole('heading', { name: 'You are unsubscribed' })).toBeVisible()
})

test('the page of a link is not cached, and an invalid link has status 410', async () => {
  mockGet({
    [call('confirm')]: { status: 'PENDING', changed: false },
    [call('confirm', 'old')]: serviceError(410, 'GONE'),
  })
  const load = (query: string) => loadSubscription('confirm')(loaderArgs(`/newsletter/confirm${query}`))
  expect(await load('?token=abc')).toMatchObject({ personal: true, token: 'abc' })
  expect(await load('?token=old')).toMatchObject({
    data: { state: 'expired', personal: true },
    init: { status: 410 },
  })
  expect(await load('')).toMatchObject({ state: 'expired', personal: true })
})
