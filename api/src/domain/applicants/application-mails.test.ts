import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listedApplicants, signInColleague, startWithApplicant } from '../../testing/sample-applicants'
import { addCareer, apply } from '../../testing/sample-careers'
import { sentMails } from '../../testing/sent-mails'
import { solveCaptcha } from '../../testing/solve-captcha'
import { startTestApp, type TestApp } from '../../testing/test-app'

/** The emails sent to the address that sample applications use, or to another one. */
const mailsTo = async (service: TestApp, address = 'jose@example.org') =>
  (await sentMails(service)).filter(({ headers }) => headers.split(/\r?\n/).includes(`To: ${address}`))

const startWithJob = async (t: Parameters<typeof startTestApp>[0]) => {
  const service = await startTestApp(t)
  const headers = await service.signIn('careers')
  const job = await addCareer(service, headers, { jobTitle: 'Engineer', recruiterEmail: 'hire@example.org' })
  return { service, headers, jobId: job.id }
}

test('BO-02 an applicant gets a confirmation at once: name, job, reference and what happens next, and nothing else that was entered', async (t) => {
  const { service, jobId } = await startWithJob(t)
  const entered = { phone: '+49 30 1234567', coverLetter: 'My own words.', currentCompany: 'Example Ltd' }
  const received = await apply(service, { jobId, name: 'Jo Doe', ...entered })
  const { reference } = received.json<{ reference: string }>()
  const [mail, ...more] = await mailsTo(service)
  assert.ok(mail)
  assert.deepEqual(more, [])
  assert.match(mail.headers, new RegExp(`^Subject: We have your application ${reference} for Engineer\\r?$`, 'm'))
  assert.match(mail.headers, /^Reply-To: hire@example\.org\r?$/m)
  assert.match(mail.text, /^Hello Jo Doe,/)
  for (const part of [reference, 'Engineer', 'What happens next:', 'five working days'])
    assert.ok(mail.text.includes(part))
  for (const value of Object.values(entered)) assert.ok(!mail.text.includes(value), value)
})

test('BO-02 replies to a confirmation or a new link go to the recruiter of the job, without one to the address for careers', async (t) => {
  const { service, headers, jobId } = await startWithJob(t)
  service.config.mail.careersMail = 'talent@example.org'
  const unnamed = await addCareer(service, headers, { jobTitle: 'Writer' })
  const repliesTo = async (address: string) =>
    (await mailsTo(service, address)).map((mail) => /^Reply-To: (\S+)/m.exec(mail.headers)?.[1])
  for (const [id, email, expected] of [
    [jobId, 'ann@example.org', 'hire@example.org'],
    [unnamed.id, 'ben@example.org', 'talent@example.org'],
  ] as const) {
    assert.equal((await apply(service, { jobId: id, email })).statusCode, 201)
    service.clock.advance(11 * 60_000)
    const asked = { method: 'POST', url: '/api/public/user/myApplication/link', payload: { email } } as const
    assert.equal((await service.app.inject(asked)).statusCode, 202)
    const person = (await listedApplicants(service, headers)).find((each) => each.email === email)
    const payload = { action: 'askToKeep', ids: [person?.id] }
    const keep = await service.app.inject({ method: 'POST', url: '/api/jobApplicants/bulk', headers, payload })
    assert.equal(keep.json<{ results: { ok: boolean }[] }>().results[0]?.ok, true, keep.body)
    assert.deepEqual(await repliesTo(email), [expected, expected, expected])
  }
})

test('BO-02 the leads of a job are notified of each application unless the job names a recruiter', async (t) => {
  const { service, headers } = await startWithJob(t)
  await signInColleague(service)
  const accounts = await service.queries.selectFrom('account').select(['id', 'username', 'email']).execute()
  const [lead, ida] = ['careers', 'ida'].map((name) => accounts.find(({ username }) => username === name))
  assert.ok(lead && ida)
  const team = [
    { accountId: lead.id, right: 'LEAD' as const },
    { accountId: ida.id, right: 'INTERVIEWER' as const },
  ]
  const led = await addCareer(service, headers, { jobTitle: 'Led', team })
  const both = await addCareer(service, headers, { jobTitle: 'Both', team, recruiterEmail: 'hire@example.org' })
  const { reference } = (await apply(service, { jobId: led.id, name: 'Jo Doe' })).json<{ reference: string }>()
  await apply(service, { jobId: both.id })
  const [notice, ...more] = await mailsTo(service, lead.email)
  assert.ok(notice)
  assert.deepEqual(more, [])
  assert.match(notice.headers, new RegExp(`^Subject: New application ${reference} for Led\\r?$`, 'm'))
  const applied = (await listedApplicants(service, headers)).find((each) => each.reference === reference)
  assert.ok(notice.text.includes(`/Applications?applicant=${applied?.id}`), 'it links to the application')
  assert.ok(!notice.text.includes('Jo Doe'), 'the notice does not name the applicant')
  assert.deepEqual(await mailsTo(service, ida.email), [])
  assert.equal((await mailsTo(service, 'hire@example.org')).length, 1)
})

