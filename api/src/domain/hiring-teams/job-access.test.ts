import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import type { ApplicantDetail, StaffApplicant } from '@tekskills/shared/contracts/http/applicants'
import type { StaffCareer } from '@tekskills/shared/contracts/http/careers'
import type { TeamRight } from '@tekskills/shared/contracts/http/hiring-teams'
import { sql } from 'kysely'
import { matrix } from '../../testing/authorization-matrix'
import { listedApplicants, signInColleague } from '../../testing/sample-applicants'
import { addCareer, apply, putCareer } from '../../testing/sample-careers'
import { password, startTestApp, type TestApp } from '../../testing/test-app'

type Headers = Record<string, string>

/** Ids of accounts by username. */
async function accountIds({ queries }: TestApp): Promise<Record<string, string>> {
  const rows = await queries.selectFrom('account').select(['id', 'username']).execute()
  return Object.fromEntries(rows.map(({ id, username }) => [username, id]))
}

/** A service with a lead, an interviewer, and a recruiter who is in no team. */
async function startWithTeam(t: TestContext) {
  const service = await startTestApp(t)
  const lead = await service.signIn('careers')
  const interviewer = await signInColleague(service)
  const stranger = await signInColleague(service, 'Sven')
  const ids = await accountIds(service)
  const team: { accountId: string; right: TeamRight }[] = [
    { accountId: ids.careers ?? '', right: 'LEAD' },
    { accountId: ids.ida ?? '', right: 'INTERVIEWER' },
  ]
  return { service, lead, interviewer, stranger, ids, team }
}

/** None of this may reach an account outside the team. */
const secrets = ['Zyzzyva', 'Quentin', 'quentin@', 'APP-']

const soon = (service: TestApp, hours: number) =>
  new Date(service.clock.now().getTime() + hours * 60 * 60_000).toISOString()

/** A job that is restricted to its team, with every kind of related record. */
async function startWithRestrictedJob(t: TestContext) {
  const start = await startWithTeam(t)
  const { service, lead, interviewer, team } = start
  const criteria = [{ id: 'sql', name: 'SQL' }]
  const job = await addCareer(service, lead, { jobTitle: 'Zyzzyva keeper', criteria, team, teamOnly: true })
  const call = async (headers: Headers, method: string, url: string, payload?: object) => {
    const response = await service.app.inject({ method: method as 'GET', url: `/api${url}`, headers, payload })
    assert.ok(response.statusCode < 300, `${method} ${url}: ${response.body}`)
    return response
  }
  for (const name of ['Quentin Marsh', 'Quentin Pool']) {
    const email = `quentin@${name.split(' ')[1]?.toLowerCase()}.example.org`
    const sent = await apply(service, { jobId: job.id, name, email, skills: ['Kafka'], consentFuture: 'true' })
    assert.equal(sent.statusCode, 201, sent.body)
  }
  const people = await listedApplicants(service, lead)
  const [person, pooled] = ['Quentin Marsh', 'Quentin Pool'].map((name) => people.find((each) => each.name === name))
  assert.ok(person && pooled)
  await call(lead, 'PUT', `/jobApplicants/${pooled.id}`, { version: 1, future: true })
  await call(lead, 'PUT', `/jobApplicants/${person.id}`, { version: 1, stage: 'INTERVIEW' })
  const note = await call(interviewer, 'POST', `/jobApplicants/${person.id}/notes`, { text: 'Quentin plays the oboe' })
  const offer = { jobId: job.id, startsAt: soon(service, 24), minutes: 45, place: 'Zyzzyva room' }
  const slot = await call(lead, 'POST', '/interviewSlots', offer)
  const letter = { recipients: [person.id], subject: 'Zyzzyva', text: 'Hello {{firstName}}', stage: 'INTERVIEW' }
  await call(lead, 'POST', '/applicantMails', { ...letter, sendAt: soon(service, 48) })
  const [mail] = (await call(lead, 'GET', `/applicantMails?applicantId=${person.id}`)).json<{ id: string }[]>()
  assert.ok(mail)
  const noteId = note.json<{ id: string }>().id
  return {
    ...start,
    job,
    person,
    pooled,
    offer,
    letter,
    noteId,
    slotId: slot.json<{ id: string }>().id,
    mailId: mail.id,
  }
}

