import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import type { ApplicantDetail } from '@tekskills/shared/contracts/http/applicants'
import type { AuditLine } from '@tekskills/shared/contracts/http/audit'
import { listedApplicants, signInColleague } from '../../testing/sample-applicants'
import { addCareer, apply } from '../../testing/sample-careers'
import { samplePdf } from '../../testing/sample-documents'
import { sentMails } from '../../testing/sent-mails'
import { startTestApp } from '../../testing/test-app'

type Headers = Record<string, string>

/** A service with an open job, and with one that is restricted to the team `careers` (lead) and Ida (interviewer). */
async function start(t: TestContext) {
  const service = await startTestApp(t)
  const lead = await service.signIn('careers')
  const interviewer = await signInColleague(service)
  const stranger = await signInColleague(service, 'Sven')
  const accounts = await service.queries.selectFrom('account').select(['id', 'username']).execute()
  const member = (name: string, right: 'LEAD' | 'INTERVIEWER') =>
    ({ accountId: accounts.find(({ username }) => username === name)?.id ?? '', right }) as const
  const team = [member('careers', 'LEAD'), member('ida', 'INTERVIEWER')]
  const open = await addCareer(service, lead, { jobTitle: 'Engineer' })
  const restricted = await addCareer(service, lead, { jobTitle: 'Night keeper', team, teamOnly: true })
  const call = (headers: Headers, method: string, url: string, payload?: object) =>
    service.app.inject({ method: method as 'GET', url: `/api/jobApplicants/${url}`, headers, payload })
  const detail = async (id: string, headers: Headers = lead) => {
    const response = await call(headers, 'GET', id)
    assert.equal(response.statusCode, 200, response.body)
    return response.json<ApplicantDetail>()
  }
  /** Applies, and returns the id of the application. */
  const applied = async (fields: Record<string, string>, resume = samplePdf(String(Math.random()))) => {
    const before = new Set((await listedApplicants(service, lead)).map(({ id }) => id))
    service.clock.advance(1000)
    const sent = await apply(service, { jobId: open.id, ...fields }, { resume })
    assert.equal(sent.statusCode, 201, sent.body)
    const added = (await listedApplicants(service, lead)).find(({ id }) => !before.has(id))
    assert.ok(added)
    return added.id
  }
  const merge = (headers: Headers, id: string, other: string) => call(headers, 'POST', `${id}/merge`, { with: other })
  const log = async (headers: Headers) =>
    (await service.app.inject({ url: '/api/audit?size=100', headers })).json<{ content: AuditLine[] }>().content
  return { service, lead, interviewer, stranger, open, restricted, call, detail, applied, merge, log }
}

const likenessesOf = ({ samePerson = [] }: ApplicantDetail) =>
  samePerson.map(({ id, likenesses, merged }) => [id, likenesses.join(), merged])

test('BO-02 a merged application is not undecided once its person is hired, or rejected for its job, unless they applied again later', async (t) => {
  const { service, lead, stranger, restricted, applied, detail, merge, call } = await start(t)
  const email = { phone: '+44 20 7946 0000' }
  const hired = await applied({ email: 'ada@example.org', ...email })
  const duplicate = await applied({ email: 'byron@example.org', ...email })
  const elsewhere = await applied({ email: 'ada.b@example.org', jobId: restricted.id, ...email })
  for (const id of [duplicate, elsewhere]) assert.equal((await merge(lead, hired, id)).statusCode, 200)
  const undecided = async (headers: Headers = lead) =>
    new Set((await listedApplicants(service, headers, 'getApplicants?type=UNDECIDED')).map(({ id }) => id))
  const decision = async (id: string, headers: Headers = lead) => {
    const { decidedElsewhere: found } = await detail(id, headers)
    return found && [found.stage, found.reference, found.jobTitle, found.isCovered]
  }
  const move = async (id: string, stage: string) => {
    service.clock.advance(60_000)
    const { version } = await detail(id)
    const moved = await call(lead, 'PUT', id, { stage, version })
    assert.equal(moved.statusCode, 200, moved.body)
  }
  assert.deepEqual(await undecided(), new Set([hired, duplicate, elsewhere]))
  assert.equal(await decision(duplicate), null)

  await move(hired, 'REJECTED')
  const { reference } = await detail(hired)
  assert.deepEqual(await undecided(), new Set([elsewhere]), 'rejected for one job')
  assert.deepEqual(await decision(duplicate), ['REJECTED', reference, 'Engineer', true])
  assert.equal(await decision(elsewhere), null)

  await move(hired, 'HIRED')
  assert.deepEqual(await undecided(), new Set(), 'hired')
  assert.deepEqual(await decision(elsewhere), ['HIRED', reference, 'Engineer', true])
  const [listed] = (await listedApplicants(service, lead)).filter(({ id }) => id === duplicate)
  assert.equal(listed?.decidedElsewhere?.reference, reference)

  service.clock.advance(60_000)
  const again = await applied({ email: 'again@example.org', ...email })
  assert.equal((await merge(lead, hired, again)).statusCode, 200)
  assert.deepEqual(await undecided(), new Set([again]), 'applied later')
  assert.deepEqual(await decision(again), ['HIRED', reference, 'Engineer', false], 'with a warning')

  await move(elsewhere, 'HIRED')
  await move(hired, 'NEW')
  assert.deepEqual(await undecided(), new Set(), 'hired after all of them had arrived')
  assert.deepEqual(await undecided(stranger), new Set([hired, duplicate, again]), 'a decision that they must not see')
  assert.equal(await decision(duplicate, stranger), null)

  await call(lead, 'DELETE', `${elsewhere}/merge`)
  assert.deepEqual(await undecided(), new Set([hired, duplicate, again]), 'separated')
})

