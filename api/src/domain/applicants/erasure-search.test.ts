import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { sql } from 'kysely'
import { makeBackup } from '../../platform/backup/make-backup'
import { createDiskStorage } from '../../platform/files/disk-storage'
import { textPdf } from '../../seed/text-pdf'
import { listedApplicants, startWithApplicant } from '../../testing/sample-applicants'
import { addCareer, apply } from '../../testing/sample-careers'
import { solveCaptcha } from '../../testing/solve-captcha'
import { startTestApp, type TestApp } from '../../testing/test-app'
import { replayErasures } from './erase-applicant'

/** Words that only this person has, one for each place where something about them can be written. */
const WORDS = {
  name: 'Quillfeather',
  email: 'zanthe.mailbox',
  phone: '7946555123',
  place: 'Brackwater',
  company: 'Nimbletide',
  title: 'Lampwright',
  skill: 'glassharp',
  link: 'zanthe-profile',
  letter: 'marmalade',
  answer: 'tangerine',
  source: 'cousinoscar',
  resume: 'parchment-77',
  resumeText: 'wheelwright',
  note: 'oboist',
  tag: 'moonlit',
  reason: 'unpunctual',
  reject: 'overslept',
  comment: 'dithered',
  earlierNote: 'bassoonist',
  mailed: 'marzipan',
  planned: 'nougat',
  // Of another application of the same person, which was merged with this one.
  mergedLetter: 'clavichord',
  mergedResume: 'vellum-78',
  mergedResumeText: 'ropemaker',
  mergedNote: 'theremin',
}
/** What staff have corrected stands only in emails that were sent before. */
const FORMER = { formerEmail: 'zanthe.former', formerName: 'Dornick' }
const DAY = 24 * 60 * 60_000

/** The tables that contain a text, searched in every column of every row, whatever its type. */
async function tablesWith({ queries }: TestApp, text: string): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(queries)
  assert.ok(tables.length > 20)
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql`
      select 1 from ${sql.table(name)} as row
      where row_to_json(row)::text ilike ${`%${text}%`}
        or regexp_replace(row_to_json(row)::text, '[^0-9]', '', 'g') like ${/^\d+$/.test(text) ? `%${text}%` : 'never'}
      limit 1`.execute(queries)
    if (rows.length > 0) found.push(name)
  }
  return found
}

/** The files below a folder whose name or content contains a text. */
async function filesWith(folder: string, text: string): Promise<string[]> {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true })
  const found: string[] = []
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const content = await fs.readFile(path.join(entry.parentPath, entry.name), 'latin1')
    if (`${entry.name}\n${content}`.toLowerCase().includes(text.toLowerCase())) found.push(entry.name)
  }
  return found
}

/**
 * Applies twice with every word, and lets staff write the rest. Half of the emails are sent, as files; then the mail server
 * is down, so that the outbox is full.
 */
