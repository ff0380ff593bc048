import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ApplicantDetail, ApplicantNote } from '@tekskills/shared/contracts/http/applicants'
import { listedApplicants, signInColleague, startWithApplicant } from '../../testing/sample-applicants'
import { apply } from '../../testing/sample-careers'
import { documentZip } from '../../testing/sample-documents'

type Started = Awaited<ReturnType<typeof startWithApplicant>>

const call = async (
  { service }: Started,
  method: 'GET' | 'PUT' | 'POST',
  url: string,
  headers: object,
  payload?: object,
) => service.app.inject({ method, url: `/api/jobApplicants/${url}`, headers: { ...headers }, payload })

const detailOf = async (started: Started, headers: object = started.headers) =>
  (await call(started, 'GET', started.person.id, headers)).json<ApplicantDetail>()

test('BO-02 an undecided application is unread for each account until that account opens it', async (t) => {
  const started = await startWithApplicant(t)
  const { service, headers, person } = started
  const other = await signInColleague(service)
  const unread = async (of: object) => (await listedApplicants(service, of)).map((each) => each.unread)
  assert.deepEqual([await unread(headers), await unread(other)], [[true], [true]])
  for (const time of ['first', 'second'])
    assert.equal((await call(started, 'PUT', `${person.id}/seen`, headers)).statusCode, 204, time)
  assert.deepEqual([await unread(headers), await unread(other)], [[false], [true]])
  await call(started, 'PUT', person.id, headers, { version: 1, stage: 'REJECTED', rejectCode: 'PAY' })
  assert.deepEqual(await unread(other), [false])
  assert.equal(
    (await call(started, 'PUT', `${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}/seen`, headers)).statusCode,
    404,
  )
})

test('BO-02 the days in a stage begin with the move to it, not with other changes', async (t) => {
  const started = await startWithApplicant(t)
  const { headers, person } = started
  assert.equal(person.stageSince, person.appliedAt)
  await call(started, 'PUT', person.id, headers, { version: 1, rating: 3, name: 'Rosa L.' })
  assert.equal((await detailOf(started)).stageSince, person.appliedAt)
  await call(started, 'PUT', person.id, headers, { version: 2, stage: 'SCREENING' })
  const { stageSince, history } = await detailOf(started)
  assert.equal(stageSince, history.at(-1)?.at)
})

test('BO-02 only its author changes a note, and its earlier text stays readable', async (t) => {
  const started = await startWithApplicant(t)
  const { service, headers, person } = started
  const note = (await call(started, 'POST', `${person.id}/notes`, headers, { text: 'Calm' })).json<ApplicantNote>()
  const address = `${person.id}/notes/${note.id}`
  const other = await signInColleague(service)
  assert.equal((await call(started, 'PUT', address, other, { text: 'Loud' })).statusCode, 403)
  assert.equal((await call(started, 'PUT', address, headers, { text: ' ' })).statusCode, 422)
  for (const text of ['Calm and quick', 'Calm and quick', 'Calm, quick'])
    assert.equal((await call(started, 'PUT', address, headers, { text })).statusCode, 200)
  const [read] = (await detailOf(started)).notes
  assert.deepEqual([read?.text, read?.earlier?.map(({ text }) => text)], ['Calm, quick', ['Calm', 'Calm and quick']])
  assert.equal(read?.earlier?.[0]?.at, note.createdAt)
  assert.ok(read.editedAt)
})

test('BO-02 staff correct an applicant’s contact details: the history names the fields, not their old values', async (t) => {
  const started = await startWithApplicant(t, { phone: '+46 70 123 45 67' })
  const { headers, person } = started
  const sent = { version: 1, name: 'Rosa Lindh', email: 'rosa@new.example', phone: null, currentLocation: 'Lund' }
  const saved = await call(started, 'PUT', person.id, headers, sent)
  assert.equal(saved.statusCode, 200, saved.body)
  const { name, email, phone, currentLocation, history } = saved.json<ApplicantDetail>()
  assert.deepEqual([name, email, phone, currentLocation], ['Rosa Lindh', 'rosa@new.example', null, 'Lund'])
  const step = history.at(-1)
  assert.deepEqual(step?.corrected, ['name', 'email', 'phone', 'currentLocation'])
  assert.deepEqual([step.from, step.to, step.by?.name], ['NEW', 'NEW', 'Hiring team'])
  assert.ok(!JSON.stringify(history).includes(person.email))
  await call(started, 'PUT', person.id, headers, { version: 2, name: 'Rosa Lindh', rating: 2 })
  assert.equal((await detailOf(started)).history.length, 2)
  for (const wrong of [{ email: 'nobody' }, { name: '' }, { phone: '12' }]) {
    assert.equal((await call(started, 'PUT', person.id, headers, { version: 3, ...wrong })).statusCode, 422)
  }
})

test('BO-02 a Word résumé is read as text: headings, lists, headers and text boxes, without what was deleted', async (t) => {
  const started = await startWithApplicant(t)
  const { service, headers, job } = started
  const W = 'xmlns:w="w" xmlns:mc="mc"'
  const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`
  const docx = documentZip({
    'word/header1.xml': `<w:hdr ${W}><w:p>${run('Omar Reyes')}</w:p></w:hdr>`,
    'word/header2.xml': `<w:hdr ${W}><w:p>${run('Omar Reyes')}</w:p></w:hdr>`,
    'word/document.xml': `<w:document ${W}><w:body>
      <w:p><w:pPr><w:pStyle w:val="Heading1"/></w:pPr>${run('Work &lt;b&gt;')}</w:p>
      <w:p><w:pPr><w:numPr/></w:pPr>${run('Rail ')}${run('freight')}</w:p><w:p/>
      <w:p><w:del><w:r><w:t>gone</w:t></w:r></w:del>${run('Kept')}
        <mc:AlternateContent><mc:Choice><w:p>${run('Boxed')}</w:p></mc:Choice><mc:Fallback><w:p>${run('Boxed')}</w:p></mc:Fallback></mc:AlternateContent></w:p>
      </w:body></w:document>`,
  })
  assert.equal((await apply(service, { jobId: job.id, email: 'omar@example.org' }, { resume: docx })).statusCode, 201)
  const [omar] = await listedApplicants(service, headers, 'getApplicants?q=omar@')
  const read = await call(started, 'GET', `${omar?.id}/resumeText`, headers)
  assert.deepEqual(read.json().paragraphs, [
    { kind: 'TEXT', text: 'Omar Reyes' },
    { kind: 'HEADING', text: 'Work <b>' },
    { kind: 'ITEM', text: 'Rail freight' },
    { kind: 'TEXT', text: 'Boxed' },
    { kind: 'TEXT', text: 'Kept' },
  ])
  assert.equal((await call(started, 'GET', `${started.person.id}/resumeText`, headers)).statusCode, 404)
})
