import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import ICAL from 'ical.js'
import type { ApplicantDetail } from '@tekskills/shared/contracts/http/applicants'
import type { InterviewSlot, InterviewSlots } from '@tekskills/shared/contracts/http/interviews'
import type { OwnApplication } from '@tekskills/shared/contracts/http/own-application'
import { listedApplicants, signInColleague, startWithApplicant } from '../../testing/sample-applicants'
import { apply } from '../../testing/sample-careers'
import { sentMails, type SentMail } from '../../testing/sent-mails'
import { someoneWaits } from '../../testing/someone-waits'
import type { TestApp } from '../../testing/test-app'

const HOUR = 60 * 60_000
const own = '/api/public/user/myApplication'

/** The token of the latest link mailed to an address. */
async function tokenOf(service: TestApp, email = 'jose@example.org'): Promise<string> {
  const mails = await mailsTo(service, email)
  return mails.flatMap(({ text }) => /\/my-application#(\S+)/.exec(text)?.[1] ?? []).at(-1) ?? ''
}

const mailsTo = async (service: TestApp, email: string) =>
  (await sentMails(service)).filter(({ headers }) => new RegExp(`^To: ${email}\\r?$`, 'm').test(headers))

/** The appointment of an email, read with a different library from the one that wrote it. */
function appointmentIn({ calendar: { method, content } = { method: '', content: '' } }: SentMail) {
  const calendar = new ICAL.Component(ICAL.parse(content))
  const part = calendar.getFirstSubcomponent('vevent')
  assert.ok(part)
  const event = new ICAL.Event(part)
  assert.equal(calendar.getFirstPropertyValue('method'), method)
  return {
    method,
    uid: event.uid,
    sequence: event.sequence,
    start: event.startDate.toJSDate().toISOString(),
    minutes: event.duration.toSeconds() / 60,
    zone: event.startDate.zone.tzid,
    location: event.location,
    status: part.getFirstPropertyValue('status'),
    summary: event.summary,
    organizer: event.organizer,
    attendee: part.getFirstPropertyValue('attendee'),
  }
}

const hours = (service: TestApp, ahead: number) =>
  new Date(Math.floor(service.clock.now().getTime() / 1000) * 1000 + ahead * HOUR).toISOString()

/** An applicant at the stage of interviews, and times that are offered for the job, in hours from now. */
async function startWithSlots(t: TestContext, offered = [24, 48]) {
  const { service, headers, job, person } = await startWithApplicant(t)
  const { app } = service
  const move = (id: string, stage: string, version: number) =>
    app.inject({ method: 'PUT', url: `/api/jobApplicants/${id}`, headers, payload: { version, stage } })
  assert.equal((await move(person.id, 'INTERVIEW', 1)).statusCode, 200)
  const slots: InterviewSlot[] = []
  for (const ahead of offered) {
    const payload = { jobId: job.id, startsAt: hours(service, ahead), minutes: 45, place: 'https://meet.example/42' }
    const added = await app.inject({ method: 'POST', url: '/api/interviewSlots', headers, payload })
    assert.equal(added.statusCode, 201, added.body)
    slots.push(added.json<InterviewSlot>())
  }
  const [first, second] = slots
  assert.ok(first)
  const token = await tokenOf(service)
  let calls = 0
  const call = (path: string, payload: object) => {
    calls += 1
    return app.inject({ method: 'POST', url: own + path, payload, remoteAddress: `10.9.0.${calls}` })
  }
  const choose = (slotId: string, by = token) => call('/interview', { token: by, slotId })
  return { service, headers, job, person, first, second, token, call, choose, move }
}

test('BO-02 an applicant chooses a time, another one, and cancels; each .ics has the same UID and a higher SEQUENCE', async (t) => {
  const { service, headers, job, person, first, second, token, call, choose } = await startWithSlots(t)
  assert.ok(second)
  const before = (await call('', { token })).json<OwnApplication>().interviews
  assert.deepEqual(
    [before?.booked, before?.offered.map(({ id }) => id), before?.timeZone],
    [null, [first.id, second.id], service.config.timeZone],
  )
  const booked = await choose(first.id)
  assert.equal(booked.statusCode, 200, booked.body)
  assert.deepEqual(booked.json<OwnApplication>().interviews?.booked, {
    id: first.id,
    startsAt: first.startsAt,
    minutes: 45,
    place: 'https://meet.example/42',
    interviewer: 'Hiring team',
  })
  assert.equal(booked.headers['cache-control'], 'no-store')
  assert.equal((await choose(first.id)).statusCode, 200, 'choosing it twice')
  assert.equal((await choose(second.id)).statusCode, 200)
  const url = `/api/interviewSlots?jobId=${job.id}`
  const seen = (await service.app.inject({ url, headers })).json<InterviewSlots>()
  assert.deepEqual(
    seen.slots.map(({ applicant }) => applicant?.name ?? null),
    [null, 'José Álvarez'],
  )
  const canceled = await call('/interview/cancel', { token })
  assert.equal(canceled.json<OwnApplication>().interviews?.booked, null)
  assert.equal((await call('/interview/cancel', { token })).statusCode, 200, 'canceling twice')
  const detail = await service.app.inject({ url: `/api/jobApplicants/${person.id}`, headers })
  assert.deepEqual(
    detail
      .json<ApplicantDetail>()
      .history.filter(({ interview }) => interview)
      .map(({ interview, interviewAt, by }) => [interview, interviewAt, by]),
    [
      ['BOOKED', first.startsAt, null],
      ['MOVED', second.startsAt, null],
      ['CANCELED', second.startsAt, null],
    ],
  )

  for (const [email, summary] of [
    ['jose@example.org', /^Interview: Engineer$/],
    ['careers@localhost', /^Interview APP-\w+ for Engineer$/],
  ] as const) {
    const mails = (await mailsTo(service, email)).filter(({ calendar }) => calendar)
    const [one, two, three, ...more] = mails.map(appointmentIn)
    assert.ok(one && two && three && more.length === 0, `${email} ${mails.length}`)
    assert.deepEqual(
      [one, two, three].map(({ method, sequence, start, status }) => [method, sequence, start, status]),
      [
        ['REQUEST', 0, new Date(first.startsAt).toISOString(), 'CONFIRMED'],
        ['REQUEST', 1, new Date(second.startsAt).toISOString(), 'CONFIRMED'],
        ['CANCEL', 2, new Date(second.startsAt).toISOString(), 'CANCELLED'],
      ],
    )
    assert.equal(new Set([one.uid, two.uid, three.uid]).size, 1)
    assert.deepEqual([one.minutes, one.zone, one.location], [45, 'UTC', 'https://meet.example/42'])
    assert.deepEqual(
      [String(one.attendee).toLowerCase(), one.organizer],
      [`mailto:${email}`, 'mailto:no-reply@localhost'],
    )
    assert.match(String(one.summary), summary)
    for (const { text } of mails) assert.ok(text.includes(service.config.timeZone), 'the time zone is named')
    assert.ok(email === 'jose@example.org' || mails.every(({ text }) => !text.includes('lvarez')))
  }
})

test('V-08 a booked interview is contact with the applicant', async (t) => {
  const { service, headers, person, first, choose } = await startWithSlots(t)
  service.clock.advance(HOUR / 2)
  const begun = service.clock.now().toISOString()
  assert.equal((await choose(first.id)).statusCode, 200)
  const { lastContactAt } = (
    await service.app.inject({ url: `/api/jobApplicants/${person.id}`, headers })
  ).json<ApplicantDetail>()
  assert.ok(lastContactAt >= begun, lastContactAt)
})

test('BO-02 of eight applicants who choose one time at once, one gets it and seven get an error', async (t) => {
  const { service, headers, job, first, move, choose } = await startWithSlots(t, [24])
  for (let number = 1; number < 8; number += 1) {
    assert.equal((await apply(service, { jobId: job.id, email: `p${number}@example.org` })).statusCode, 201)
  }
  const people = await listedApplicants(service, headers)
  for (const { id, version, stage } of people) if (stage === 'NEW') await move(id, 'INTERVIEW', version)
  const tokens = await Promise.all(people.map(({ email }) => tokenOf(service, email)))
  const answers = await Promise.all(tokens.map((token) => choose(first.id, token)))
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).toSorted(), [200, ...Array<number>(7).fill(409)])
  const lost = answers.find(({ statusCode }) => statusCode === 409)
  assert.equal(lost?.json<{ code: string }>().code, 'SLOT_TAKEN')
  const rows = await service.queries.selectFrom('interview').selectAll().execute()
  assert.equal(rows.length, 1)
})

