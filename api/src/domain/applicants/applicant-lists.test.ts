import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ApplicantCounts, StaffApplicant } from '@tekskills/shared/contracts/http/applicants'
import type { Page } from '@tekskills/shared/contracts/http/lists'
import { listedApplicants, startWithApplicant } from '../../testing/sample-applicants'
import { addCareer, apply } from '../../testing/sample-careers'

test('CL-02 applications are filtered by job, day, stage and text; the talent pool by skills and experience', async (t) => {
  const { service, headers, job, person } = await startWithApplicant(t, { currentCompany: 'Übersee GmbH' })
  const other = await addCareer(service, headers, { jobTitle: 'Master-Baker' })
  await apply(service, { jobId: other.id, name: 'Zoë', email: 'zoe@example.org', experienceYears: '3' })
  const names = async (path: string) => (await listedApplicants(service, headers, path)).map(({ name }) => name)
  assert.deepEqual(await names(`getbyjobId?jobId=${job.id}`), [person.name])
  assert.deepEqual(await names('getApplicants?q=ubersee'), [person.name])
  assert.deepEqual(await names('getApplicants?q=baker'), ['Zoë'])
  assert.deepEqual(await names('getApplicants?q=masterbaker'), ['Zoë'])
  for (const reference of [person.reference, person.reference.toLowerCase(), person.reference.slice('APP-'.length)])
    assert.deepEqual(await names(`getApplicants?q=${reference}`), [person.name])
  assert.deepEqual(await names('getApplicants?sort=name,desc'), ['Zoë', person.name])
  assert.deepEqual(await names('getApplicants?type=HIRED'), [])
  const day = service.clock.now().toISOString().slice(0, 10)
  assert.equal((await names(`getApplicants?from=${day}&to=${day}`)).length, 2)
  assert.deepEqual(await names('getApplicants?to=2020-01-01'), [])
  const status = async (path: string) =>
    (await service.app.inject({ url: `/api/jobApplicants/${path}`, headers })).statusCode
  assert.equal(await status('getbyjobId'), 400)
  assert.equal(await status('getbyjobId?jobId=01a1deb1-0680-7b74-bcaa-79865b67524f'), 404)
  assert.equal(await status('getApplicants?type=NOBODY'), 400)
  assert.equal(await status('getApplicants?sort=email,asc'), 400)
  const pool = {
    desiredRole: 'Chef',
    skills: 'Pastry',
    consentFuture: 'true',
    preferredCountry: 'UK',
    experienceYears: '7',
  }
  await apply(service, pool, { call: 'futureApplicants' })
  const search = async (payload: object) =>
    (await service.app.inject({ method: 'POST', url: '/api/jobApplicants', headers, payload })).json<
      Page<StaffApplicant>
    >().totalElements
  assert.equal(await search({ start: 0, length: 10, skills: ['pastry'], country: 'UK', experienceMin: 5 }), 1)
  assert.equal(await search({ skills: ['welding'] }), 0)
  assert.equal(await search({ desiredRole: 'chef', experienceMax: 6 }), 0)
})

test('CL-02 a phone number is found by its digits, and a name without its accents and punctuation and in any order', async (t) => {
  const phone = '+44 (0) 20 7946-0000'
  const { service, headers, person } = await startWithApplicant(t, { name: 'Zoë Müller-O’Brien', phone })
  const other = await apply(
    service,
    {
      desiredRole: 'Cook',
      name: 'Zoë Brown',
      email: 'b@example.org',
      phone: '0044 20 7946 1111',
      consentFuture: 'true',
    },
    { call: 'futureApplicants' },
  )
  assert.equal(other.statusCode, 201, other.body)
  const names = async (q: string, list = 'getApplicants') =>
    (await listedApplicants(service, headers, `${list}?q=${encodeURIComponent(q)}`)).map(({ name }) => name)
  const phones = ['+442079460000', '442079460000', '00442079460000', '+44 20 7946 0000', '020 7946 0000', phone]
  const written = ['obrien', 'zoe obrien', 'O Brien', 'brien zoe', "müller-o'brien", 'Zoë Müller-O’Brien', 'mullero']
  for (const q of [...phones, ...written]) assert.deepEqual(await names(q), [person.name], q)
  for (const q of ['+442079461111', 'zoe brown', 'obrown']) assert.deepEqual(await names(q), [], q)
  assert.deepEqual(await names('+442079461111', 'getFutureApplicants'), ['Zoë Brown'])
})