type RestrictedJob = Awaited<ReturnType<typeof startWithRestrictedJob>>

/**
 * What a call does about a job that is restricted to its team, and so who may make it: everybody, without seeing the job
 * (`list`) or because it is about none (`general`); its team (`team`); its leads (`lead`); its leads, for each record by
 * itself (`bulk`).
 */
type Kind = 'list' | 'general' | 'team' | 'lead' | 'bulk'

type Call = [call: string, kind: Kind, url?: string, payload?: object]

/** Every call of the role in an order in which a lead can make all of them. */
function callsAbout({ ids, job, person, pooled, offer, letter, noteId, slotId, mailId }: RestrictedJob): Call[] {
  const at = `/jobApplicants/${person.id}`
  const byJob = `jobId=${job.id}`
  const verdict = { verdict: 'YES', ratings: [{ criterion: 'sql', rating: 3 }] }
  return [
    ['GET /api/career/get-allcareers', 'list'],
    ['POST /api/career/get-allcareers', 'list', undefined, { q: 'keeper' }],
    ['GET /api/career/checkSlug', 'general', '/career/checkSlug?slug=free'],
    ['GET /api/career/colleagues', 'general'],
    ['GET /api/career/{id}', 'team', `/career/${job.id}`],
    ['POST /api/career/{id}/preview', 'lead', `/career/${job.id}/preview`],
    ['POST /api/career/{id}/editing', 'lead', `/career/${job.id}/editing`],
    ['DELETE /api/career/{id}/editing', 'general', `/career/${job.id}/editing`],
    ['GET /api/jobApplicants/getApplicants', 'list'],
    ['POST /api/jobApplicants/getApplicants', 'list', undefined, { q: 'Quentin' }],
    ['GET /api/jobApplicants/getbyjobId', 'team', `/jobApplicants/getbyjobId?${byJob}`],
    ['POST /api/jobApplicants/getbyjobId', 'team', undefined, { jobId: job.id }],
    ['GET /api/jobApplicants/getFutureApplicants', 'list'],
    ['POST /api/jobApplicants/getFutureApplicants', 'list', undefined, { skills: ['Kafka'] }],
    ['GET /api/jobApplicants/getRetention', 'list', '/jobApplicants/getRetention?within=800'],
    ['POST /api/jobApplicants/getRetention', 'list', undefined, { within: 800 }],
    ['POST /api/jobApplicants', 'list', undefined, { skills: ['Kafka'] }],
    ['GET /api/jobApplicants/getCount', 'team', `/jobApplicants/getCount?${byJob}`],
    ['GET /api/jobApplicants/{id}', 'team', at],
    ['GET /api/jobApplicants/download/{id}', 'team', `/jobApplicants/download/${person.id}`],
    ['GET /api/jobApplicants/download', 'team', `/jobApplicants/download?id=${person.id}`],
    ['GET /api/jobApplicants/{id}/copy', 'lead', `${at}/copy`],
    ['POST /api/jobApplicants/{id}/notes', 'team', `${at}/notes`, { text: 'Calm' }],
    ['PUT /api/jobApplicants/{id}/seen', 'team', `${at}/seen`],
    ['PUT /api/jobApplicants/{id}/scorecard', 'team', `${at}/scorecard`, verdict],
    ['GET /api/interviewSlots', 'team', `/interviewSlots?${byJob}`],
    ['POST /api/interviewSlots', 'lead', undefined, offer],
    ['POST /api/jobApplicants/{id}/interviewInvitation', 'lead', `${at}/interviewInvitation`],
    ['POST /api/jobApplicants/{id}/merge', 'lead', `${at}/merge`, { with: person.id }],
    ['DELETE /api/jobApplicants/{id}/merge', 'lead', `${at}/merge`],
    ['PUT /api/interviewSlots/{id}', 'lead', `/interviewSlots/${slotId}`, { interviewers: [ids.careers] }],
    ['DELETE /api/interviewSlots/{id}', 'lead', `/interviewSlots/${slotId}`],
    ['GET /api/applicantMails/templates', 'general'],
    ['PUT /api/applicantMails/templates/{stage}', 'general', '/applicantMails/templates/NEW', {}],
    ['DELETE /api/applicantMails/templates/{stage}', 'general', '/applicantMails/templates/NEW'],
    ['POST /api/applicantMails/preview', 'list', undefined, letter],
    ['POST /api/applicantMails', 'list', undefined, letter],
    ['GET /api/applicantMails', 'list', `/applicantMails?applicantId=${person.id}`],
    ['DELETE /api/applicantMails/{id}', 'lead', `/applicantMails/${mailId}`],
    ['GET /api/career/getcarrerDashboard', 'list'],
    ['GET /api/talentLists', 'general'],
    ['POST /api/talentLists', 'general', undefined, {}],
    ['DELETE /api/talentLists/{id}', 'general', `/talentLists/${person.id}`],
    ['GET /api/hiringReports', 'list'],
    ['GET /api/hiringReports/{report}', 'general', '/hiringReports/timeToHire'],
    ['GET /api/audit', 'list'],
    ['POST /api/audit', 'list', undefined, { entity: 'applicant', q: 'APP-' }],
    ['PUT /api/jobApplicants', 'lead', undefined, { id: person.id, version: 2, rating: 4 }],
    ['PUT /api/jobApplicants/{id}', 'lead', at, { version: 3, stage: 'OFFER' }],
    ['POST /api/jobApplicants/bulk', 'bulk', undefined, { action: 'stage', value: 'SCREENING', ids: [person.id] }],
    ['DELETE /api/jobApplicants/{id}', 'lead', `/jobApplicants/${pooled.id}`],
    ['PUT /api/career', 'lead', undefined, { id: job.id, version: 1, openings: 2 }],
    ['PUT /api/career/{id}', 'lead', `/career/${job.id}`, { version: 2, openings: 3 }],
    ['POST /api/career/bulk', 'bulk', undefined, { action: 'hold', ids: [job.id] }],
    ['POST /api/career', 'general', undefined, {}],
    // A job with applicants cannot be deleted; only a lead learns that.
    ['DELETE /api/career/{id}', 'lead', `/career/${job.id}`],
    ['PUT /api/jobApplicants/{id}/notes/{note}', 'team', `${at}/notes/${noteId}`, { text: 'Calm' }],
    ['GET /api/jobApplicants/{id}/resumeText', 'team', `${at}/resumeText`],
  ]
}