test('BO-02 an applicant who chooses several times at once has one interview', async (t) => {
  const { service, first, second, choose } = await startWithSlots(t)
  assert.ok(second)
  const chosen = await Promise.all([choose(first.id), choose(second.id), choose(first.id)])
  assert.deepEqual(new Set(chosen.map(({ statusCode }) => statusCode)), new Set([200]))
  const rows = await service.queries.selectFrom('interview').selectAll().where('canceled_at', 'is', null).execute()
  assert.equal(rows.length, 1)
})

test('BO-02 GET and HEAD of a link change nothing, and someone else’s and forged links cannot book, and an invitation ends no earlier link', async (t) => {
  const { service, headers, person, first, token, choose, call } = await startWithSlots(t)
  for (const method of ['GET', 'HEAD'] as const) {
    for (const path of ['/interview', '/interview/cancel']) {
      const response = await service.app.inject({ method, url: `${own}${path}?token=${token}&slotId=${first.id}` })
      assert.ok([404, 405].includes(response.statusCode), `${method} ${path} ${response.statusCode}`)
    }
  }
  assert.equal((await choose(first.id, `${token.slice(0, -2)}xx`)).statusCode, 410)
  assert.equal((await choose(first.id, '')).statusCode, 410)
  const invited = await service.app.inject({
    method: 'POST',
    url: `/api/jobApplicants/${person.id}/interviewInvitation`,
    headers,
  })
  assert.equal(invited.statusCode, 202, invited.body)
  assert.deepEqual(await service.queries.selectFrom('interview').selectAll().execute(), [])
  const latest = await tokenOf(service)
  assert.notEqual(latest, token)
  assert.equal((await choose(first.id, latest)).statusCode, 200)
  assert.equal((await call('/interview/cancel', { token })).statusCode, 200, 'an earlier link, in use')
})

