import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CareerFacets, PublicCareer, PublicCareerCard } from '@tekskills/shared/contracts/http/careers'
import type { Page } from '@tekskills/shared/contracts/http/lists'
import { addCareer, apply, putCareer } from '../../testing/sample-careers'
import { startTestApp, type TestApp } from '../../testing/test-app'

const DAY = 24 * 60 * 60_000

const list = async ({ app }: TestApp, query = '') =>
  (await app.inject({ url: `/api/public/user/get-allcareers${query}` })).json<
    Page<PublicCareerCard> & { facets: CareerFacets }
  >()
const titles = async (service: TestApp, query = '') =>
  (await list(service, query)).content.map(({ jobTitle }) => jobTitle)
const read = ({ app }: TestApp, name: string) =>
  app.inject({ url: `/api/public/user/careers?name=${encodeURIComponent(name)}` })

test('BO-04 only open jobs are public, as soon as they are open', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn('careers')
  const draft = await addCareer(service, headers, { jobTitle: 'Draft', status: 'DRAFT' })
  assert.deepEqual(await titles(service), [])
  await putCareer(service, headers, { id: draft.id, version: 1, status: 'OPEN' })
  assert.deepEqual(await titles(service), ['Draft'])
  await putCareer(service, headers, { id: draft.id, version: 2, status: 'ON_HOLD' })
  assert.deepEqual(await titles(service), [])
  service.clock.advance(61 * DAY)
  assert.deepEqual(await titles(service), [])
})

test('the public list filters, and returns the number of jobs for each filter value', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn('careers')
  const add = (jobTitle: string, fields: object) => addCareer(service, headers, { jobTitle, ...fields })
  await add('Cloud Engineer', { department: 'Cloud', experienceMin: 3, experienceMax: 6, skills: ['Terraform'] })
  await add('Data Engineer', { department: 'Data', country: 'UK', city: 'Leeds', employmentType: 'CONTRACTOR' })
  await add('Data Analyst', { department: 'Data', country: 'UK', city: 'York', workplaceType: 'HYBRID' })
  assert.deepEqual(await titles(service, '?country=UK&sort=jobTitle,asc'), ['Data Analyst', 'Data Engineer'])
  for (const country of ['usa', 'Uk', 'uk']) {
    const found = await titles(service, `?country=${country}`)
    assert.equal(found.length, country === 'usa' ? 0 : 2, country)
  }
  assert.deepEqual(await titles(service, '?city=leeds'), ['Data Engineer'])
  assert.deepEqual(await titles(service, '?workplaceType=HYBRID'), ['Data Analyst'])
  assert.deepEqual(await titles(service, '?experience=2&department=Cloud'), [])
  assert.deepEqual(await titles(service, '?experience=4&department=Cloud'), ['Cloud Engineer'])
  assert.deepEqual(await titles(service, '?experience=2.5&department=Cloud'), [])
  assert.deepEqual(await titles(service, '?experience=5.5&department=Cloud'), ['Cloud Engineer'])
  assert.deepEqual(await titles(service, '?q=terraf'), ['Cloud Engineer'])
  const { facets } = await list(service, '?country=UK&department=Data')
  assert.deepEqual(facets.country, [{ value: 'UK', count: 2 }])
  assert.deepEqual(facets.department, [{ value: 'Data', count: 2 }])
  assert.deepEqual(facets.employmentType.map(({ value, count }) => `${value} ${count}`).sort(), [
    'CONTRACTOR 1',
    'FULL_TIME 1',
  ])
  assert.equal((await service.app.inject({ url: '/api/public/user/get-allcareers?country=Mars' })).statusCode, 400)
})