/** All rows that a refused call could have changed. */
const stateOf = async ({ queries }: TestApp) => {
  const tables = ['career', 'hiring_team_member', 'applicant', 'applicant_stage_move', 'applicant_note', 'scorecard']
  const others = [
    'interview_slot',
    'slot_interviewer',
    'interview',
    'applicant_mail',
    'mail',
    'applicant_seen',
    'applicant_merge',
    'editing',
  ]
  const read = [...tables, ...others].map(async (table) => {
    const { rows } = await sql`select * from ${sql.table(table)} order by 1, 2`.execute(queries)
    return [table, rows]
  })
  return Object.fromEntries(await Promise.all(read)) as object
}

const unnamed = (problem: string) => secrets.every((secret) => !problem.includes(secret))

test('ST-08 each call about a job that is restricted to its team is allowed for its leads or interviewers only', async (t) => {
  const start = await startWithRestrictedJob(t)
  const { service, lead, interviewer, stranger, job, person } = start
  const blogs = await service.signIn()
  const calls = callsAbout(start)
  const ofRole = [...matrix.CAREERS, 'GET /api/audit', 'POST /api/audit']
  assert.deepEqual(calls.map(([call]) => call).toSorted(), ofRole.toSorted(), 'every call is tried')
  const send = async ([call, , url, payload]: Call, headers: Headers) => {
    const [method, path] = call.split(' ') as [string, string]
    const address = url ? `/api${url}` : path
    const response = await service.app.inject({ method: method as 'GET', url: address, headers, payload })
    return {
      what: `${call}: ${response.statusCode} ${response.body.slice(0, 400)}`,
      response,
      status: response.statusCode,
    }
  }
  const results = (body: string) => (JSON.parse(body) as { results: { ok: boolean; code?: string }[] }).results
  const before = await stateOf(service)

  for (const each of calls) {
    const [, kind] = each
    assert.equal((await send(each, {})).status, 401, 'a visitor')
    if (!each[0].endsWith('/api/audit')) assert.equal((await send(each, blogs)).status, 403, 'the content team')
    const { response, status, what } = await send(each, stranger)
    const { body } = response
    if (kind === 'list') {
      assert.ok(status < 300, what)
      // What the caller sent reveals nothing to them.
      assert.ok(unnamed(body) && !body.includes(job.id), what)
      if (each[0] === 'POST /api/applicantMails') assert.deepEqual(response.json().written, [], what)
      else assert.ok(!body.includes(person.id), what)
    } else if (kind === 'bulk') {
      assert.deepEqual(
        results(body).map(({ ok, code }) => [ok, code]),
        [[false, 'NOT_FOUND']],
        what,
      )
    } else if (kind !== 'general') {
      assert.equal(status, 404, what)
      assert.ok(unnamed(body), what)
    }
  }
  assert.deepEqual(await stateOf(service), before, 'nothing changed')

  for (const each of calls) {
    const [call, kind] = each
    if (kind !== 'lead' && kind !== 'bulk') continue
    const { response, status, what } = await send(each, interviewer)
    if (kind === 'bulk')
      assert.deepEqual(
        results(response.body).map(({ code }) => code),
        ['FORBIDDEN'],
        what,
      )
    else assert.equal(status, 403, `${call}: ${what}`)
  }
  const refused = await send(['POST /api/applicantMails', 'list', undefined, start.letter], interviewer)
  assert.match(JSON.stringify(refused.response.json().leftOut), /Only those who lead/)
  const previews = await send(['POST /api/applicantMails/preview', 'list', undefined, start.letter], interviewer)
  assert.deepEqual(previews.response.json(), [], 'a preview has the link to the page of the applicant')
  assert.deepEqual(await stateOf(service), before, 'nothing changed')

  for (const each of calls) {
    const [call, kind] = each
    const writes = call.startsWith('POST /api/applicantMails')
    if (kind === 'general' || call.endsWith('/resumeText')) continue
    // Its rows name only people who were hired.
    const hasNames = kind === 'list' && call !== 'GET /api/hiringReports'
    const isOwnNote = call.includes('{note}')
    if (!isOwnNote) {
      const { response, status, what } = await send(each, lead)
      const isRefused = call === 'DELETE /api/career/{id}'
      assert.ok(isRefused ? status === 409 : status < 300, what)
      if (hasNames) assert.ok(!unnamed(response.body) || response.body.includes(person.id), what)
      if (kind === 'bulk')
        assert.deepEqual(
          results(response.body).map(({ ok }) => ok),
          [true],
          what,
        )
    }
    if (kind === 'lead' || kind === 'bulk' || writes) continue
    const { response, status, what } = await send(each, interviewer)
    assert.ok(status < 300, what)
    if (hasNames) assert.ok(!unnamed(response.body), what)
  }
})

