import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { StaffApplicant } from '@tekskills/shared/contracts/http/applicants'
import type { TeamRight } from '@tekskills/shared/contracts/http/hiring-teams'
import { sql } from 'kysely'
import { textPdf } from '../../seed/text-pdf'
import { listedApplicants, signInColleague, startWithApplicant } from '../../testing/sample-applicants'
import { addCareer, apply } from '../../testing/sample-careers'
import { documentZip, samplePdf } from '../../testing/sample-documents'
import type { TestApp } from '../../testing/test-app'

/** A résumé of some pages, with a line at the end. */
const pdfWith = (...lines: string[]) =>
  textPdf(
    'CV',
    [...Array.from({ length: 120 }, (_, n) => `Kept the accounts of year ${1900 + n}.`), ...lines].map((text) => ({
      text,
      size: 11,
    })),
  )

const docxWith = (...lines: string[]) =>
  documentZip({
    'word/document.xml': `<w:document xmlns:w="w"><w:body>${lines
      .map((line) => `<w:p><w:r><w:t>${line}</w:t></w:r></w:p>`)
      .join('')}</w:body></w:document>`,
  })

const written = (person: StaffApplicant | undefined) =>
  person?.resumeExcerpt?.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('')

const search = (service: TestApp, headers: object, q: string, list = 'getApplicants') =>
  listedApplicants(service, headers, `${list}?q=${encodeURIComponent(q)}`)

async function applyWith(service: TestApp, jobId: string, resumes: Record<string, Buffer>) {
  for (const [name, resume] of Object.entries(resumes)) {
    const email = `${name.toLowerCase()}@example.org`
    const sent = await apply(service, { jobId, name, email, consentFuture: 'true' }, { resume })
    assert.equal(sent.statusCode, 201, sent.body)
  }
  await service.deps.resumes.settled()
}

test('CL-02 applicants are found by any word of their PDF or Word résumé, and the row shows where', async (t) => {
  const { service, headers, job } = await startWithApplicant(t)
  await applyWith(service, job.id, {
    Paula: pdfWith('Led <b>Kubernetes</b> clusters & C++ services in Zürich, with Node.js.'),
    Dora: docxWith('Curriculum', 'Machine learning of freight; Kubernetes on rails, Straße 5, S/4HANA'),
    Sam: docxWith('Learning a machine. C for Cobol.'),
  })
  const names = async (q: string) => (await search(service, headers, q)).map(({ name }) => name).sort()
  const both = ['Dora', 'Paula']
  for (const q of ['kubernetes', 'KUBERNETES', 'kubern', 'kubernetes???', '  kubernetes  '])
    assert.deepEqual(await names(q), both, q)
  for (const q of ['zurich', 'Zürich clusters', 'c++', 'node.js', 'node js', 'services accounts', '1977'])
    assert.deepEqual(await names(q), ['Paula'], q)
  for (const q of ['strasse', 's/4hana', '"machine learning"', 'freight rails'])
    assert.deepEqual(await names(q), ['Dora'], q)
  assert.deepEqual(await names('machine learning'), ['Dora', 'Sam'])
  // Neither within words nor, if short or quoted, at the beginning of one.
  for (const q of [
    'ubernetes',
    'cob',
    '"kubern"',
    'freight zurich',
    '"learning machine"',
    '???',
    "'",
    '":* & !|<->"',
    '\\',
  ])
    assert.deepEqual(await names(q), [], q)

  const [paula] = await search(service, headers, 'kubern servic')
  assert.match(
    written(paula) ?? '',
    /^… .*Led <b>\[Kubernetes\]<\/b> clusters & C\+\+ \[services\] in Zürich, with Node\.js\.$/,
  )
  assert.ok((written(paula)?.length ?? 0) < 200, written(paula))
  const [dora] = await search(service, headers, '"machine learning"')
  assert.match(written(dora) ?? '', /^Curriculum \[Machine\] \[learning\] of freight/)
  // What the row shows anyway needs no explanation.
  assert.deepEqual((await search(service, headers, 'Paula')).map(written), [undefined])
  assert.deepEqual((await listedApplicants(service, headers)).map(written), [
    undefined,
    undefined,
    undefined,
    undefined,
  ])

  const csv = await service.app.inject({ url: '/api/jobApplicants/getApplicants?format=csv&q=kubernetes', headers })
  assert.deepEqual([csv.body.includes('paula@'), csv.body.includes('clusters')], [true, false])
})

