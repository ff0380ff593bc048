import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import type { OwnApplication } from '@tekskills/shared/contracts/http/own-application'
import { runUserCommand } from '../../commands/user-command'
import { signInColleague, startWithApplicant } from '../../testing/sample-applicants'
import { signInAdministrator } from '../../testing/sample-staff'
import { sentMails } from '../../testing/sent-mails'
import type { TestApp } from '../../testing/test-app'
import { handOverDueMails } from './stage-mails'

type Headers = { authorization: string }

const inHours = (service: TestApp, hours: number) =>
  new Date(service.clock.now().getTime() + hours * 60 * 60_000).toISOString()

/** A job with times offered by Ida, one of which José has booked, and an email that she has scheduled for him. */
async function startWithInterviewer(t: TestContext) {
  const { service, headers, job, person } = await startWithApplicant(t)
  const { by, proof } = await signInAdministrator(service)
  const ida = await signInColleague(service)
  const idOf = async (username: string) => {
    const account = service.queries.selectFrom('account').select('id').where('username', '=', username)
    return (await account.executeTakeFirstOrThrow()).id
  }
  const [idaId, leadId] = [await idOf('ida'), await idOf('careers')]
  const call = async (method: 'POST' | 'PUT', url: string, payload: object, as: Headers = ida) => {
    const response = await service.app.inject({ method, url: `/api${url}`, headers: as, payload })
    assert.ok(response.statusCode < 300, `${url}: ${response.body}`)
    return response
  }
  const team = [idaId, leadId].map((accountId) => ({ accountId, right: 'LEAD' }))
  await call('PUT', `/career/${job.id}`, { version: 1, team, teamOnly: true }, headers)
  await call('PUT', `/jobApplicants/${person.id}`, { version: 1, stage: 'INTERVIEW' })
  const offer = async (hours: number) => {
    const payload = { jobId: job.id, startsAt: inHours(service, hours), minutes: 45, place: `Room ${hours}` }
    return (await call('POST', '/interviewSlots', payload)).json<{ id: string }>().id
  }
  const [chosen, free] = [await offer(24), await offer(48)]
  const mailed = (await sentMails(service)).flatMap(({ text }) => /\/my-application#(\S+)/.exec(text)?.[1] ?? [])
  const own = (path: string, payload: object = {}) =>
    service.app.inject({
      method: 'POST',
      url: `/api/public/user/myApplication${path}`,
      payload: { token: mailed.at(-1), ...payload },
    })
  assert.equal((await own('/interview', { slotId: chosen })).statusCode, 200)
  const letter = { recipients: [person.id], subject: 'News', text: 'Hello', sendAt: inHours(service, 24) }
  await call('POST', '/applicantMails', letter)
  const mailsTo = async (username: string) =>
    (await sentMails(service)).filter(({ headers: lines }) => new RegExp(`^To: ${username}@`, 'm').test(lines))
  const change = (what: string, payload: object) =>
    call('PUT', `/staff/${idaId}/${what}`, { ...proof(), ...payload }, by)
  return { service, change, person, free, own, mailsTo }
}

for (const [how, leave] of [
  ['gets another role', ({ change }) => change('role', { role: 'BLOGS' })],
  ['is disabled', ({ change }) => change('disabled', { disabled: true })],
  ['is disabled by command', ({ service }) => runUserCommand(service, ['disable', 'ida'], service.clock.now())],
] satisfies [string, (start: Awaited<ReturnType<typeof startWithInterviewer>>) => Promise<unknown>][]) {
  test(`BO-02 a recruiter who ${how} no longer interviews: free times and scheduled emails are canceled, leads are notified of booked ones`, async (t) => {
    const start = await startWithInterviewer(t)
    const { service, person, free, own, mailsTo } = start
    const before = (await mailsTo('ida')).filter(({ calendar }) => calendar).length
    await leave(start)
    // The command leaves its emails to the service.
    service.deps.mail.wake()
    const { interviews } = (await own('')).json<OwnApplication>()
    assert.deepEqual([interviews?.booked?.place, interviews?.offered], ['Room 24', []])
    const moved = await own('/interview', { slotId: free })
    assert.deepEqual([moved.statusCode, moved.json<{ code: string }>().code], [409, 'SLOT_TAKEN'])
    const notices = (await mailsTo('careers')).filter(({ headers }) => headers.includes('no longer works'))
    assert.equal(notices.length, 1)
    const [{ text } = { text: '' }] = notices
    assert.match(text, /Room 24/)
    assert.ok(text.includes(`Application ${person.reference}: ${service.config.siteOrigin}/Applications?applicant=`))
    assert.match(text, /Emails that they had scheduled will not be sent/)
    service.clock.advance(25 * 60 * 60_000)
    await handOverDueMails(service.deps)
    const news = (await mailsTo('jose')).filter(({ headers }) => /^Subject: News/m.test(headers))
    assert.deepEqual(news, [])
    service.clock.advance(-25 * 60 * 60_000)
    assert.equal((await own('/interview/cancel')).statusCode, 200)
    assert.equal((await mailsTo('ida')).filter(({ calendar }) => calendar).length, before, 'nothing more about it')
    assert.doesNotMatch((await mailsTo('jose')).at(-1)?.headers ?? 'ida@', /ida@/, 'nor replies')
    // The time is free again, but its owner has left.
    const { interviews: after } = (await own('')).json<OwnApplication>()
    assert.deepEqual(after?.offered, [])
    const slots = await service.queries.selectFrom('interview_slot').select('id').execute()
    const again = await own('/interview', { slotId: slots[0]?.id })
    assert.deepEqual([slots.length, again.statusCode], [1, 409])
  })
}