/** A reproducible sequence of numbers from 0 to 1 (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Everything that a recruiter can read without knowing an id: lists, searches, exports, counts, figures and the log. */
const readable = [
  // First, because exports of lists are recorded there.
  '/audit?size=100',
  '/audit?format=csv',
  '/career/get-allcareers?size=100',
  '/career/get-allcareers?q=keeper',
  '/career/get-allcareers?format=csv',
  '/jobApplicants/getApplicants?size=100',
  '/jobApplicants/getApplicants?q=ada',
  '/jobApplicants/getApplicants?q=%2B44207946',
  '/jobApplicants/getApplicants?q=keeper',
  '/jobApplicants/getApplicants?source=LinkedIn',
  '/jobApplicants/getApplicants?rejectCode=SKILLS',
  '/jobApplicants/getApplicants?format=csv',
  '/jobApplicants/getFutureApplicants?size=100',
  '/jobApplicants/getFutureApplicants?format=csv',
  '/jobApplicants/getFutureApplicants?skills=Kafka',
  '/jobApplicants/getFutureApplicants?tag=calm',
  '/jobApplicants/getApplicants?tag=calm',
  '/jobApplicants/getApplicants?q=calm',
  '/jobApplicants/getRetention?within=800&size=100',
  '/jobApplicants/getRetention?within=800&format=csv',
  '/jobApplicants/getCount',
  '/career/getcarrerDashboard',
  '/hiringReports',
  ...['funnel', 'timeInStage', 'timeToHire', 'sources', 'rejections'].map((report) => `/hiringReports/${report}`),
  '/applicantMails/templates',
  '/career/colleagues',
]

