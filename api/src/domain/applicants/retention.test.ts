import assert from 'node:assert/strict'
import { test } from 'node:test'
import { RETENTION_NOTICE_DAYS } from '@tekskills/shared/contracts/application'
import type { ApplicantDetail } from '@tekskills/shared/contracts/http/applicants'
import type { CareersDashboard } from '@tekskills/shared/contracts/http/careers-dashboard'
import type { OwnApplication } from '@tekskills/shared/contracts/http/own-application'
import { listedApplicants, startWithApplicant } from '../../testing/sample-applicants'
import { apply } from '../../testing/sample-careers'
import { sentMails } from '../../testing/sent-mails'
import { eraseOutdatedApplicants } from './erase-applicant'

const DAY = 24 * 60 * 60_000

/** An applicant whose time is over in ten days; the sessions of staff have not ended. */
async function start(t: Parameters<typeof startWithApplicant>[0]) {
  const { service, headers, person, job } = await startWithApplicant(t)
  const until = new Date(service.clock.now().getTime() + 10 * DAY)
  const dueIn = (id: string, at: Date) =>
    service.queries.updateTable('applicant').set({ retention_until: at }).where('id', '=', id).execute()
  await dueIn(person.id, until)
  const list = (query = '') => listedApplicants(service, headers, `getRetention${query}`)
  const ask = async (ids: string[]) => {
    const payload = { action: 'askToKeep', ids }
    const url = '/api/jobApplicants/bulk'
    const response = await service.app.inject({ method: 'POST', url, headers, payload })
    return response.json<{ results: { ok: boolean; code?: string }[] }>().results
  }
  const own = (path: string, token: string) =>
    service.app.inject({ method: 'POST', url: `/api/public/user/myApplication${path}`, payload: { token } })
  const lastToken = async () =>
    (await sentMails(service)).flatMap(({ text }) => /my-application#(\S+)/.exec(text)?.[1] ?? []).at(-1) ?? ''
  const detail = async () =>
    (await service.app.inject({ url: `/api/jobApplicants/${person.id}`, headers })).json<ApplicantDetail>()
  return { service, headers, person, job, until, dueIn, list, ask, own, lastToken, detail }
}

test('V-08 upcoming erasures are listed with the reason, by the rule that the nightly erasure follows', async (t) => {
  const { service, headers, person, job, until, dueIn, list } = await start(t)
  const fields = { jobId: job.id, consentFuture: 'true' }
  for (const name of ['Pool', 'Decided', 'Later'])
    await apply(service, { ...fields, name, email: `${name}@example.org` })
  const everyone = await listedApplicants(service, headers)
  const idOf = (wanted: string) => everyone.find(({ name }) => name === wanted)?.id ?? ''
  const put = (id: string, payload: object) =>
    service.app.inject({ method: 'PUT', url: `/api/jobApplicants/${id}`, headers, payload })
  await put(idOf('Pool'), { version: 1, future: true })
  await put(idOf('Decided'), { version: 1, stage: 'REJECTED', rejectCode: 'SKILLS' })
  await dueIn(idOf('Pool'), new Date(until.getTime() + DAY))
  await dueIn(idOf('Decided'), new Date(until.getTime() + 50 * DAY))
  assert.deepEqual(
    (await list()).map(({ name, retentionReason }) => [name, retentionReason]),
    [
      [person.name, 'OPEN'],
      ['Pool', 'POOL'],
      ['Decided', 'DECIDED'],
    ],
  )
  assert.deepEqual([(await list('?within=30')).length, (await list('?within=800')).length], [2, 4])
  const url = '/api/career/getcarrerDashboard'
  const figures = (await service.app.inject({ url, headers })).json<CareersDashboard>()
  assert.equal(figures.totals.dueForErasure, 3)
  const csv = (await service.app.inject({ url: '/api/jobApplicants/getRetention?format=csv', headers })).body
  assert.match(csv, /Kept because/)
  assert.match(csv, /DECIDED/)

  // The same moment decides for the list and for the erasure.
  for (const days of [9, 10, 11, 60]) {
    const now = service.clock.now()
    const names = async (path = 'getApplicants') =>
      (await listedApplicants(service, headers, path)).map(({ name }) => name)
    const [before, due] = [await names(), await names(`getRetention?within=${days}`)]
    await eraseOutdatedApplicants({ ...service.deps, now: () => new Date(now.getTime() + days * DAY) })
    const left = before.filter((name) => !due.includes(name))
    assert.deepEqual(await names(), left, `${days} days`)
  }
  assert.deepEqual(
    (await listedApplicants(service, headers)).map(({ name }) => name),
    ['Later'],
  )
  assert.equal(RETENTION_NOTICE_DAYS, 90)
})

test('AT-24 the email that asks to keep an application does not greet the applicant by a domain entered as a name', async (t) => {
  const { service, headers, job, ask } = await start(t)
  const fields = { jobId: job.id, name: 'open evil-prize.example now', email: 'stranger@example.org' }
  assert.equal((await apply(service, fields)).statusCode, 201)
  const ids = (await listedApplicants(service, headers)).map(({ id }) => id)
  assert.deepEqual(
    (await ask(ids)).map(({ ok }) => ok),
    [true, true],
  )
  const asked = (await sentMails(service)).filter(({ headers: lines }) => lines.includes('May we keep'))
  const greetings = asked.map(({ text }) => text.split('\n')[0])
  assert.equal(greetings.length, 2)
  assert.ok(greetings.includes('Hello,'), greetings.join())
})

test('V-08 an applicant who is asked by mail and agrees is kept for another period; opening the link changes nothing', async (t) => {
  const { service, person, until, list, ask, own, lastToken, detail } = await start(t)
  const first = await lastToken()
  assert.equal((await own('/keep', first)).statusCode, 409, 'nobody has asked')
  assert.deepEqual(
    (await ask([person.id])).map(({ ok }) => ok),
    [true],
  )
  assert.deepEqual(
    (await ask([person.id])).map(({ code }) => code),
    ['INVALID_TRANSITION'],
    'once in 30 days',
  )
  const mail = (await sentMails(service)).at(-1)
  assert.match(mail?.headers ?? '', /May we keep your application/)
  const token = await lastToken()
  assert.notEqual(token, first)
  assert.equal((await own('', first)).statusCode, 200, 'the earlier link stays valid')
  const asked = (await own('', token)).json<OwnApplication>()
  assert.deepEqual([asked.isAskedToKeep, asked.retainedUntil], [true, until.toISOString()])
  assert.equal((await list())[0]?.keepAskedAt, (await detail()).keepAskedAt)
  assert.equal((await list()).length, 1)

  service.clock.advance(DAY)
  for (let count = 0; count < 2; count += 1) {
    const kept = await own('/keep', token)
    assert.equal(kept.statusCode, 200, kept.body)
    assert.equal(kept.json<OwnApplication>().isAskedToKeep, false)
  }
  const row = await service.queries.selectFrom('applicant').selectAll().executeTakeFirstOrThrow()
  assert.deepEqual(row.last_contact_at, row.keep_agreed_at)
  const expected = new Date(row.last_contact_at)
  expected.setUTCMonth(expected.getUTCMonth() + 24)
  assert.deepEqual([row.retention_until, row.version], [expected, 2])
  const steps = await service.queries.selectFrom('applicant_stage_move').select('kept').orderBy('id').execute()
  assert.deepEqual(
    steps.map(({ kept }) => kept),
    [null, 'ASKED', 'AGREED'],
  )
  const later = { ...service.deps, now: () => new Date(until.getTime() + DAY) }
  await eraseOutdatedApplicants(later)
  assert.equal((await service.queries.selectFrom('applicant').selectAll().executeTakeFirst())?.erased_at, null)
})

/** Changes the application as staff do. */
async function put({ service, headers, person, detail }: Awaited<ReturnType<typeof start>>, change: object) {
  const payload = { version: (await detail()).version, ...change }
  const url = `/api/jobApplicants/${person.id}`
  const changed = await service.app.inject({ method: 'PUT', url, headers, payload })
  assert.equal(changed.statusCode, 200, changed.body)
}

test('V-08 nobody is asked at an address that staff have changed, not even if its owner uses a link, or it is changed back', async (t) => {
  const started = await start(t)
  const { service, person, ask, own, lastToken } = started
  await put(started, { email: 'lead@example.org' })
  const lost = { method: 'POST', url: '/api/public/user/myApplication/link' } as const
  await service.app.inject({ ...lost, payload: { email: 'lead@example.org' } })
  await service.deps.mail.settled()
  assert.equal((await own('', await lastToken())).statusCode, 200)
  const asked = async () => (await ask([person.id])).map(({ ok, code }) => [ok, code])
  assert.deepEqual(await asked(), [[false, 'INVALID_TRANSITION']])
  assert.equal((await own('/keep', await lastToken())).statusCode, 409)
  await put(started, { email: person.email })
  assert.deepEqual(await asked(), [[false, 'INVALID_TRANSITION']])
})

test('V-08 neither an agreement to be kept nor a question about it outlasts the address that it belongs to', async (t) => {
  const started = await start(t)
  const { service, person, ask, own, lastToken, detail } = started
  assert.equal((await ask([person.id]))[0]?.ok, true)
  assert.equal((await own('/keep', await lastToken())).statusCode, 200)
  await put(started, { phone: '+44 20 7946 0000' })
  assert.equal((await detail()).retentionReason, 'AGREED')
  await put(started, { email: 'lead@example.org' })
  assert.equal((await detail()).retentionReason, 'OPEN')

  const { queries, clock } = service
  await queries.updateTable('applicant').set({ keep_asked_at: clock.now() }).where('id', '=', person.id).execute()
  await put(started, { email: 'other@example.org' })
  assert.equal((await detail()).keepAskedAt ?? null, null)
})