test('BO-02 only times of the job that have not begun can be chosen, at the stage of interviews', async (t) => {
  const { service, person, headers, first, move, choose, job } = await startWithSlots(t, [1])
  const other = await startOtherJob(service, headers)
  assert.equal((await choose(other)).statusCode, 409)
  assert.equal((await choose(crypto.randomUUID())).statusCode, 409)
  await move(person.id, 'OFFER', 2)
  assert.equal((await choose(first.id)).statusCode, 409)
  await move(person.id, 'INTERVIEW', 3)
  const payload = { jobId: job.id, startsAt: hours(service, -1), minutes: 45, place: 'Here' }
  const past = await service.app.inject({ method: 'POST', url: '/api/interviewSlots', headers, payload })
  assert.equal(past.statusCode, 422)
  service.clock.advance(2 * HOUR)
  assert.equal((await choose(first.id)).statusCode, 409)
})

async function startOtherJob({ app, clock }: TestApp, headers: object): Promise<string> {
  const job = {
    jobTitle: 'Writer',
    description: '<p>x</p>',
    employmentType: 'FULL_TIME',
    country: 'India',
    city: 'Pune',
  }
  const added = await app.inject({ method: 'POST', url: '/api/career', headers: { ...headers }, payload: job })
  const startsAt = new Date(clock.now().getTime() + HOUR).toISOString()
  const payload = { jobId: added.json<{ id: string }>().id, startsAt, minutes: 30, place: 'Here' }
  const slot = await app.inject({ method: 'POST', url: '/api/interviewSlots', headers: { ...headers }, payload })
  return slot.json<InterviewSlot>().id
}