test('ST-08 a recruiter of one job reads the same, byte by byte, whatever happens in a job that is restricted to others', async (t) => {
  for (const seed of [1, 2, 3]) {
    await t.test(`seed ${seed}`, async (one) => {
      const { service, lead, stranger, team } = await startWithTeam(one)
      const { app } = service
      const random = numbersFrom(seed)
      const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
      const names = ['Ada Byron', 'Grace Hopper', 'Ida Rhodes']
      const applyFor = async (jobId: string) => {
        const name = pick(names)
        const email = `${name.split(' ')[0]}@example.org`.toLowerCase()
        const fields = {
          jobId,
          name,
          email,
          phone: '+442079460000',
          source: pick(['LinkedIn', 'Board']),
          skills: ['Kafka'],
        }
        assert.equal((await apply(service, { ...fields, consentFuture: 'true' })).statusCode, 201)
      }
      const open = await addCareer(service, stranger, { jobTitle: 'Night keeper' })
      for (let count = 0; count < 3; count += 1) await applyFor(open.id)
      const [known] = await listedApplicants(service, stranger)
      const url = `/jobApplicants/${known?.id}`
      const readAll = async () => {
        const found: Record<string, string> = {}
        await service.queries.deleteFrom('audit').where('action', '=', 'download').execute()
        for (const address of [...readable, url, `/career/${open.id}`, `/jobApplicants/getCount?jobId=${open.id}`]) {
          const response = await app.inject({ url: `/api${address}`, headers: stranger })
          assert.equal(response.statusCode, 200, `${address}: ${response.body}`)
          found[address] = response.body.replace(/"generatedAt":"[^"]+"/, '')
        }
        return found
      }
      const before = await readAll()

      const restricted = await addCareer(service, lead, { jobTitle: 'Day keeper', team, teamOnly: true })
      const mine = async (path = 'getbyjobId') =>
        listedApplicants(service, lead, `${path}?jobId=${restricted.id}&size=100`)
      const write = (method: 'PUT' | 'POST' | 'DELETE', address: string, payload?: object) =>
        app.inject({ method, url: `/api${address}`, headers: lead, payload })
      const steps: ((person: StaffApplicant) => Promise<unknown>)[] = [
        () => applyFor(restricted.id),
        ({ id, version }) =>
          write('PUT', `/jobApplicants/${id}`, { version, stage: pick(['SCREENING', 'INTERVIEW', 'HIRED']) }),
        ({ id, version }) =>
          write('PUT', `/jobApplicants/${id}`, { version, stage: 'REJECTED', rejectCode: pick(['SKILLS', 'PAY']) }),
        ({ id, version }) => write('PUT', `/jobApplicants/${id}`, { version, future: true }),
        ({ id, version }) => write('PUT', `/jobApplicants/${id}`, { version, tags: ['calm'], rating: 3 }),
        ({ id }) => write('POST', `/jobApplicants/${id}/notes`, { text: 'Ada' }),
        ({ id }) => write('PUT', `/jobApplicants/${id}/scorecard`, { verdict: 'YES' }),
        ({ id }) => write('POST', '/applicantMails', { recipients: [id], subject: 'News', text: 'Hello' }),
        ({ id }) => write('POST', `/jobApplicants/${id}/merge`, { with: known?.id }),
        ({ id }) => write('DELETE', `/jobApplicants/${id}/merge`),
        ({ id }) => write('DELETE', `/jobApplicants/${id}`),
        () =>
          write('POST', '/interviewSlots', {
            jobId: restricted.id,
            startsAt: soon(service, 9),
            minutes: 30,
            place: 'Room',
          }),
      ]
      await applyFor(restricted.id)
      for (let count = 0; count < 25; count += 1) {
        const people = await mine()
        if (people.length === 0) await applyFor(restricted.id)
        else await pick(steps)(pick(people))
      }
      assert.deepEqual(await readAll(), before)
      for (const { id } of await mine()) {
        assert.equal((await app.inject({ url: `/api/jobApplicants/${id}`, headers: stranger })).statusCode, 404)
      }
    })
  }
})

