import { jobsResponse, sampleJob } from '../../testing/careers'
import { loaderArgs, mockGet, serviceError, unreachable } from '../../testing/service'
import { type OpportunitiesData, loader } from './opportunities-loader'

const LIST = '/public/user/get-allcareers'
const JOB = '/public/user/careers'
const load = (query = '') => loader(loaderArgs(`/opportunities${query}`))

test('MT-01 the canonical address of a list has only region and page, that of a job is its own address', async () => {
  mockGet({ [LIST]: jobsResponse([sampleJob(1)]), [JOB]: sampleJob(1) })
  expect(await load('?q=go&country=uk&city=Leeds&page=1')).toMatchObject({
    meta: { title: 'Open positions in the UK, page 2 | Tekskills', canonicalLink: '/opportunities?country=UK&page=1' },
  })
  expect(await load('?job=job-1')).toMatchObject({
    view: 'job',
    meta: {
      title: 'Job 1 (London, UK) | Tekskills',
      canonicalLink: '/opportunities?job=job-1',
      robots: 'index, follow',
    },
  })
  expect(await load('?job=job-1&apply=1')).toMatchObject({
    view: 'application',
    meta: { title: 'Apply: Job 1 | Tekskills', canonicalLink: '/opportunities?job=job-1' },
  })
})

test.each(['JOB-2026-0001', 'the-name-before'])(
  'a job requested as %p redirects permanently to its address',
  async (name) => {
    mockGet({ [JOB]: sampleJob(1) })
    const response = (await load(`?job=${name}&apply=1`)) as Response
    expect([response.status, response.headers.get('location')]).toEqual([301, '/opportunities?job=job-1&apply=1'])
  },
)

test('MT-06 only an open job itself is a JobPosting', async () => {
  mockGet({ [LIST]: jobsResponse([sampleJob(1)]), [JOB]: sampleJob(1) })
  const kinds = async (query: string) => {
    const response = (await load(query)) as OpportunitiesData
    return response.structuredData?.map((item) => item['@type'])
  }
  expect(await kinds('?job=job-1')).toEqual(['JobPosting', 'BreadcrumbList'])
  expect(await kinds('?job=job-1&apply=1')).toBeUndefined()
  expect(await kinds('')).toEqual(['BreadcrumbList'])
  mockGet({ [JOB]: sampleJob(1, { onHold: true }) })
  expect(await kinds('?job=job-1')).toEqual(['BreadcrumbList'])
})

test('a closed job has status 410 and similar ones, an unknown one 404; neither is indexed', async () => {
  const closed = serviceError(410, 'GONE', 'This position is no longer open')
  Object.assign(closed.problem ?? {}, { similar: [sampleJob(2)] })
  mockGet({ [JOB]: closed })
  expect(await load('?job=old')).toMatchObject({
    data: { view: 'closed', similar: [{ slug: 'job-2' }], meta: { robots: 'noindex, nofollow' } },
    init: { status: 410 },
  })
  mockGet({ [JOB]: serviceError(404, 'NOT_FOUND') })
  expect(await load('?job=never')).toMatchObject({
    data: { view: 'unknown', meta: { robots: 'noindex, nofollow' } },
    init: { status: 404 },
  })
})

test('BO-05 a preview is neither cached nor indexed, and leads to the page of a job that has been published', async () => {
  mockGet({ [JOB]: sampleJob(1, { preview: { missing: [] } }) })
  const shown = (await load('?job=job-1&preview=signed')) as OpportunitiesData
  expect(shown).toMatchObject({
    incomplete: true,
    meta: { title: 'Preview: Job 1 | Tekskills', robots: 'noindex, nofollow' },
  })
  expect(shown.structuredData).toBeUndefined()
  mockGet({ [JOB]: sampleJob(1) })
  const response = (await load('?job=job-1&preview=signed')) as Response
  expect([response.status, response.headers.get('location')]).toEqual([302, '/opportunities?job=job-1'])
})

test.each(['', '?job=job-1'])('while the service is unreachable, %p has status 503', async (query) => {
  mockGet({ [LIST]: unreachable, [JOB]: unreachable })
  expect(await load(query)).toMatchObject({ init: { status: 503 } })
})

test('CL-04 the requests of the page are cancelled with the navigation', async () => {
  const get = mockGet({ [LIST]: jobsResponse([]) })
  const args = loaderArgs('/opportunities')
  await loader(args)
  expect(get.mock.calls.map(([, config]) => config?.signal)).toEqual([args.request.signal])
})