test('BO-02 V-08 withdrawing the application or the slot, a rejection and an erasure cancel the interview in both calendars', async (t) => {
  const { service, headers, person, first, token, call, choose, move } = await startWithSlots(t)
  const canceled = async (email: string) =>
    (await mailsTo(service, email)).filter(({ calendar }) => calendar?.method === 'CANCEL').length
  const both = async () => [await canceled('jose@example.org'), await canceled('careers@localhost')]
  const version = async () => (await listedApplicants(service, headers))[0]?.version ?? 0

  await choose(first.id)
  await move(person.id, 'REJECTED', await version())
  assert.deepEqual(await both(), [1, 1])
  await move(person.id, 'INTERVIEW', await version())
  await choose(first.id)
  await call('/withdraw', { token })
  assert.deepEqual(await both(), [2, 2])
  await move(person.id, 'INTERVIEW', await version())
  await choose(first.id)
  const url = `/api/interviewSlots/${first.id}`
  assert.equal((await service.app.inject({ method: 'DELETE', url, headers })).statusCode, 204)
  assert.equal((await service.app.inject({ method: 'DELETE', url, headers })).statusCode, 404)
  assert.deepEqual(await both(), [3, 3])

  const second = (await call('', { token })).json<OwnApplication>().interviews?.offered[0]
  assert.ok(second)
  await choose(second.id)
  await service.app.inject({ method: 'DELETE', url: `/api/jobApplicants/${person.id}`, headers })
  assert.equal(await canceled('careers@localhost'), 4)
  assert.deepEqual(await service.queries.selectFrom('interview').selectAll().execute(), [])
})

test('the content team can neither offer nor see times, nor invite applicants', async (t) => {
  const { service, job, first, person } = await startWithSlots(t)
  const headers = await service.signIn('blogs')
  for (const [method, url] of [
    ['GET', `/api/interviewSlots?jobId=${job.id}`],
    ['POST', '/api/interviewSlots'],
    ['DELETE', `/api/interviewSlots/${first.id}`],
    ['POST', `/api/jobApplicants/${person.id}/interviewInvitation`],
  ] as const) {
    const response = await service.app.inject({ method, url, headers, ...(method === 'POST' && { payload: {} }) })
    assert.equal(response.statusCode, 403, url)
  }
})

test('AT-32 one applicant who changes the time again and again does not flood the interviewer with mail', async (t) => {
  const { service, first, second, choose } = await startWithSlots(t)
  assert.ok(second)
  const statuses: number[] = []
  for (let turn = 0; turn < 22; turn += 1) statuses.push((await choose(turn % 2 ? second.id : first.id)).statusCode)
  assert.deepEqual(statuses, [...Array.from({ length: 20 }, () => 200), 429, 429])
  assert.equal((await mailsTo(service, 'jose@example.org')).filter(({ calendar }) => calendar).length, 20)
})

test('BO-02 withdrawing a time while its applicant books it again does not deadlock', async (t) => {
  const { service, headers, person, first, choose } = await startWithSlots(t)
  assert.equal((await choose(first.id)).statusCode, 200)
  // With one connection, one simply follows the other.
  if (service.deps.database.kind === 'embedded') return
  const { removing } = await service.queries.transaction().execute(async (transaction) => {
    // As choosing a time begins.
    await transaction.selectFrom('applicant').select('id').where('id', '=', person.id).forUpdate().execute()
    const removed = service.app.inject({ method: 'DELETE', url: `/api/interviewSlots/${first.id}`, headers })
    await someoneWaits(service)
    const slot = transaction.selectFrom('interview_slot').select('id').where('id', '=', first.id)
    assert.equal((await slot.forUpdate().noWait().execute()).length, 1)
    return { removing: removed }
  })
  assert.equal((await removing).statusCode, 204)
})

/** Two recruiters, Hiring team and Ida, and how to offer times with any of them; one far ahead is there. */
async function startWithPanel(t: TestContext) {
  const start = await startWithSlots(t, [100])
  const { service, headers, job } = start
  const ida = await signInColleague(service)
  const response = await service.app.inject({ url: `/api/interviewSlots?jobId=${job.id}`, headers })
  const people = response.json<InterviewSlots>().interviewers ?? []
  const idOf = (name: string) => people.find((each) => each.name === name)?.id ?? crypto.randomUUID()
  const offer = (ahead: number, names: string[]) => {
    const interviewers = names.map(idOf)
    const payload = { jobId: job.id, startsAt: hours(service, ahead), minutes: 60, place: 'Room 4', interviewers }
    return service.app.inject({ method: 'POST', url: '/api/interviewSlots', headers, payload })
  }
  const restaff = (slotId: string, names: string[], by: object = headers) =>
    service.app.inject({
      method: 'PUT',
      url: `/api/interviewSlots/${slotId}`,
      headers: { ...by },
      payload: { interviewers: names.map(idOf) },
    })
  return { ...start, ida, people, offer, restaff }
}