test('a job without a team, or not restricted to its team, is open to every recruiter who is not its interviewer', async (t) => {
  const { service, lead, interviewer, stranger, team } = await startWithTeam(t)
  const job = await addCareer(service, lead, { jobTitle: 'Engineer', team })
  await apply(service, { jobId: job.id })
  for (const [index, who] of [lead, stranger].entries()) {
    const [person] = await listedApplicants(service, who)
    assert.deepEqual([person?.job?.id, person?.mayManage], [job.id, true])
    const change = { id: person?.id, version: index + 1, rating: 3 }
    const changed = await service.app.inject({
      method: 'PUT',
      url: '/api/jobApplicants',
      headers: who,
      payload: change,
    })
    assert.equal(changed.statusCode, 200, changed.body)
  }
  const shown = (await service.app.inject({ url: `/api/career/${job.id}`, headers: stranger })).json<StaffCareer>()
  assert.deepEqual(
    [
      shown.teamOnly,
      shown.mayManage,
      shown.team?.map(({ account, right, isActive }) => [account.name, right, isActive]),
    ],
    [
      false,
      true,
      [
        ['Hiring team', 'LEAD', true],
        ['Ida', 'INTERVIEWER', true],
      ],
    ],
  )
  const [person] = await listedApplicants(service, interviewer)
  const own = (await service.app.inject({ url: `/api/career/${job.id}`, headers: interviewer })).json<StaffCareer>()
  assert.deepEqual([person?.mayManage, own.mayManage], [false, false])
  const seen = { id: person?.id, version: person?.version }
  const statusOf = async (method: 'PUT' | 'POST' | 'DELETE', url: string, payload?: object) =>
    (await service.app.inject({ method, url: `/api${url}`, headers: interviewer, payload })).statusCode
  assert.deepEqual(
    [
      await statusOf('PUT', '/jobApplicants', { ...seen, stage: 'REJECTED' }),
      await statusOf('DELETE', `/jobApplicants/${person?.id}`),
      await statusOf('PUT', `/career/${job.id}`, { version: 1, team: [] }),
      await statusOf('POST', '/interviewSlots', { jobId: job.id, startsAt: soon(service, 9), minutes: 30, place: 'x' }),
      await statusOf('POST', `/jobApplicants/${person?.id}/notes`, { text: 'Calm' }),
      await statusOf('PUT', `/jobApplicants/${person?.id}/scorecard`, { verdict: 'YES' }),
    ],
    [403, 403, 403, 403, 201, 200],
  )
  const bulk = { action: 'stage', value: 'REJECTED', ids: [person?.id] }
  const moved = await service.app.inject({
    method: 'POST',
    url: '/api/jobApplicants/bulk',
    headers: interviewer,
    payload: bulk,
  })
  assert.equal(moved.json<{ results: { ok: boolean }[] }>().results[0]?.ok, false, moved.body)
})

test('a job cannot be restricted to a team without a lead who can sign in, and only recruiters can be in a team', async (t) => {
  const { service, lead, ids, team } = await startWithTeam(t)
  const job = await addCareer(service, lead, { jobTitle: 'Engineer' })
  const put = (change: object) => putCareer(service, lead, { id: job.id, version: 1, ...change })
  const refused = async (change: object) =>
    (await put(change)).json<{ errors?: { field: string }[] }>().errors?.[0]?.field
  assert.equal(await refused({ teamOnly: true }), 'teamOnly')
  assert.equal(await refused({ teamOnly: true, team: team.slice(1) }), 'teamOnly')
  assert.equal(await refused({ team: [{ accountId: ids.blogs, right: 'LEAD' }] }), 'team')
  assert.equal(await refused({ team: [...team, ...team] }), 'team')
  await service.queries.updateTable('account').set({ disabled: true }).where('username', '=', 'sven').execute()
  const left = [{ accountId: ids.sven, right: 'LEAD' }]
  assert.equal(await refused({ team: left }), 'team')
  assert.equal((await put({ teamOnly: true, team })).statusCode, 200)
  // The last lead cannot leave, or become an interviewer.
  const leaving = await putCareer(service, lead, { id: job.id, version: 2, team: team.slice(1) })
  assert.equal(leaving.statusCode, 422, leaving.body)
})