async function applyWithEverything(service: TestApp, headers: object) {
  const questions = [{ id: 'q', label: 'Why?', kind: 'TEXT' }] as never
  const job = await addCareer(service, headers, { jobTitle: 'Engineer', recruiterEmail: 'team@example.org', questions })
  const lead = await service.queries.selectFrom('account').select('id').where('username', '=', 'careers').execute()
  const team = lead.map(({ id: accountId }) => ({ accountId, right: 'LEAD' as const }))
  const restricted = await addCareer(service, headers, { jobTitle: 'Keeper', team, teamOnly: true })
  const email = `${WORDS.email}@example.org`
  const fields = {
    jobId: job.id,
    name: `Zanthe ${FORMER.formerName}`,
    email: `${FORMER.formerEmail}@example.org`,
    currentLocation: WORDS.place,
    currentCompany: WORDS.company,
    currentTitle: WORDS.title,
    skills: [WORDS.skill],
    linkedinUrl: `https://linkedin.example/${WORDS.link}`,
    coverLetter: `I like ${WORDS.letter}.`,
    answers: JSON.stringify([{ question: 'q', value: WORDS.answer }]),
    source: WORDS.source,
  }
  const applied = async (form: Record<string, string | string[]>, file: string, text: string) => {
    service.clock.advance(1000)
    const resume = Buffer.concat([textPdf('CV', [{ text, size: 11 }]), Buffer.from(`\n%${file}\n`)])
    const sent = await apply(service, form, { key: randomUUID(), resume, resumeName: `${file}.pdf` })
    assert.equal(sent.statusCode, 201, sent.body)
    const [newest] = await listedApplicants(service, headers)
    assert.ok(newest)
    return { person: newest, url: `/api/jobApplicants/${newest.id}` }
  }
  const { person, url } = await applied(fields, WORDS.resume, WORDS.resumeText)
  const send = async (method: 'POST' | 'PUT', address: string, payload: object, key?: string) => {
    const keyed = { ...headers, ...(key && { 'idempotency-key': key }) }
    const response = await service.app.inject({ method, url: address, headers: keyed, payload })
    assert.ok(response.statusCode < 300, response.body)
    return response
  }
  let version = 0
  const change = (payload: object) => send('PUT', url, { version: (version += 1), ...payload })
  await send('POST', '/api/jobApplicants/bulk', { action: 'askToKeep', ids: [person.id] })
  await change({ name: `Zanthe ${WORDS.name}`, email, phone: `+44 20 ${WORDS.phone}` })
  const note = await send('POST', `${url}/notes`, { text: `Is a ${WORDS.earlierNote}` }, 'a-note')
  await send('PUT', `${url}/notes/${note.json<{ id: string }>().id}`, { text: `Is an ${WORDS.note}` })
  const alert = { email, search: { country: 'India' }, token: await solveCaptcha(service) }
  await send('POST', '/api/public/user/jobAlerts', alert)
  const letter = { recipients: [person.id], subject: `About ${WORDS.mailed}`, text: 'Hello {{name}}' }
  await send('POST', '/api/applicantMails', letter, 'a-mail')
  const sendAt = new Date(service.clock.now().getTime() + DAY).toISOString()
  await send('POST', '/api/applicantMails', { ...letter, subject: `About ${WORDS.planned}`, sendAt }, 'a-planned-mail')

  const second = { jobId: restricted.id, name: person.name, email, coverLetter: `I play the ${WORDS.mergedLetter}.` }
  const merged = await applied(second, WORDS.mergedResume, WORDS.mergedResumeText)
  await send('POST', `${merged.url}/notes`, { text: `Plays the ${WORDS.mergedNote}` })
  await send('POST', `${url}/merge`, { with: merged.person.id })
  await service.deps.resumes.settled()
  await service.deps.mail.settled()
  await service.deps.mail.close()

  await change({ tags: [WORDS.tag], stage: 'INTERVIEW', reason: WORDS.reason })
  await send('PUT', `${url}/scorecard`, { verdict: 'NO', comment: WORDS.comment })
  // An interview, whose emails wait in the outbox with their appointments.
  const startsAt = new Date(service.clock.now().getTime() + DAY).toISOString()
  await send('POST', '/api/interviewSlots', { jobId: job.id, startsAt, minutes: 30, place: 'Here' })
  await send('POST', `${url}/interviewInvitation`, {})
  const { rows } = await sql<{ body: string; id: string }>`
    select body, (select id from interview_slot) as id from mail where body like '%Choose a time that suits you%'`.execute(
    service.queries,
  )
  const token = /my-application#(\S+)/.exec(rows[0]?.body ?? '')?.[1]
  await send('POST', '/api/public/user/myApplication/interview', { token, slotId: rows[0]?.id })
  const appointments = await service.queries.selectFrom('mail').where('calendar', 'is not', null).selectAll().execute()
  assert.deepEqual(
    appointments.map(({ calendar }) => calendar?.replaceAll(/\r\n\s/g, '').includes(WORDS.email)).toSorted(),
    [false, true],
    'the calendar of the applicant names their address',
  )
  await change({ stage: 'REJECTED', rejectCode: 'OTHER', rejectReason: WORDS.reject })
  await send('POST', '/api/public/user/myApplication/link', { email })
  // What the service keeps in memory for the next request.
  for (const address of ['/api/jobApplicants/getApplicants', '/api/career/getcarrerDashboard', url]) {
    assert.ok((await service.app.inject({ url: address, headers: { ...headers } })).body.includes(WORDS.name))
  }
  return { merged, job, url }
}

