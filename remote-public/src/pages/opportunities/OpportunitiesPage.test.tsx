import { screen, within } from '@testing-library/react'
import { expectAccessible } from '@tekskills/shared/testing/accessibility'
import { renderRemote } from '@tekskills/shared/testing/render-remote'
import { manifest } from '../../manifest'
import { jobsResponse, sampleJob } from '../../testing/careers'
import { mockGet, serviceError, unreachable } from '../../testing/service'

const LIST = '/public/user/get-allcareers'
const JOB = '/public/user/careers'
const jobs = [sampleJob(1), sampleJob(2, { workplaceType: 'REMOTE', department: null })]

function open(address: string, response: unknown) {
  const get = mockGet({ [LIST]: response, [JOB]: response })
  const requestedParams = () => get.mock.calls.map(([, config]) => config?.params)
  return { ...renderRemote(manifest, `/opportunities${address}`), get, requestedParams }
}

test('RT-01 every open position has title, place, terms and closing date', async () => {
  const { container } = open('', jobsResponse(jobs))
  const [first, second] = await screen.findAllByRole('heading', { level: 2, name: /^Job/ })
  expect(first).toHaveTextContent('Job 1')
  expect(within(first as HTMLElement).getByRole('link')).toHaveAttribute('href', '/opportunities?job=job-1')
  expect(screen.getByText('London, UK')).toBeVisible()
  expect(screen.getByText('Full-time, hybrid')).toBeVisible()
  expect(second?.closest('li')).toHaveTextContent(/Anywhere in the UK.*Apply by 30 May 2026/)
  expect(screen.getByText('2 open positions')).toBeVisible()
  await expectAccessible(container)
})

test('each filter choice has its number of results, and the choices are in the address', async () => {
  // React reads the form of a submit that starts a navigation, but FormData here is Node's and rejects form elements.
  const Original = FormData
  jest.spyOn(globalThis, 'FormData').mockImplementation(() => new Original())

  const { user, router, requestedParams } = open('?page=1', jobsResponse(jobs, 30, 1))
  const region = await screen.findByRole('combobox', { name: 'Region' })
  expect(
    within(region)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['All regions', 'India (4)', 'UK (1)'])
  await user.selectOptions(region, 'India')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Workplace' }), 'Remote (2)')
  await user.type(screen.getByRole('searchbox'), ' go ')
  await user.click(screen.getByRole('button', { name: 'Search' }))

  expect(await screen.findByRole('link', { name: 'Remove filter: India' })).toHaveAttribute(
    'href',
    '/opportunities?q=go&workplaceType=REMOTE',
  )
  expect(router.state.location.search).toBe('?q=go&country=India&workplaceType=REMOTE')
  expect(requestedParams().at(-1)).toEqual({ q: 'go', country: 'India', workplaceType: 'REMOTE', page: 0, size: 12 })
})

test('search and filters are a plain form that works before any script has run', async () => {
  open('?country=UK', jobsResponse(jobs))
  const form = await screen.findByRole<HTMLFormElement>('search')
  expect(form).toHaveAttribute('action', '/opportunities')
  expect(form.method).toBe('get')
  expect(form.elements.namedItem('country')).toHaveValue('UK')
  expect(form.elements.namedItem('q')).toHaveValue('')
})

test('an empty result says what to do and links to the talent pool', async () => {
  open('?q=zebra', jobsResponse([]))
  expect(await screen.findByRole('heading', { name: 'No open positions match your filters' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Join the talent pool' })).toHaveAttribute('href', '/opportunities?future=1')
})

test('while the service is unreachable, the search text stays, and loading the list can be retried in place', async () => {
  const { user, get } = open('?q=go', unreachable)
  expect(await screen.findByText('The positions could not be loaded')).toBeVisible()
  expect(screen.getByRole('searchbox')).toHaveValue('go')
  get.mockResolvedValue({ data: jobsResponse(jobs) })
  await user.click(screen.getByRole('link', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Job 1' })).toBeVisible()
})

test('RT-01 a position shows its terms and texts, and links to its application form', async () => {
  const { container } = open('?job=job-1', sampleJob(1, { similar: [sampleJob(3)] }))
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Job 1')
  const terms = screen.getByRole('complementary', { name: 'Position details' })
  expect(terms).toHaveTextContent(/From 5 years.*GBP 60,000 to 75,000 a year.*30 May 2026.*JOB-2026-0001/)
  expect(within(terms).getByRole('link')).toHaveAttribute('href', '/opportunities?job=job-1&apply=1')
  expect(screen.getByText('You build platforms.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Job 3' })).toBeVisible()
  await expectAccessible(container)
})

test('a position on hold keeps its page, says so, and has no link to apply', async () => {
  const { container } = open('?job=job-1&apply=1', sampleJob(1, { onHold: true }))
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Job 1')
  expect(screen.getByText('This position is on hold')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Apply for this position' })).not.toBeInTheDocument()
  expect(screen.queryByText(/30 May 2026/)).not.toBeInTheDocument()
  await expectAccessible(container)
})

test('BO-05 the preview of a job says that it is not public and what it lacks, and offers no way to apply', async () => {
  const missing = ['country', 'employmentType', 'closingDate']
  const job = sampleJob(1, { preview: { missing }, similar: [sampleJob(2)] })
  const { container, requestedParams } = open('?job=job-1&preview=signed&apply=1', job)
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Job 1')
  expect(requestedParams()).toEqual([{ name: 'job-1', preview: 'signed' }])
  const notice = screen.getByRole('region', { name: 'Preview: not public' })
  expect(notice).toHaveTextContent('Still needed to publish: country, employment type, closing date.')
  for (const apply of screen.getAllByRole('button', { name: 'Apply for this position' })) expect(apply).toBeDisabled()
  expect(screen.queryByRole('link', { name: 'Apply for this position' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Copy link' })).not.toBeInTheDocument()
  const page = container.querySelector('aside')
  expect(page).not.toHaveTextContent(/UK|Full-time|30 May 2026|Posted/)
  await expectAccessible(container)
})

test('BO-05 a preview link that has expired says so', async () => {
  open('?job=job-1&preview=signed', serviceError(410, 'LINK_EXPIRED'))
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('This preview link has expired')
})

test('the source of a visit stays in the address of the form', async () => {
  jest.spyOn(document, 'referrer', 'get').mockReturnValue('https://jobs.example.net/list')
  open('?job=job-1', sampleJob(1))
  const [link] = await screen.findAllByRole('link', { name: 'Apply for this position' })
  expect(link).toHaveAttribute('href', '/opportunities?job=job-1&apply=1&utm_source=jobs.example.net')
})

test('a closed position says so and lists similar open ones', async () => {
  const closed = serviceError(410, 'GONE')
  Object.assign(closed.problem ?? {}, { similar: [sampleJob(2)], closeReason: 'CANCELLED' })
  const { container } = open('?job=job-1', closed)
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('This position is no longer open')
  expect(screen.getByText(/It has been withdrawn and will not be filled\./)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Job 2' })).toHaveAttribute('href', '/opportunities?job=job-2')
  await expectAccessible(container)
})

test('an unknown position shows a message at its address', async () => {
  open('?job=nothing', serviceError(404, 'NOT_FOUND'))
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('There is no position at this address')
})