test('CL-02 comma-separated skills must all match', async (t) => {
  const { service, headers } = await startWithApplicant(t)
  const pool = { desiredRole: 'Any', consentFuture: 'true' }
  await apply(
    service,
    { ...pool, email: 'a@example.org', name: 'Ann', skills: 'SQL, Go' },
    { call: 'futureApplicants' },
  )
  await apply(service, { ...pool, email: 'b@example.org', name: 'Bea', skills: 'SQL' }, { call: 'futureApplicants' })
  const found = async (skills: string) =>
    (await listedApplicants(service, headers, `getFutureApplicants?skills=${skills}`)).map(({ name }) => name).sort()
  assert.deepEqual(await found('sql'), ['Ann', 'Bea'])
  assert.deepEqual(await found('SQL,%20Go'), ['Ann'])
})

test('CL-02 applicants are found by other spellings of their skills and of the role they look for', async (t) => {
  const { service, headers, job } = await startWithApplicant(t)
  const consentFuture = 'true'
  const people = [
    { name: 'Ann', desiredRole: 'Front-end developer', skills: 'SAP S/4HANA, zero-trust, API testing' },
    { name: 'Bea', desiredRole: 'Frontend developer', skills: 'S4HANA, ZeroTrust, API-testing' },
    { name: 'Cem', desiredRole: 'Baker', skills: 'SAP, Zero waste, PostgreSQL' },
  ]
  for (const person of people) {
    const email = `${person.name.toLowerCase()}@example.org`
    await apply(service, { ...person, email, consentFuture }, { call: 'futureApplicants' })
    await apply(service, { ...person, email, jobId: job.id })
  }
  const found = async (list: string, parameter: string, text: string) => {
    const rows = await listedApplicants(service, headers, `${list}?${parameter}=${encodeURIComponent(text)}`)
    return rows.map(({ name }) => name).sort()
  }
  const spellings = [
    'S4HANA',
    's/4 hana',
    'S/4HANA',
    'zero-trust',
    'zero trust',
    'ZeroTrust',
    'API-testing',
    'API testing',
  ]
  for (const text of spellings) {
    assert.deepEqual(await found('getFutureApplicants', 'skills', text), ['Ann', 'Bea'], text)
    assert.deepEqual(await found('getFutureApplicants', 'q', text), ['Ann', 'Bea'], text)
    assert.deepEqual(await found('getApplicants', 'q', text), ['Ann', 'Bea'], text)
  }
  for (const text of ['frontend', 'front end', 'Front-end']) {
    assert.deepEqual(await found('getFutureApplicants', 'desiredRole', text), ['Ann', 'Bea'], text)
    assert.deepEqual(await found('getFutureApplicants', 'q', text), ['Ann', 'Bea'], text)
  }
  assert.deepEqual(await found('getFutureApplicants', 'skills', 'S4HANA, SQL'), [])
  assert.deepEqual(await found('getFutureApplicants', 'skills', 'sql'), ['Cem'])
  assert.deepEqual(await found('getFutureApplicants', 'q', 'a@example.org'), ['Bea'])
})