test('BO-02 everyone of a panel gets the appointment, its moves and its cancellation, and the applicant reads all names', async (t) => {
  const { service, call, choose, token, offer, people } = await startWithPanel(t)
  assert.deepEqual(
    people.map(({ name, isMe, inTeam }) => [name, isMe, inTeam]),
    [
      ['Hiring team', true, false],
      ['Ida', false, false],
    ],
  )
  const both = (await offer(24, ['Ida', 'Hiring team'])).json<InterviewSlot>()
  assert.deepEqual(
    both.interviewers?.map(({ name }) => name),
    ['Ida', 'Hiring team'],
  )
  const alone = (await offer(48, ['Hiring team'])).json<InterviewSlot>()
  assert.equal((await choose(both.id)).statusCode, 200)
  const seen = (await call('', { token })).json<OwnApplication>().interviews
  assert.equal(seen?.booked?.interviewer, 'Ida and Hiring team')
  assert.equal((await choose(alone.id)).statusCode, 200)
  assert.equal((await choose(both.id)).statusCode, 200)
  assert.equal((await call('/interview/cancel', { token })).statusCode, 200)
  const sequences = async (email: string) =>
    (await mailsTo(service, email))
      .filter(({ calendar }) => calendar)
      .map((mail) => [appointmentIn(mail).method, appointmentIn(mail).sequence])
  const moved = [
    ['REQUEST', 0],
    ['REQUEST', 1],
    ['REQUEST', 2],
    ['CANCEL', 3],
  ]
  assert.deepEqual(await sequences('careers@localhost'), moved)
  assert.deepEqual(await sequences('jose@example.org'), moved)
  assert.deepEqual(await sequences('ida@example.org'), [moved[0], ['CANCEL', 1], moved[2], moved[3]])
  const [{ text, calendar } = { text: '', calendar: undefined }] = await mailsTo(service, 'ida@example.org')
  assert.match(text, /Room 4\nwith Hiring team\n/)
  const found = calendar?.content.replaceAll(/\r?\n /g, '').match(/mailto:[^\r\n]+/gi)
  assert.deepEqual(
    new Set(found?.map((address) => address.toLowerCase())),
    new Set(['mailto:no-reply@localhost', 'mailto:ida@example.org', 'mailto:careers@localhost']),
  )
})

test('BO-02 only people who can log in and see the job are interviewers, and nobody is in two interviews at once', async (t) => {
  const { service, headers, job, call, first, choose, token, offer, ida } = await startWithPanel(t)
  const refusedField = async (names: string[]) =>
    (await offer(30, names)).json<{ errors?: { field: string }[] }>().errors?.[0]?.field
  assert.equal(await refusedField(['Nobody']), 'interviewers')
  assert.equal(await refusedField([]), 'interviewers')
  assert.equal(await refusedField(['Ida', 'Ida']), 'interviewers')
  const panel = (await offer(24, ['Hiring team', 'Ida'])).json<InterviewSlot>()
  const overlapping = (await offer(24.5, ['Ida'])).json<InterviewSlot>()
  // After either of them: it is not known whose interview is booked.
  const after = (await offer(25.5, ['Ida'])).json<InterviewSlot>()
  // The second applicant cannot have Ida while the first one has her.
  await apply(service, { jobId: job.id, email: 'p2@example.org' })
  const other = (await listedApplicants(service, headers)).find(({ email }) => email === 'p2@example.org')
  assert.ok(other)
  await service.app.inject({
    method: 'PUT',
    url: `/api/jobApplicants/${other.id}`,
    headers,
    payload: { version: other.version, stage: 'INTERVIEW' },
  })
  const theirs = await tokenOf(service, 'p2@example.org')
  const answers = await Promise.all([choose(panel.id), choose(overlapping.id, theirs)])
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).toSorted(), [200, 409])
  const winner = answers[0].statusCode === 200 ? token : theirs
  const loser = winner === token ? theirs : token
  const offered = async (of: string) =>
    (await call('', { token: of })).json<OwnApplication>().interviews?.offered.map(({ id }) => id)
  assert.deepEqual(await offered(loser), [after.id, first.id], 'a time at which someone is busy is not offered')
  const listed = await service.app.inject({ url: `/api/interviewSlots?jobId=${job.id}`, headers: ida })
  const busy = listed.json<InterviewSlots>().slots.filter(({ isBusy }) => isBusy)
  assert.deepEqual(
    busy.map(({ id }) => id),
    [winner === token ? overlapping.id : panel.id],
  )
  assert.equal((await offer(24.25, ['Ida'])).statusCode, 422)
  // Their own interview keeps nobody from moving it.
  const moved = await choose(winner === token ? overlapping.id : panel.id, winner)
  assert.equal(moved.statusCode, 200, moved.body)
})