test('jobs are found by synonyms: workplace, contract, other spellings and former names of a city', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn('careers')
  const add = (input: Parameters<typeof addCareer>[2]) => addCareer(service, headers, input)
  await add({ jobTitle: 'SAP S/4HANA Consultant', city: 'Bengaluru', skills: ['C++'] })
  await add({ jobTitle: 'Full-Stack Engineer', workplaceType: 'REMOTE', country: 'UK', city: 'London' })
  await add({ jobTitle: 'Cost Analyst', employmentType: 'PART_TIME', country: 'USA', city: 'Austin', skills: ['C'] })
  await add({ jobTitle: 'Front-end Developer', city: 'Pune' })
  await add({ jobTitle: 'Modernisation Lead', country: 'Netherlands', city: 'Utrecht' })
  await add({ jobTitle: 'Designer', city: 'Pune', description: '<p>You work with our front end.</p>' })
  const found = async (q: string) => {
    const url = `/api/public/user/get-allcareers?sort=jobTitle,asc&q=${encodeURIComponent(q)}`
    const { content } = (await service.app.inject({ url })).json<Page<PublicCareerCard>>()
    return content.map(({ jobTitle }) => jobTitle.split(' ').at(-1)).join(' ')
  }
  const expected = {
    remote: 'Engineer',
    'Work from home': 'Engineer',
    'part-time': 'Analyst',
    parttime: 'Analyst',
    'Part Time jobs in the USA': 'Analyst',
    S4HANA: 'Consultant',
    's/4 hana': 'Consultant',
    'S/4-HANA': 'Consultant',
    fullstack: 'Engineer',
    'full stack developer': 'Engineer',
    frontend: 'Designer Developer',
    'front end': 'Designer Developer',
    'front\u2011end': 'Designer Developer',
    Bangalore: 'Consultant',
    modernization: 'Lead',
    '.net': '',
    bangal: '',
    'remote london': 'Engineer',
    'remote austin': '',
    us: 'Analyst',
    'C++': 'Consultant',
    "100% \\ _ ' “": '',
    'the jobs in': '',
  }
  for (const [q, jobs] of Object.entries(expected)) assert.equal(await found(q), jobs, q)
  const site = await service.app.inject({ url: '/api/public/user/search?q=fullstack' })
  assert.deepEqual(
    site.json<{ content: { title: string }[] }>().content.map(({ title }) => title),
    ['Full-Stack Engineer'],
  )
})

test('a search has eight words: what follows them is ignored, and costs the database nothing', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn('careers')
  const skills = ['Alpha', 'Bravo', 'Delta', 'Foxtrot', 'Hotel', 'India', 'Juliet', 'Kilo']
  await addCareer(service, headers, { jobTitle: 'Signaller', skills })
  const words = skills.join(' ')
  assert.deepEqual(await titles(service, `?q=${encodeURIComponent(words)}`), ['Signaller'])
  assert.deepEqual(await titles(service, `?q=${encodeURIComponent(`the ${words} zulu`)}`), ['Signaller'])
  assert.deepEqual(await titles(service, `?q=${encodeURIComponent(`zulu ${words}`)}`), [])
})

test('an open job is found by its slug, code and former slug, and exposes no private fields', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn('careers')
  const pay = { salaryMin: 50, salaryMax: 60, salaryCurrency: 'GBP', salaryUnit: 'HOUR' } as const
  const job = await addCareer(service, headers, {
    jobTitle: 'Welder',
    country: 'UK',
    city: 'Leeds',
    recruiterEmail: 'hire@example.org',
    ...pay,
    closingDate: service.clock.now().toISOString().slice(0, 10),
  })
  const found = (await read(service, job.slug)).json<PublicCareer>()
  assert.deepEqual([found.jobTitle, found.countryCode, found.salary], ['Welder', 'GB', null])
  assert.equal(found.validThrough, `${job.closingDate}T23:59:59.999Z`)
  assert.equal(found.meta.canonicalLink, '/opportunities?job=welder-leeds')
  assert.ok(!JSON.stringify(found).includes('hire@'))
  assert.equal((await read(service, job.jobCode.toLowerCase())).statusCode, 200)
  await putCareer(service, headers, { id: job.id, version: 1, slug: 'welding-in-leeds', salaryPublic: true })
  const renamed = (await read(service, job.slug)).json<PublicCareer>()
  assert.deepEqual([renamed.slug, renamed.salary?.max], ['welding-in-leeds', 60])
})

test('a job on hold keeps its page, marked as on hold; it is in no list and rejects applications', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn('careers')
  const job = await addCareer(service, headers, { jobTitle: 'Rigger' })
  assert.equal((await read(service, job.slug)).json<PublicCareer>().onHold, false)
  await putCareer(service, headers, { id: job.id, version: 1, status: 'ON_HOLD' })
  const shown = await read(service, job.slug)
  assert.deepEqual([shown.statusCode, shown.json<PublicCareer>().onHold], [200, true])
  assert.deepEqual(await titles(service), [])
  const address = encodeURIComponent(`/opportunities?job=${job.slug}`)
  const meta = await service.app.inject({ url: `/api/public/user/geturls?url=${address}` })
  assert.deepEqual([meta.statusCode, meta.json().robots], [200, 'index, follow'])
  for (const url of ['/sitemap-careers.xml', '/feed/careers.xml', '/api/public/user/search?q=rigger']) {
    const listed = await service.app.inject({ url })
    assert.deepEqual([listed.statusCode, listed.body.includes(job.slug)], [200, false], url)
  }
  const rejected = await apply(service, { jobId: job.id })
  assert.equal(rejected.json().detail, 'This position is on hold and is not accepting applications right now.')
})