test('a recruiter who leaves the team, or is taken out of it, no longer sees the job, and their free times are no longer offered', async (t) => {
  const { service, lead, interviewer, stranger, ids, team } = await startWithTeam(t)
  const job = await addCareer(service, stranger, { jobTitle: 'Engineer' })
  const offer = { jobId: job.id, startsAt: soon(service, 24), minutes: 45, place: 'Room 4' }
  for (const headers of [stranger, lead]) {
    await service.app.inject({ method: 'POST', url: '/api/interviewSlots', headers, payload: offer })
  }
  // Sven closes it to a team without himself, and still gets the response.
  assert.equal((await putCareer(service, stranger, { id: job.id, version: 1, team, teamOnly: true })).statusCode, 200)
  const statusFor = async (headers: Headers) =>
    (await service.app.inject({ url: `/api/career/${job.id}`, headers })).statusCode
  assert.deepEqual([await statusFor(stranger), await statusFor(interviewer)], [404, 200])
  const slots = await service.queries.selectFrom('interview_slot').select('account_id').execute()
  assert.deepEqual(
    slots.map(({ account_id }) => account_id),
    [ids.careers],
  )
  assert.equal((await putCareer(service, lead, { id: job.id, version: 2, team: team.slice(0, 1) })).statusCode, 200)
  assert.equal(await statusFor(interviewer), 404)
  // A job that is opened again is for everyone.
  assert.equal((await putCareer(service, lead, { id: job.id, version: 3, teamOnly: false })).statusCode, 200)
  assert.equal(await statusFor(stranger), 200)
})

test('ST-08 someone removed from a team no longer gets responses stored for them', async (t) => {
  const { service, lead, ids, job, person, offer } = await startWithRestrictedJob(t)
  const ida = await service.app.inject({
    method: 'POST',
    url: '/api/public/authenticate',
    payload: { username: 'ida', password },
  })
  const headers = {
    authorization: `Bearer ${ida.json<{ token: string }>().token}`,
    'idempotency-key': 'kept',
  }
  const leads = [ids.careers ?? '', ids.ida ?? ''].map((accountId) => ({ accountId, right: 'LEAD' as const }))
  assert.equal((await putCareer(service, lead, { id: job.id, version: 1, team: leads })).statusCode, 200)
  const save = async () => {
    const calls = [
      ['PUT', `/career/${job.id}`, { version: 2, openings: 4 }],
      ['POST', `/jobApplicants/${person.id}/notes`, { text: 'Calm' }],
      ['POST', '/interviewSlots', offer],
    ] as const
    const statuses: number[] = []
    for (const [method, url, payload] of calls)
      statuses.push((await service.app.inject({ method, url: `/api${url}`, headers, payload })).statusCode)
    return statuses
  }
  assert.deepEqual(await save(), [200, 201, 201])
  assert.deepEqual(await save(), [200, 201, 201], 'repeated')
  assert.equal((await putCareer(service, lead, { id: job.id, version: 3, team: leads.slice(0, 1) })).statusCode, 200)
  assert.deepEqual(await save(), [404, 404, 404])
})

test('an applicant is not moved into a job that is restricted to others, and one who is moved out of it is seen by them', async (t) => {
  const { service, lead, interviewer, stranger, job, person } = await startWithRestrictedJob(t)
  const open = await addCareer(service, stranger, { jobTitle: 'Engineer' })
  await apply(service, { jobId: open.id, name: 'Ada Byron', email: 'ada@example.org' })
  const [ada] = await listedApplicants(service, stranger)
  const move = (headers: Headers, id: string, payload: object) =>
    service.app.inject({ method: 'PUT', url: `/api/jobApplicants/${id}`, headers, payload })
  assert.equal((await move(stranger, ada?.id ?? '', { version: 1, jobId: job.id })).statusCode, 404)
  assert.equal((await move(interviewer, ada?.id ?? '', { version: 1, jobId: job.id })).statusCode, 403)
  assert.equal((await move(lead, person.id, { version: 2, jobId: open.id })).statusCode, 200)
  const detail = await service.app.inject({ url: `/api/jobApplicants/${person.id}`, headers: stranger })
  assert.equal(detail.json<ApplicantDetail>().job?.id, open.id)
})