test('BO-02 the interviewers of a free time are changed, and those of a booked one with a cancellation, an invitation and the new names', async (t) => {
  const { service, headers, person, call, choose, token, offer, restaff } = await startWithPanel(t)
  const slot = (await offer(24, ['Hiring team'])).json<InterviewSlot>()
  const free = await restaff(slot.id, ['Ida', 'Hiring team'])
  assert.equal(free.statusCode, 200, free.body)
  assert.deepEqual(
    free.json<InterviewSlot>().interviewers?.map(({ name }) => name),
    ['Ida', 'Hiring team'],
  )
  assert.equal((await restaff(slot.id, ['Hiring team'])).statusCode, 200)
  assert.equal((await choose(slot.id)).statusCode, 200)
  assert.equal((await restaff(slot.id, ['Ida'])).statusCode, 200)
  assert.equal((await restaff(slot.id, ['Ida'])).statusCode, 200, 'the same again')
  const seen = (await call('', { token })).json<OwnApplication>().interviews
  assert.equal(seen?.booked?.interviewer, 'Ida')

  const appointments = async (email: string) =>
    (await mailsTo(service, email))
      .filter(({ calendar }) => calendar)
      .map((mail) => ({
        ...appointmentIn(mail),
        subject: /^Subject: (.*?)\r?$/m.exec(mail.headers)?.[1],
        text: mail.text,
      }))
  const of = async (email: string) => (await appointments(email)).map(({ method, sequence }) => [method, sequence])
  assert.deepEqual(await of('careers@localhost'), [
    ['REQUEST', 0],
    ['CANCEL', 1],
  ])
  assert.deepEqual(await of('ida@example.org'), [['REQUEST', 1]])
  assert.deepEqual(await of('jose@example.org'), [
    ['REQUEST', 0],
    ['REQUEST', 1],
  ])
  const [invited] = await appointments('ida@example.org')
  assert.match(invited?.subject ?? '', /^Interview booked: APP-/)
  const told = (await appointments('jose@example.org')).at(-1)
  assert.match(told?.text ?? '', /stays the same, but you will meet different people:[\s\S]*\nwith Ida\n/)
  const all = await Promise.all(['careers@localhost', 'ida@example.org', 'jose@example.org'].map(appointments))
  assert.equal(new Set(all.flat().map(({ uid }) => uid)).size, 1)

  const detail = await service.app.inject({ url: `/api/jobApplicants/${person.id}`, headers })
  const reasons = detail.json<ApplicantDetail>().history.map(({ reason }) => reason)
  assert.deepEqual(
    reasons.filter((reason) => reason?.startsWith('Interviewers')),
    ['Interviewers changed from Hiring team to Ida'],
  )
  const audited = await service.queries
    .selectFrom('audit')
    .select('summary')
    .where('summary', 'like', 'change interviewers of interview time %')
    .execute()
  assert.equal(audited.length, 4)
  assert.equal((await call('/interview/cancel', { token })).statusCode, 200)
  assert.deepEqual((await of('ida@example.org')).at(-1), ['CANCEL', 2])
})