test('AT-24 a confirmation repeats a name, but no sentence, number or domain entered in its place', async (t) => {
  const { service, jobId } = await startWithJob(t)
  const names = [
    'J. R. Doe-Smith',
    'You won 500 EUR',
    'open prize-claim.example now',
    'your offer is ready for you now',
  ]
  for (const [index, name] of names.entries()) {
    const sent = await apply(service, { jobId, name, email: `a${index}@example.org` })
    assert.equal(sent.statusCode, 201, sent.body)
    const [mail] = await mailsTo(service, `a${index}@example.org`)
    assert.ok(
      mail?.text.startsWith(index === 0 ? `Hello ${name},` : 'Hello,\r\n') || mail?.text.startsWith('Hello,\n'),
      name,
    )
  }
})

test('AT-32 an address gets at most ten confirmations a day, from whatever networks and however it is spelled', async (t) => {
  const { service, headers } = await startWithJob(t)
  for (let index = 0; index < 13; index += 1) {
    const job = await addCareer(service, headers, { jobTitle: `Engineer ${index}` })
    const email = index % 2 ? 'victim@example.org' : `Victim+${index}@example.org`
    const sent = await apply(service, { jobId: job.id, email }, { ip: `192.0.2.${index}` })
    assert.equal(sent.statusCode, 201, 'the application is stored')
  }
  const mails = (await sentMails(service)).filter(({ headers: of }) => /^To: victim.*@example\.org\r?$/im.test(of))
  assert.equal(mails.length, 10)
  const own = await addCareer(service, headers, { jobTitle: 'By the owner' })
  const solved = { headers: { 'x-captcha-token': await solveCaptcha(service) } }
  await apply(service, { jobId: own.id, email: 'victim@example.org' }, solved)
  assert.match((await mailsTo(service, 'victim@example.org')).at(-1)?.headers ?? '', /for By the owner/)
  await apply(service, {
    jobId: (await addCareer(service, headers, { jobTitle: 'Other' })).id,
    email: 'other@example.org',
  })
  assert.equal((await mailsTo(service, 'other@example.org')).length, 1)
})

test('BO-02 an application to the talent pool is confirmed, too', async (t) => {
  const service = await startTestApp(t)
  await apply(service, { desiredRole: 'Engineer', consentFuture: 'true' }, { call: 'futureApplicants' })
  const [mail] = await mailsTo(service)
  assert.match(mail?.text ?? '', /to join our talent pool/)
})

test('D-10 an application that is sent twenty times under one key is confirmed once, and a rejected one never', async (t) => {
  const { service, jobId } = await startWithJob(t)
  const options = { key: 'a-key', ip: '10.9.9.9' }
  await Promise.all(Array.from({ length: 20 }, () => apply(service, { jobId }, options)))
  assert.equal((await apply(service, { jobId }, options)).statusCode, 201)
  assert.equal((await apply(service, { jobId, consent: 'false', email: 'no@example.org' })).statusCode, 422)
  assert.equal((await mailsTo(service)).length, 1)
  assert.deepEqual(await mailsTo(service, 'no@example.org'), [])
})

test('V-08 S14 erasing an applicant deletes the confirmation in the outbox, and no other email', async (t) => {
  const { service, headers, job } = await startWithApplicant(t, { email: 'stays@example.org' })
  await service.deps.mail.settled()
  // As if the mail server were down.
  await service.deps.mail.close()
  await apply(service, { jobId: job.id, email: 'erased@example.org' })
  await apply(service, { jobId: job.id, email: 'waits@example.org' })
  const person = (await listedApplicants(service, headers)).find(({ email }) => email === 'erased@example.org')
  const recipients = async () =>
    (await service.queries.selectFrom('mail').select('recipient').execute()).map(({ recipient }) => recipient)
  assert.ok((await recipients()).includes('erased@example.org'))
  await service.app.inject({ method: 'DELETE', url: `/api/jobApplicants/${person?.id}`, headers })
  assert.ok(!(await recipients()).includes('erased@example.org'))
  assert.ok((await recipients()).includes('waits@example.org'))
})

test('BO-02 an applicant who withdraws gets one confirmation, and those who hire for the job are told without a name', async (t) => {
  const { service, headers, jobId } = await startWithJob(t)
  const { reference } = (await apply(service, { jobId, name: 'Jo Doe' })).json<{ reference: string }>()
  const token = (await mailsTo(service)).flatMap(({ text }) => /\/my-application#(\S+)/.exec(text)?.[1] ?? []).at(-1)
  const withdrawing = { method: 'POST', url: '/api/public/user/myApplication/withdraw', payload: { token } } as const
  for (const response of [await service.app.inject(withdrawing), await service.app.inject(withdrawing)])
    assert.equal(response.statusCode, 200, response.body)
  const [, confirmation, ...more] = await mailsTo(service)
  assert.ok(confirmation)
  assert.deepEqual(more, [])
  assert.match(confirmation.headers, new RegExp(`^Subject: You have withdrawn your application ${reference}\\r?$`, 'm'))
  assert.match(confirmation.headers, /^Reply-To: hire@example\.org\r?$/m)
  assert.match(confirmation.text, /^Hello Jo Doe,/)
  const [, notice, ...others] = await mailsTo(service, 'hire@example.org')
  assert.ok(notice)
  assert.deepEqual(others, [])
  const [person] = await listedApplicants(service, headers)
  assert.match(notice.headers, new RegExp(`^Subject: Application ${reference} for Engineer withdrawn\\r?$`, 'm'))
  assert.ok(notice.text.includes(`/Applications?applicant=${person?.id}`))
  assert.ok(!notice.text.includes('Jo Doe'), 'the notice does not name the applicant')
})
