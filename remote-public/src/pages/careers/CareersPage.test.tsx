import { screen, within } from '@testing-library/react'
import { expectAccessible } from '@tekskills/shared/testing/accessibility'
import { renderRemote } from '@tekskills/shared/testing/render-remote'
import { manifest } from '../../manifest'
import { jobsResponse, sampleJob } from '../../testing/careers'
import { mockGet, unreachable } from '../../testing/service'

const LIST = '/public/user/get-allcareers'
const regionOf = (name: string) => screen.getByRole('heading', { level: 3, name }).closest('li') as HTMLElement

test('RT-01 careers shows the hiring process and the open positions by region', async () => {
  mockGet({ [LIST]: jobsResponse([sampleJob(1)], 5) })
  const { container } = renderRemote(manifest, '/careers')
  expect(await screen.findByRole('link', { name: 'See 5 open positions' })).toHaveAttribute('href', '/opportunities')
  expect(within(regionOf('India')).getByRole('link')).toHaveAttribute('href', '/opportunities?country=India')
  expect(regionOf('India')).toHaveTextContent('4 open positions')
  expect(regionOf('Canada')).toHaveTextContent('None today')
  expect(screen.getByRole('link', { name: '3 open positions in Cloud' })).toHaveAttribute(
    'href',
    '/opportunities?department=Cloud',
  )
  expect(screen.getByRole('link', { name: 'Life at Tekskills' })).toHaveAttribute('href', '/careers/life-at-tekskills')
  await expectAccessible(container)
})

test('while the service is unreachable, the text is shown, and loading the counts can be retried', async () => {
  const get = mockGet({ [LIST]: unreachable })
  const { user } = renderRemote(manifest, '/careers')
  expect(await screen.findByText('The open positions could not be counted')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'An offer or a reason' })).toBeVisible()
  get.mockResolvedValue({ data: jobsResponse([sampleJob(1)], 5) })
  await user.click(screen.getByRole('link', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'See 5 open positions' })).toBeVisible()
})