test('BO-02 who leaves a booked interview reads that it takes place without them, who joins reads who the others are', async (t) => {
  const { service, choose, offer, restaff } = await startWithPanel(t)
  const slot = (await offer(24, ['Hiring team'])).json<InterviewSlot>()
  assert.equal((await choose(slot.id)).statusCode, 200)
  const last = async (email: string) => {
    const mail = (await mailsTo(service, email)).findLast(({ calendar }) => calendar)
    assert.ok(mail)
    return { ...mail, ...appointmentIn(mail) }
  }
  assert.equal((await restaff(slot.id, ['Hiring team', 'Ida'])).statusCode, 200)
  const joined = await last('ida@example.org')
  assert.match(joined.text, /You now take part in this interview[\s\S]*\nwith Hiring team\n/)
  assert.equal((await restaff(slot.id, ['Ida'])).statusCode, 200)
  const left = await last('careers@localhost')
  assert.match(left.headers, /^Subject: Interview handed over: APP-/m)
  assert.match(left.text, /You no longer take part in this interview[\s\S]*\nnow with Ida\n/)
  assert.doesNotMatch(left.text, /has been cancelled/)
  assert.deepEqual([left.method, left.uid], ['CANCEL', joined.uid])
})

test('BO-02 an applicant reads the time in the zone of their browser, or of the job, and never only in that of the site', async (t) => {
  const { service, headers, person, token, call, offer } = await startWithPanel(t)
  const slot = (await offer(24, ['Hiring team'])).json<InterviewSlot>()
  const other = (await offer(30, ['Hiring team'])).json<InterviewSlot>()
  const read = async () => (await mailsTo(service, 'jose@example.org')).findLast(({ calendar }) => calendar)?.text ?? ''
  const chooseIn = async ({ id: slotId }: InterviewSlot, timeZone?: string) =>
    assert.equal((await call('/interview', { token, slotId, timeZone })).statusCode, 200)
  const clock = (timeZone: string) =>
    new Date(slot.startsAt).toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
  assert.equal(service.config.timeZone, 'UTC')
  const ours = new RegExp(
    `\nFor us, that is [^\n]+ at ${clock('UTC')} \\(Coordinated Universal Time, UTC\\), 60 minutes\n`,
  )

  await chooseIn(slot, 'America/New_York')
  assert.match(
    await read(),
    new RegExp(`at ${clock('America/New_York')} \\(Eastern [a-z]+ Time, America/New_York\\), 60`, 'i'),
  )
  assert.match(await read(), ours)
  for (const zone of [undefined, 'Mars/Olympus']) {
    await chooseIn(other, zone)
    await chooseIn(slot, zone)
    const ofTheJob = new RegExp(`at ${clock('Asia/Kolkata')} \\(India Standard Time, Asia/Kolkata\\), 60 minutes\n`)
    assert.match(await read(), ofTheJob)
    assert.match(await read(), ours)
  }
  await chooseIn(other, 'Africa/Abidjan')
  assert.doesNotMatch(await read(), /For us/, 'the same clock')
  const preview = await service.app.inject({
    method: 'POST',
    url: '/api/applicantMails/preview',
    headers,
    payload: { recipients: [person.id], subject: 'Interview', text: '{{interview}}' },
  })
  assert.match(preview.body, /Africa\/Abidjan/)
})

test('BO-02 a time is not given to someone who has another interview then or cannot interview, and nothing changes', async (t) => {
  const { service, headers, job, first, choose, offer, restaff } = await startWithPanel(t)
  const taken = (await offer(24, ['Ida'])).json<InterviewSlot>()
  const other = (await offer(24.5, ['Hiring team'])).json<InterviewSlot>()
  assert.equal((await choose(taken.id)).statusCode, 200)
  const refused = async (names: string[]) =>
    (await restaff(other.id, names)).json<{ errors?: { field: string; code: string }[] }>().errors?.[0]
  assert.deepEqual((await refused(['Ida']))?.code, 'CONFLICT')
  assert.deepEqual((await refused(['Nobody']))?.code, 'ENUM')
  assert.deepEqual((await refused([]))?.field, 'interviewers')
  assert.equal((await restaff(crypto.randomUUID(), ['Ida'])).statusCode, 404)
  const { slots } = (
    await service.app.inject({ url: `/api/interviewSlots?jobId=${job.id}`, headers })
  ).json<InterviewSlots>()
  assert.deepEqual(
    slots.map(({ id, interviewers }) => [id, interviewers?.map(({ name }) => name).join()]),
    [
      [taken.id, 'Ida'],
      [other.id, 'Hiring team'],
      [first.id, 'Hiring team'],
    ],
  )
})
