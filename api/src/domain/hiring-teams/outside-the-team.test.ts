import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import type { ApplicantMail } from '@tekskills/shared/contracts/http/applicant-mails'
import type { ApplicantDetail } from '@tekskills/shared/contracts/http/applicants'
import type { InterviewSlot, InterviewSlots } from '@tekskills/shared/contracts/http/interviews'
import type { OwnApplication } from '@tekskills/shared/contracts/http/own-application'
import { newId } from '../../platform/database/ids'
import { listedApplicants, signInColleague } from '../../testing/sample-applicants'
import { addCareer, apply, putCareer } from '../../testing/sample-careers'
import { sentMails } from '../../testing/sent-mails'
import { someoneWaits } from '../../testing/someone-waits'
import { startTestApp } from '../../testing/test-app'
import { handOverDueMails } from '../applicants/stage-mails'

const HOUR = 60 * 60_000

type Headers = Record<string, string>
type Team = { accountId: string; right: 'LEAD' | 'INTERVIEWER' }[]

/** A lead, a colleague who can be in the team of a restricted job, and one who never is. */
async function start(t: TestContext) {
  const service = await startTestApp(t)
  const lead = await service.signIn('careers')
  const [ida, sven] = [await signInColleague(service), await signInColleague(service, 'Sven')]
  const rows = await service.queries.selectFrom('account').select(['id', 'username']).execute()
  const ids = Object.fromEntries(rows.map(({ id, username }) => [username, id]))
  const member = (username: string, right: Team[number]['right']) => ({ accountId: ids[username] ?? '', right })
  const inHours = (hours: number) => new Date(service.clock.now().getTime() + hours * HOUR).toISOString()
  const tried = (as: Headers, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    service.app.inject({ method, url: `/api${url}`, headers: as, payload })
  const call = async <T>(...of: Parameters<typeof tried>): Promise<T> => {
    const response = await tried(...of)
    assert.ok(response.statusCode < 300, `${of[1]} ${of[2]}: ${response.body}`)
    return response.body ? response.json<T>() : (undefined as T)
  }
  const mailsTo = async (address: string) =>
    (await sentMails(service)).filter(({ headers }) => new RegExp(`^To: ${address}`, 'm').test(headers))
  /** An applicant at the stage of interviews, and the calls of their own page. */
  const applicant = async (jobId: string, name: string) => {
    const address = `${name.toLowerCase()}@example.org`
    assert.equal((await apply(service, { jobId, name, email: address })).statusCode, 201)
    const person = (await listedApplicants(service, lead)).find(({ email }) => email === address)
    assert.ok(person)
    await call(lead, 'PUT', `/jobApplicants/${person.id}`, { version: person.version, stage: 'INTERVIEW' })
    const mails = await mailsTo(address)
    const token = mails.flatMap(({ text }) => /\/my-application#(\S+)/.exec(text)?.[1] ?? []).at(-1)
    const own = (path: string, payload: object = {}) =>
      tried({}, 'POST', `/public/user/myApplication${path}`, { token, ...payload })
    const detail = () => call<ApplicantDetail>(lead, 'GET', `/jobApplicants/${person.id}`)
    return { ...person, address, own, detail }
  }
  const offer = (as: Headers, jobId: string, interviewers?: string[]) =>
    call<InterviewSlot>(as, 'POST', '/interviewSlots', {
      jobId,
      startsAt: inHours(24),
      minutes: 30,
      place: 'Room 4',
      ...(interviewers && { interviewers }),
    })
  return { service, lead, ida, sven, ids, member, inHours, tried, call, mailsTo, applicant, offer }
}

test('ST-08 an applicant who is moved to another job has the interview of the former one canceled, and is gone from its times', async (t) => {
  const { service, lead, sven, ids, member, tried, call, mailsTo, applicant, offer } = await start(t)
  const open = await addCareer(service, lead, { jobTitle: 'Open role' })
  const team = [member('careers', 'LEAD')]
  const restricted = await addCareer(service, lead, { jobTitle: 'Secret role', team, teamOnly: true })
  const quentin = await applicant(open.id, 'Quentin')
  const slot = await offer(sven, open.id)
  assert.equal((await quentin.own('/interview', { slotId: slot.id })).statusCode, 200)
  const { version } = await quentin.detail()
  await call(lead, 'PUT', `/jobApplicants/${quentin.id}`, { version, jobId: restricted.id })

  for (const address of [quentin.address, 'sven@']) {
    const [last] = (await mailsTo(address)).slice(-1)
    assert.deepEqual([address, last?.calendar?.method], [address, 'CANCEL'])
    assert.doesNotMatch(`${last?.headers}${last?.text}`, /Secret/)
  }
  const { interviews } = (await quentin.own('')).json<OwnApplication>()
  assert.equal(interviews?.booked, null)
  const { slots } = await call<InterviewSlots>(sven, 'GET', `/interviewSlots?jobId=${open.id}`)
  assert.deepEqual(
    slots.map(({ id, applicant: by }) => [id, by]),
    [[slot.id, null]],
  )
  const [steps, sent] = [(await quentin.detail()).history.length, (await mailsTo(quentin.address)).length]
  const staff = { interviewers: [ids.sven, ids.ida] }
  assert.equal((await tried(sven, 'PUT', `/interviewSlots/${slot.id}`, staff)).statusCode, 200)
  assert.equal((await tried(sven, 'DELETE', `/interviewSlots/${slot.id}`)).statusCode, 204)
  const { history } = await quentin.detail()
  assert.deepEqual([history.length, (await mailsTo(quentin.address)).length], [steps, sent], 'nothing about them')
  assert.deepEqual(
    history.filter(({ interview }) => interview).map(({ interview }) => interview),
    ['BOOKED', 'CANCELED'],
  )
  assert.deepEqual(await mailsTo('ida@'), [])
})

test('ST-08 a time with someone who has left the team of a restricted job is not offered again once its applicant cancels', async (t) => {
  const { service, lead, ids, member, tried, call, mailsTo, applicant, offer } = await start(t)
  const team = [member('careers', 'LEAD'), member('ida', 'INTERVIEWER')]
  const job = await addCareer(service, lead, { jobTitle: 'Secret role', team, teamOnly: true })
  const [xavier, yara] = [await applicant(job.id, 'Xavier'), await applicant(job.id, 'Yara')]
  const slot = await offer(lead, job.id, [ids.ida ?? ''])
  assert.equal((await xavier.own('/interview', { slotId: slot.id })).statusCode, 200)
  const { version } = await call<{ version: number }>(lead, 'GET', `/career/${job.id}`)
  await call(lead, 'PUT', `/career/${job.id}`, { version, team: team.slice(0, 1) })

  const shown = (await xavier.own('')).json<OwnApplication>().interviews?.booked
  assert.equal(shown?.id, slot.id, 'what is booked stays')
  assert.equal((await xavier.own('/interview/cancel')).statusCode, 200)
  const toIda = (await mailsTo('ida@')).filter(({ calendar }) => calendar)
  assert.deepEqual(
    toIda.map(({ calendar }) => calendar?.method),
    ['REQUEST', 'CANCEL'],
  )
  assert.deepEqual((await yara.own('')).json<OwnApplication>().interviews?.offered, [])
  const refused = await yara.own('/interview', { slotId: slot.id })
  assert.deepEqual([refused.statusCode, refused.json<{ code: string }>().code], [409, 'SLOT_TAKEN'])
  assert.equal((await mailsTo('ida@')).filter(({ calendar }) => calendar).length, toIda.length)
  const offered = await tried(lead, 'GET', `/interviewSlots?jobId=${job.id}`)
  assert.deepEqual(offered.json<InterviewSlots>().slots, [])
})

const texts = { subject: 'About {{jobTitle}}', text: 'Hello {{firstName}}, answer me. {{sender}}' }

for (const [how, right, reason] of [
  [
    'has left the team of a restricted job',
    null,
    /^Email not sent, as its author no longer leads the hiring: About Secret role$/,
  ],
  [
    'only interviews for the job by then',
    'INTERVIEWER',
    /^Email not sent, as its author no longer leads the hiring: About Secret role$/,
  ],
  ['still leads the hiring', 'LEAD', /^Email: About Secret role$/],
] as const) {
  test(`ST-08 a scheduled email whose author ${how} is ${right === 'LEAD' ? 'sent' : 'canceled, and the history says why'}`, async (t) => {
    const { service, lead, ida, inHours, member, call, mailsTo, applicant } = await start(t)
    const team = [member('careers', 'LEAD'), member('ida', 'LEAD')]
    const job = await addCareer(service, lead, { jobTitle: 'Secret role', team, teamOnly: true })
    const zed = await applicant(job.id, 'Zed')
    const before = (await mailsTo(zed.address)).length
    await call(ida, 'POST', '/applicantMails', { ...texts, recipients: [zed.id], sendAt: inHours(0.2) })
    const { version } = await call<{ version: number }>(lead, 'GET', `/career/${job.id}`)
    const left = [member('careers', 'LEAD'), ...(right ? [member('ida', right)] : [])]
    await call(lead, 'PUT', `/career/${job.id}`, { version, team: left })
    service.clock.advance(HOUR / 2)
    await handOverDueMails(service.deps)
    await handOverDueMails(service.deps)
    const isSent = right === 'LEAD'
    assert.equal((await mailsTo(zed.address)).length, before + (isSent ? 1 : 0))
    const [mail] = await call<ApplicantMail[]>(lead, 'GET', `/applicantMails?applicantId=${zed.id}`)
    assert.deepEqual([mail?.status, mail?.by?.name], [isSent ? 'SENT' : 'CANCELED', 'Ida'])
    const { history } = await zed.detail()
    const steps = history.filter(({ reason: why }) => reason.test(why ?? ''))
    assert.deepEqual(
      steps.map(({ by }) => by?.name ?? null),
      [isSent ? 'Ida' : null],
    )
  })
}

test('ST-08 an applicant who books a time while its job becomes restricted keeps the interview', async (t) => {
  const { service, lead, sven, member, applicant, offer } = await start(t)
  // With one connection, one simply follows the other.
  if (service.deps.database.kind === 'embedded') return
  const job = await addCareer(service, lead, { jobTitle: 'Sought role' })
  const zoe = await applicant(job.id, 'Zoe')
  const slot = await offer(sven, job.id)
  const { restricting } = await service.queries.transaction().execute(async (booking) => {
    // As choosing a time does.
    await booking.selectFrom('interview_slot').select('id').where('id', '=', slot.id).forUpdate().execute()
    const team = [member('careers', 'LEAD')]
    const restricted = putCareer(service, lead, { id: job.id, version: job.version, team, teamOnly: true })
    await someoneWaits(service)
    const now = service.clock.now()
    const row = { id: newId(now.getTime()), applicant_id: zoe.id, slot_id: slot.id, booked_at: now }
    await booking.insertInto('interview').values(row).execute()
    return { restricting: restricted }
  })
  assert.equal((await restricting).statusCode, 200)
  const { interviews } = (await zoe.own('')).json<OwnApplication>()
  assert.equal(interviews?.booked?.id, slot.id)
})

test('ST-08 a scheduled email is canceled once its applicant is moved to another job', async (t) => {
  const { service, lead, sven, inHours, member, call, mailsTo, applicant } = await start(t)
  const open = await addCareer(service, lead, { jobTitle: 'Open role' })
  const team = [member('careers', 'LEAD')]
  const restricted = await addCareer(service, lead, { jobTitle: 'Secret role', team, teamOnly: true })
  const uma = await applicant(open.id, 'Uma')
  const before = (await mailsTo(uma.address)).length
  await call(sven, 'POST', '/applicantMails', { ...texts, recipients: [uma.id], sendAt: inHours(0.2) })
  const { version } = await uma.detail()
  await call(lead, 'PUT', `/jobApplicants/${uma.id}`, { version, jobId: restricted.id })
  const [mail] = await call<ApplicantMail[]>(lead, 'GET', `/applicantMails?applicantId=${uma.id}`)
  assert.equal(mail?.status, 'CANCELED')
  service.clock.advance(HOUR / 2)
  await handOverDueMails(service.deps)
  assert.equal((await mailsTo(uma.address)).length, before)
})