test('CL-02 résumés without text yield none: scans, damaged files and other types are read once, without an error', async (t) => {
  const { service, headers, job } = await startWithApplicant(t)
  const damaged = pdfWith('Wainwright').subarray(0, -200)
  await applyWith(service, job.id, {
    Scan: samplePdf('wainwright'),
    Cut: Buffer.concat([damaged, Buffer.from('\n%%EOF\n')]),
    Empty: docxWith(),
    Whole: docxWith('Wainwright'),
  })
  const rows = await service.queries.selectFrom('resume_text').select(['text', 'due_at']).execute()
  assert.equal(rows.length, 5)
  assert.deepEqual(new Set(rows.map(({ due_at }) => due_at)), new Set([null]))
  const found = (await search(service, headers, 'wainwright')).map(({ name }) => name)
  assert.ok(found.includes('Whole') && !found.includes('Scan') && !found.includes('Empty'), String(found))
})

test('CL-02 a résumé that was stored before, or whose reading was interrupted, is read later, up to 200 kB of text', async (t) => {
  const { service, headers, job } = await startWithApplicant(t)
  const long = Array.from({ length: 30 }, (_, n) => `${'padding '.repeat(1000)} ä${n}`)
  await applyWith(service, job.id, { Ann: docxWith('Coppersmith'), Lou: docxWith('Firstling', ...long, 'Lastling') })
  const names = async (q: string) => (await search(service, headers, q)).map(({ name }) => name)
  assert.deepEqual([await names('firstling'), await names('lastling')], [['Lou'], []])
  const sizes = await sql<{ size: number }>`select max(octet_length(text)) as size from resume_text`.execute(
    service.queries,
  )
  assert.ok((sizes.rows[0]?.size ?? 0) > 190_000 && (sizes.rows[0]?.size ?? 0) <= 200_000, String(sizes.rows[0]?.size))
  // Taken by an instance that ended a minute ago.
  await service.queries
    .updateTable('resume_text')
    .set({ text: null, words: null, due_at: service.clock.now() })
    .execute()
  assert.deepEqual(await names('coppersmith'), [])
  await service.deps.resumes.settled()
  assert.deepEqual(await names('coppersmith'), ['Ann'])
})

test('S3 CL-02 what a résumé says is searched only by those who may see its applicant', async (t) => {
  const { service, headers } = await startWithApplicant(t)
  const lead = await service.queries.selectFrom('account').select('id').where('username', '=', 'careers').execute()
  const team = lead.map(({ id: accountId }) => ({ accountId, right: 'LEAD' as TeamRight }))
  const restricted = await addCareer(service, headers, { jobTitle: 'Keeper', team, teamOnly: true })
  await applyWith(service, restricted.id, { Quentin: docxWith('Zyzzyva') })
  const stranger = await signInColleague(service)
  const found = async (of: object) => (await search(service, of, 'zyzzyva')).map(({ name }) => name)
  assert.deepEqual([await found(headers), await found(stranger)], [['Quentin'], []])
  const blogs = await service.signIn('blogs')
  const url = '/api/jobApplicants/getApplicants?q=zyzzyva'
  assert.equal((await service.app.inject({ url, headers: blogs })).statusCode, 403)
  assert.equal((await service.app.inject({ url })).statusCode, 401)
})

test('V-08 CL-02 the text of a résumé moves with its applicant into the talent pool, and is deleted with them', async (t) => {
  const { service, headers, job } = await startWithApplicant(t)
  await applyWith(service, job.id, { Mo: docxWith('Stonecutter') })
  const [mo] = await search(service, headers, 'stonecutter')
  assert.ok(mo)
  const moving = {
    method: 'PUT',
    url: `/api/jobApplicants/${mo.id}`,
    headers,
    payload: { version: 1, future: true },
  } as const
  assert.equal((await service.app.inject(moving)).statusCode, 200)
  assert.equal(written((await search(service, headers, 'stonecutter', 'getFutureApplicants'))[0]), '[Stonecutter]')
  assert.equal((await service.app.inject({ method: 'DELETE', url: moving.url, headers })).statusCode, 204)
  assert.deepEqual(await search(service, headers, 'stonecutter', 'getFutureApplicants'), [])
  const left = await service.queries.selectFrom('resume_text').select('text').execute()
  assert.deepEqual(left, [{ text: null }])
})