test('BO-02 the same address, phone, or name with document suggests a merge, a name alone never does', async (t) => {
  const { applied, detail, merge, lead } = await start(t)
  const own = samplePdf('own')
  const first = await applied({ name: 'Ada Byron', email: 'ada@example.org', phone: '+44 (0) 20 7946 0000' }, own)
  const address = await applied({ name: 'A. Byron', email: 'ADA@example.org' })
  const phone = await applied({ name: 'Ada King', email: 'king@example.org', phone: '0044 20 7946 0000' })
  const document = await applied({ name: 'Ada Byron', email: 'third@example.org' }, own)
  const namesake = await applied({ name: 'Ada Byron', email: 'other@example.org' })
  const borrower = await applied({ name: 'Ida Rhodes', email: 'ida@example.org' }, own)
  assert.deepEqual(likenessesOf(await detail(first)), [
    [document, 'DOCUMENT', false],
    [phone, 'PHONE', false],
    [address, 'EMAIL', false],
  ])
  for (const each of [namesake, borrower]) {
    assert.deepEqual(likenessesOf(await detail(each)), [])
    assert.equal((await merge(lead, first, each)).statusCode, 409)
  }
  assert.equal((await merge(lead, first, first)).statusCode, 200)
  assert.deepEqual((await detail(first)).history.length, 1)
})

