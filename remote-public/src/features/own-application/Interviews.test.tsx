import { screen, within } from '@testing-library/react'
import { http } from '@tekskills/shared/http/client'
import { expectAccessible } from '@tekskills/shared/testing/accessibility'
import { renderRemote } from '@tekskills/shared/testing/render-remote'
import { manifest } from '../../manifest'
import { serviceError, unreachable } from '../../testing/service'

const call = '/public/user/myApplication'
const first = { id: 's1', startsAt: '2026-12-01T09:00:00Z', minutes: 45 }
const second = { id: 's2', startsAt: '2026-12-02T09:00:00Z', minutes: 30 }
const withInterviews = (booked: object | null, offered: object[]) => ({
  data: {
    reference: 'APP-7F3K2Q',
    jobTitle: 'Engineer',
    stage: 'INTERVIEW',
    appliedAt: '2026-03-09T23:30:00Z',
    documents: [],
    canWithdraw: true,
    interviews: { booked, offered, timeZone: 'Asia/Kolkata' },
  },
})
const agreed = { ...first, place: 'https://meet.example/42', interviewer: 'Ida' }

test('BO-02 an applicant chooses a time, reads it in the named time zone, and cancels it after a confirmation', async () => {
  const post = jest.spyOn(http, 'post').mockResolvedValueOnce(withInterviews(null, [first, second]))
  const { user, container } = renderRemote(manifest, '/my-application#abc')
  const own = within(await screen.findByRole('region', { name: 'Your interview' }))
  expect(own.getByText(/^Times are in .+\(.+\)\.$/)).toBeVisible()
  await expectAccessible(container)
  await user.click(own.getByRole('button', { name: 'Confirm this time' }))
  expect(own.getByText('Choose a time.', { exact: true })).toBeVisible()
  expect(post).toHaveBeenCalledTimes(1)

  await user.click(own.getByRole('radio', { name: /^Tuesday.* 1 December.*45\sminutes$/ }))
  post.mockRejectedValueOnce(unreachable)
  await user.click(own.getByRole('button', { name: 'Confirm this time' }))
  expect(await own.findByRole('alert')).toHaveTextContent('Nothing has changed.')
  post.mockResolvedValueOnce(withInterviews(agreed, [second]))
  await user.click(own.getByRole('button', { name: 'Confirm this time' }))
  expect(await own.findByText('With Ida')).toBeVisible()
  expect(own.getByRole('link', { name: /^https:\/\/meet\.example\/42/ })).toHaveAttribute('href', agreed.place)
  expect(post).toHaveBeenLastCalledWith(`${call}/interview`, {
    token: 'abc',
    slotId: 's1',
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  })
  expect(own.getByRole('heading')).toHaveFocus()

  await user.click(own.getByRole('button', { name: 'Cancel the interview' }))
  expect(post).toHaveBeenCalledTimes(3)
  post.mockResolvedValueOnce(withInterviews(null, [first, second]))
  await user.click(own.getByRole('button', { name: 'Yes, cancel it' }))
  expect(await own.findAllByRole('radio')).toHaveLength(2)
  expect(post).toHaveBeenLastCalledWith(`${call}/interview/cancel`, { token: 'abc' })
})

test('BO-02 a time that is no longer open is named as such, with the times that are left', async () => {
  const post = jest.spyOn(http, 'post').mockResolvedValueOnce(withInterviews(null, [first, second]))
  const { user } = renderRemote(manifest, '/my-application#abc')
  await user.click((await screen.findAllByRole('radio'))[0] as HTMLElement)
  post.mockRejectedValueOnce(serviceError(409, 'SLOT_TAKEN')).mockResolvedValueOnce(withInterviews(null, [second]))
  await user.click(screen.getByRole('button', { name: 'Confirm this time' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('no longer available. Please choose another.')
  expect(screen.getAllByRole('radio')).toHaveLength(1)
})

test('BO-02 when the last other time is gone, the agreed one can still be cancelled', async () => {
  const post = jest.spyOn(http, 'post').mockResolvedValueOnce(withInterviews(agreed, [second]))
  const { user } = renderRemote(manifest, '/my-application#abc')
  const own = within(await screen.findByRole('region', { name: 'Your interview' }))
  await user.click(own.getByRole('button', { name: 'Choose another time' }))
  await user.click(own.getByRole('radio'))
  post.mockRejectedValueOnce(serviceError(409, 'SLOT_TAKEN')).mockResolvedValueOnce(withInterviews(agreed, []))
  await user.click(own.getByRole('button', { name: 'Confirm this time' }))
  expect(await own.findByRole('alert')).toHaveTextContent('no others at the moment')
  expect(own.getByText('With Ida')).toBeVisible()
  expect(own.getByRole('button', { name: 'Cancel the interview' })).toBeVisible()
})