test('V-08 S14 after an erasure, no table, file, cached response, mail or newer backup contains anything that the person wrote in any of their applications, or staff about them', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn('careers')
  const folder = path.join(service.config.dataDir, 'backups')
  t.after(() => fs.rm(folder, { recursive: true, force: true }))
  const storage = createDiskStorage(service.config.documentsDir)
  async function backUp(name: string): Promise<string> {
    const target = path.join(folder, name)
    await makeBackup({ database: service.deps.database, storage, picturesDir: service.config.picturesDir }, target)
    return target
  }
  const { url, job, merged } = await applyWithEverything(service, headers)
  const files = path.dirname(service.config.documentsDir)
  const mails = service.config.mail.directory
  const before = await backUp('before')
  // The search finds everything before the erasure, so it would find what is left after it.
  for (const [place, word] of Object.entries(WORDS)) {
    const found = [...(await tablesWith(service, word)), ...(await filesWith(files, word))]
    assert.ok(found.length > 0, `${place} is nowhere`)
    assert.ok((await filesWith(before, word)).length > 0, `${place} is not in the backup`)
  }
  for (const word of [WORDS.resumeText, WORDS.mergedResumeText])
    assert.deepEqual(await tablesWith(service, word), ['resume_text'], 'the text of a résumé is stored apart')
  for (const word of [...Object.values(FORMER), WORDS.email, WORDS.name, WORDS.mailed])
    assert.ok((await filesWith(mails, word)).length > 0, `${word} is in no email`)

  const erase = await service.app.inject({ method: 'DELETE', url: `${url}?applications=all`, headers })
  assert.equal(erase.statusCode, 204)
  const backup = await backUp('after')
  const responses = await Promise.all(
    [
      '/api/jobApplicants/getApplicants',
      '/api/jobApplicants/getApplicants?format=csv',
      '/api/jobApplicants/getFutureApplicants',
      '/api/jobApplicants/getRetention?within=800',
      '/api/applicantMails',
      `/api/jobApplicants/getbyjobId?jobId=${job.id}`,
      '/api/career/getcarrerDashboard',
      '/api/audit',
      `/api/public/user/careers?name=${job.slug}`,
      url,
      merged.url,
    ].map(async (address) => (await service.app.inject({ url: address, headers })).body),
  )
  for (const [place, word] of Object.entries({ ...WORDS, ...FORMER })) {
    assert.deepEqual(await tablesWith(service, word), [], `${place} in tables`)
    assert.deepEqual(await filesWith(mails, word), [], `${place} in emails`)
    assert.deepEqual(await filesWith(files, word), [], `${place} in files`)
    assert.deepEqual(await filesWith(backup, word), [], `${place} in the backup`)
    assert.ok(!responses.join('\n').toLowerCase().includes(word.toLowerCase()), `${place} in responses`)
  }
})

test('V-08 an email that another machine or a crash has left as a file is deleted with the next cleanup', async (t) => {
  const { service, headers, person } = await startWithApplicant(t, { email: `${WORDS.email}@example.org` })
  await service.deps.mail.settled()
  const folder = service.config.mail.directory
  const copy = `${folder}-copy`
  await fs.cp(folder, copy, { recursive: true })
  t.after(() => fs.rm(copy, { recursive: true, force: true }))
  const url = `/api/jobApplicants/${person.id}`
  assert.equal((await service.app.inject({ method: 'DELETE', url, headers })).statusCode, 204)
  assert.deepEqual(await filesWith(folder, WORDS.email), [])
  await fs.cp(copy, folder, { recursive: true })
  assert.equal((await filesWith(folder, WORDS.email)).length, 1)
  await replayErasures(service.deps)
  assert.deepEqual(await filesWith(folder, WORDS.email), [])
})