test('BO-02 merged applications stay as they are, with a trace in the history of each, and can be separated', async (t) => {
  const { service, applied, detail, merge, call, lead, log } = await start(t)
  const email = 'ada@example.org'
  const [one, two, three] = [await applied({ email }), await applied({ email }), await applied({ email, name: 'Ada' })]
  await call(lead, 'POST', `${one}/notes`, { text: 'Calm' })
  await call(lead, 'PUT', one, { version: 1, stage: 'REJECTED', rejectCode: 'SKILLS' })
  await call(lead, 'PUT', `${two}/scorecard`, { verdict: 'YES' })
  const rows = () => service.queries.selectFrom('applicant').selectAll().orderBy('id').execute()
  const before = await rows()
  const { reference } = await detail(one)

  assert.equal((await merge(lead, one, two)).statusCode, 200)
  assert.equal((await merge(lead, three, two)).statusCode, 200)
  assert.equal((await merge(lead, two, three)).statusCode, 200, 'twice')
  assert.deepEqual(await rows(), before, 'nothing of them is rewritten')
  const merged = await detail(two)
  assert.deepEqual(
    merged.samePerson?.map((each) => [each.id, each.merged]),
    [
      [three, true],
      [one, true],
    ],
  )
  assert.deepEqual([merged.notes.length, merged.scorecards?.cards.length], [0, 1])
  assert.deepEqual([(await detail(one)).notes.length, (await detail(one)).stage], [1, 'REJECTED'])
  const steps = merged.history.filter(({ mergedWith }) => mergedWith)
  assert.deepEqual(
    steps.map(({ mergedWith, by, from, to }) => [mergedWith, by?.name, from, to]),
    [
      [reference, 'Hiring team', 'NEW', 'NEW'],
      [(await detail(three)).reference, 'Hiring team', 'NEW', 'NEW'],
    ],
  )
  assert.ok((await log(lead)).some(({ summary }) => summary.startsWith('merge applicant "APP-')))

  // The links of both work, and each shows only its own application.
  const tokens = (await sentMails(service)).flatMap(({ text }) => /my-application#(\S+)/.exec(text)?.[1] ?? [])
  const shown = await Promise.all(
    tokens.map((token) =>
      service.app.inject({ method: 'POST', url: '/api/public/user/myApplication', payload: { token } }),
    ),
  )
  assert.deepEqual(
    shown.map(({ statusCode, body }) => [statusCode, (JSON.parse(body) as { reference: string }).reference]).toSorted(),
    before.map((row) => [200, row.reference]).toSorted(),
  )

  assert.equal((await call(lead, 'DELETE', `${two}/merge`)).statusCode, 200)
  const separated = await detail(two)
  assert.ok(separated.samePerson?.every((each) => !each.merged))
  assert.equal(separated.history.filter(({ separatedFrom }) => separatedFrom).length, 2)
  assert.deepEqual(
    (await detail(one)).samePerson?.filter((each) => each.merged).map(({ id }) => id),
    [three],
    'the others stay merged',
  )
})

test('ST-08 an account outside the team of a restricted job neither sees nor merges its applications, and does not learn of a merge', async (t) => {
  const { applied, detail, merge, call, lead, interviewer, stranger, restricted, log } = await start(t)
  const email = 'ada@example.org'
  const [one, two] = [await applied({ email }), await applied({ email })]
  const hidden = await applied({ email, jobId: restricted.id })
  const { reference } = await detail(hidden)
  assert.deepEqual(
    (await detail(one, stranger)).samePerson?.map(({ id }) => id),
    [two],
  )
  for (const [id, other] of [
    [one, hidden],
    [hidden, one],
  ] as const) {
    assert.equal((await merge(stranger, id, other)).statusCode, 404)
    assert.equal((await merge(interviewer, id, other)).statusCode, 403)
  }
  // Through a restricted job, two applications become those of one person only for its team.
  assert.equal((await merge(lead, one, hidden)).statusCode, 200)
  assert.equal((await merge(lead, two, hidden)).statusCode, 200)
  const known = await detail(one)
  assert.deepEqual(
    known.samePerson?.map(({ id, merged }) => [id, merged]),
    [
      [hidden, true],
      [two, true],
    ],
  )
  assert.equal((await call(lead, 'DELETE', `${two}/merge`)).statusCode, 200)
  assert.equal((await merge(interviewer, one, two)).statusCode, 403, 'it would include the restricted job')
  assert.equal((await call(interviewer, 'DELETE', `${one}/merge`)).statusCode, 403)
  assert.equal((await call(stranger, 'DELETE', `${hidden}/merge`)).statusCode, 404)
  assert.equal((await call(interviewer, 'DELETE', `${one}?applications=all`)).statusCode, 403)
  const learned = JSON.stringify([await log(stranger), await detail(one, stranger), await detail(two, stranger)])
  assert.ok(!learned.includes(hidden) && !learned.includes(reference), learned)
  assert.ok(JSON.stringify(await log(lead)).includes(reference))
})

test('V-08 erasing all applications of a person leaves no data of them, and no trace in anyone else’s', async (t) => {
  const { service, applied, detail, merge, call, lead } = await start(t)
  const email = 'ada@example.org'
  const phone = '+44 20 7946 0000'
  const [one, two] = [await applied({ email, phone }), await applied({ email })]
  const other = await applied({ email: 'ida@example.org', phone })
  await merge(lead, one, two)
  await merge(lead, one, other)
  await call(lead, 'DELETE', `${other}/merge`)
  assert.equal((await call(lead, 'DELETE', `${two}?applications=all`)).statusCode, 204)
  const left = await service.queries.selectFrom('applicant').select(['id', 'name', 'erased_at']).orderBy('id').execute()
  assert.deepEqual(
    left.map(({ id, name, erased_at }) => [id, name === '', erased_at !== null]),
    [
      [one, true, true],
      [two, true, true],
      [other, false, false],
    ],
  )
  assert.equal((await service.queries.selectFrom('applicant_merge').select('id').execute()).length, 0)
  assert.equal((await service.queries.selectFrom('stored_file').select('id').execute()).length, 1)
  const remaining = await detail(other)
  assert.deepEqual([remaining.samePerson, remaining.history.length], [[], 1])
})

test('ST-08 audit entries about a deleted restricted job and its applicants are visible to its team only', async (t) => {
  const { service, applied, call, lead, interviewer, stranger, restricted, log } = await start(t)
  const person = await applied({ jobId: restricted.id, email: 'ada@example.org' })
  assert.equal((await call(lead, 'DELETE', person)).statusCode, 204)
  const removed = await service.app.inject({ method: 'DELETE', url: `/api/career/${restricted.id}`, headers: lead })
  assert.equal(removed.statusCode, 204, removed.body)
  const about = async (headers: Headers) =>
    (await log(headers)).filter(({ entityId }) => entityId === restricted.id || entityId === person).length
  assert.deepEqual([await about(stranger), (await about(lead)) > 2], [0, true])
  assert.equal(await about(interviewer), await about(lead))
})