test('a job that was open returns 410 with similar jobs; a draft returns 404', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn('careers')
  const job = await addCareer(service, headers, { jobTitle: 'Gone', department: 'Data' })
  await addCareer(service, headers, { jobTitle: 'Near', department: 'Data', country: 'UK' })
  const draft = await addCareer(service, headers, { jobTitle: 'Draft', status: 'DRAFT' })
  await putCareer(service, headers, { id: job.id, version: 1, status: 'CLOSED', closeReason: 'CANCELLED' })
  const response = await read(service, job.slug)
  const problem = response.json<{ code: string; detail: string; similar: PublicCareerCard[]; closeReason: string }>()
  assert.deepEqual([response.statusCode, problem.code, problem.closeReason], [410, 'GONE', 'CANCELLED'])
  assert.equal(problem.detail, 'This position is no longer open.')
  assert.deepEqual(
    problem.similar.map(({ jobTitle }) => jobTitle),
    ['Near'],
  )
  assert.equal((await read(service, draft.slug)).statusCode, 404)
  assert.equal((await read(service, '../../etc/passwd')).statusCode, 404)
})

test('S-03 the texts of a job are sanitized when they are stored', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn('careers')
  const evil = '<p onclick="x()">Work</p><script>alert(1)</script><a href="javascript:x()">go</a>'
  const job = await addCareer(service, headers, { jobTitle: 'X', description: evil, requirements: evil })
  const { description, requirements } = (await read(service, job.slug)).json<PublicCareer>()
  assert.equal(description, '<p>Work</p><a>go</a>')
  assert.equal(requirements, description)
})

test('MT-02 the page metadata of a job describes the job, and redirects after a rename', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn('careers')
  const meta = (job: string) =>
    service.app.inject({ url: `/api/public/user/geturls?url=${encodeURIComponent(`/opportunities?job=${job}`)}` })
  const job = await addCareer(service, headers, { jobTitle: 'Welder', country: 'UK', city: 'Leeds' })
  const { title, type, canonicalLink, movedTo } = (await meta(job.slug)).json()
  const own = '/opportunities?job=welder-leeds'
  assert.deepEqual([title, type, canonicalLink, movedTo], ['Welder (Leeds, UK)', 'CAREER', own, undefined])
  await putCareer(service, headers, { id: job.id, version: 1, slug: 'welding-in-leeds' })
  const moved = (await meta(job.slug)).json()
  assert.deepEqual([moved.movedTo, moved.code], ['/opportunities?job=welding-in-leeds', 301])
  for (const name of ['nothing', '%00']) assert.equal((await meta(name)).statusCode, 404, name)
  await putCareer(service, headers, { id: job.id, version: 2, status: 'CLOSED' })
  assert.equal((await meta('welding-in-leeds')).statusCode, 410)
  const list = await service.app.inject({ url: '/api/public/user/geturls?url=/opportunities' })
  assert.equal(list.json().type, 'STATIC')
})

test('a deleted job returns 410 for each of its slugs and for applications, and its slug is free again', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn('careers')
  const job = await addCareer(service, headers, { jobTitle: 'Rigger', slug: 'rigger' })
  await putCareer(service, headers, { id: job.id, version: job.version, slug: 'rigger-at-sea' })
  await addCareer(service, headers, { jobTitle: 'Sailor' })
  const draft = await addCareer(service, headers, { jobTitle: 'Diver', slug: 'diver', status: 'DRAFT' })
  for (const { id } of [job, draft]) {
    await service.app.inject({ method: 'DELETE', url: `/api/career/${id}`, headers })
  }
  const visit = (slug: string) => read(service, slug)
  for (const slug of ['rigger', 'rigger-at-sea']) {
    const response = await visit(slug)
    const { similar } = response.json<{ similar: { jobTitle: string }[] }>()
    assert.deepEqual([response.statusCode, similar.map(({ jobTitle }) => jobTitle)], [410, ['Sailor']])
  }
  assert.equal((await visit('diver')).statusCode, 404)
  assert.equal((await apply(service, { jobId: job.id })).statusCode, 410)
  const next = await addCareer(service, headers, { jobTitle: 'Rigger', slug: 'rigger' })
  assert.deepEqual([next.slug, (await visit('rigger')).statusCode], ['rigger', 200])
})