test('S5 CL-02 a search takes at most 30 different skills, and responds at once for many repeated ones', async (t) => {
  const { service, headers } = await startWithApplicant(t)
  const pool = { desiredRole: 'Any', consentFuture: 'true', skills: Array.from({ length: 30 }, (_, n) => `Skill ${n}`) }
  await apply(service, pool, { call: 'futureApplicants' })
  const all = pool.skills.join()
  const search = async (path: string, skills: unknown) => {
    const url = `/api/jobApplicants${path}`
    const response = await service.app.inject({ method: 'POST', url, headers, payload: { skills } })
    const { totalElements, detail } = response.json<{ totalElements?: number; detail?: string }>()
    return [response.statusCode, totalElements ?? detail]
  }
  const [tooMany, tooLong] = ['Use at most 30 skills.', 'Use at most 40 characters.']
  const rejected = (name: string, limit: string) => [
    400,
    `The parameter "${name}" has a value that cannot be used. ${limit}`,
  ]
  for (const path of ['', '/getFutureApplicants']) {
    assert.deepEqual(await search(path, `${all},, ,SKILL 1,${all}`), [200, 1])
    assert.deepEqual(await search(path, [...pool.skills, '', ' skill 2']), [200, 1])
    assert.deepEqual(await search(path, [...pool.skills.slice(1), 'Welding']), [200, 0])
    assert.deepEqual(await search(path, `${all},Welding`), rejected('skills', tooMany))
    assert.deepEqual(await search(path, [...pool.skills, 'Welding']), rejected('skills', tooMany))
    assert.deepEqual(await search(path, ['x'.repeat(41)]), rejected('skills.0', tooLong))
    for (const count of [5_000, 15_000]) assert.deepEqual(await search(path, 'sk,'.repeat(count)), [200, 1])
  }
  const asked = await service.app.inject({
    url: `/api/jobApplicants/getFutureApplicants?skills=${all},Welding`,
    headers,
  })
  assert.deepEqual([asked.statusCode, asked.json<{ detail: string }>().detail], rejected('skills', tooMany))
})

test('CL-02 BO-02 applicants and the talent pool are searched by tag and filtered by a whole tag, and the tags in use are counted', async (t) => {
  const { service, headers, job } = await startWithApplicant(t)
  const people = [
    { name: 'Ann', tags: ['Kafka star', 'Zürich'] },
    { name: 'Bea', tags: ['kafka STAR'] },
    { name: 'Cem', tags: ['Kafka'] },
  ]
  for (const { name, tags } of people) {
    const email = `${name.toLowerCase()}@example.org`
    await apply(service, { name, email, jobId: job.id })
    await apply(service, { name, email, desiredRole: 'Any', consentFuture: 'true' }, { call: 'futureApplicants' })
    const applied = await listedApplicants(service, headers, `getApplicants?q=${email}`)
    const inPool = await listedApplicants(service, headers, `getFutureApplicants?q=${email}`)
    for (const { id, version } of [...applied, ...inPool]) {
      const change = { method: 'PUT', url: `/api/jobApplicants/${id}`, headers, payload: { version, tags } } as const
      assert.equal((await service.app.inject(change)).statusCode, 200)
    }
  }
  const found = async (list: string, parameter: string, text: string) => {
    const rows = await listedApplicants(service, headers, `${list}?${parameter}=${encodeURIComponent(text)}`)
    return rows.map(({ name }) => name).sort()
  }
  for (const list of ['getApplicants', 'getFutureApplicants']) {
    assert.deepEqual(await found(list, 'q', 'kafka-star'), ['Ann', 'Bea'])
    assert.deepEqual(await found(list, 'q', 'Kafka'), ['Ann', 'Bea', 'Cem'])
    assert.deepEqual(await found(list, 'q', 'zurich'), ['Ann'])
    assert.deepEqual(await found(list, 'tag', 'Kafka Star'), ['Ann', 'Bea'])
    assert.deepEqual(await found(list, 'tag', 'Kafka'), ['Cem'])
    assert.deepEqual(await found(list, 'tag', 'Kaf'), [])
  }
  const payload = { tag: 'kafka star' }
  const pool = await service.app.inject({ method: 'POST', url: '/api/jobApplicants', headers, payload })
  assert.equal(pool.json<Page<StaffApplicant>>().totalElements, 2)

  const tags = async (query = '') =>
    (await service.app.inject({ url: `/api/jobApplicants/getCount${query}`, headers })).json<ApplicantCounts>().tags
  const counts = (await tags())?.map(({ tag, ...count }) => ({ tag: tag.toLowerCase(), ...count }))
  assert.deepEqual(counts, [
    { tag: 'kafka', applicants: 1, future: 1 },
    { tag: 'kafka star', applicants: 2, future: 2 },
    { tag: 'zürich', applicants: 1, future: 1 },
  ])
  assert.deepEqual((await tags(`?jobId=${job.id}`))?.at(-1), { tag: 'Zürich', applicants: 1, future: 0 })
})
