import { screen, waitFor } from '@testing-library/react'
import { optionalCaptchaToken } from '@tekskills/shared/captcha/captcha-token'
import { http } from '@tekskills/shared/http/client'
import { expectAccessible } from '@tekskills/shared/testing/accessibility'
import { renderRemote } from '@tekskills/shared/testing/render-remote'
import { manifest } from '../../manifest'
import { jobsResponse, sampleJob } from '../../testing/careers'
import { mockGet, serviceError, unreachable } from '../../testing/service'

jest.mock('@tekskills/shared/captcha/captcha-token', () => ({ optionalCaptchaToken: jest.fn() }))
beforeEach(() => jest.mocked(optionalCaptchaToken).mockResolvedValue('solved'))

async function open(query = '?q=cloud&country=India') {
  mockGet({ '/public/user/get-allcareers': jobsResponse([sampleJob(1)]) })
  const view = renderRemote(manifest, `/opportunities${query}`)
  const form = await screen.findByRole('form', { name: 'Email me jobs like these' })
  return { ...view, form, email: screen.getByRole('textbox', { name: 'Email address' }) }
}
const send = () => screen.getByRole('button', { name: /Email me new jobs|Sending/ })

test('a job alert saves the search of the list, and says what to do next', async () => {
  const post = jest.spyOn(http, 'post').mockResolvedValue({ data: { status: 'PENDING_CONFIRMATION' } })
  const { user, form, email, container } = await open()
  expect(form).toHaveTextContent('new positions for “cloud”, India.')
  await expectAccessible(container)
  await user.type(email, ' mira@example.com ')
  await user.dblClick(send())
  expect(await screen.findByText(/Check your inbox/)).toBeVisible()
  expect(post.mock.calls).toEqual([
    [
      '/public/user/jobAlerts',
      { email: 'mira@example.com', search: { q: 'cloud', country: 'India' }, token: 'solved' },
    ],
  ])
  expect(email).toHaveValue('')
})

test('an address that is missing or rejected is reported at its field, and a failure keeps what was typed', async () => {
  const post = jest.spyOn(http, 'post')
  const { user, email } = await open('')
  await user.click(send())
  expect(email).toHaveAccessibleDescription('Email is required.')
  expect(post).not.toHaveBeenCalled()
  await user.type(email, 'mira@example.com')
  post.mockRejectedValueOnce(
    serviceError(422, 'VALIDATION_FAILED', 'No.', [{ field: 'email', message: 'Not this one.' }]),
  )
  await user.click(send())
  await waitFor(() => expect(email).toHaveAccessibleDescription('Not this one.'))
  post.mockRejectedValueOnce(unreachable)
  await user.click(send())
  expect(await screen.findByRole('alert')).toHaveTextContent('Your address is still here')
  expect(email).toHaveValue('mira@example.com')
})

test('the pages of the links of a job alert show its search, and act when their button is pressed', async () => {
  const call = '/public/user/jobAlerts/unsubscribe?token=abc'
  mockGet({ [call]: { status: 'CONFIRMED', changed: false, search: { q: 'cloud' } } })
  const post = jest.spyOn(http, 'post').mockResolvedValue({ data: { status: 'UNSUBSCRIBED', changed: true } })
  const { user, container } = renderRemote(manifest, '/job-alerts/unsubscribe?token=abc')
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Stop this job alert?')
  expect(screen.getByText('“cloud”')).toBeVisible()
  await expectAccessible(container)
  await user.click(screen.getByRole('button', { name: 'Stop job alert' }))
  expect(await screen.findByRole('heading', { name: 'The job alert is off' })).toHaveFocus()
  expect(post).toHaveBeenCalledWith(call)
})
