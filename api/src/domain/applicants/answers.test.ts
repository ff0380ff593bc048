import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ApplicantDetail } from '@tekskills/shared/contracts/http/applicants'
import type { PublicCareer, StaffCareer } from '@tekskills/shared/contracts/http/careers'
import { listedApplicants } from '../../testing/sample-applicants'
import { addCareer, apply, putCareer } from '../../testing/sample-careers'
import { startTestApp } from '../../testing/test-app'

const questions = [
  { id: 'permit', label: 'May you work in India?', kind: 'YES_NO', required: true, knockOut: 'yes' },
  { id: 'years', label: 'Years with Kafka?', kind: 'NUMBER', knockOut: '3' },
  { id: 'shift', label: 'Which shift?', kind: 'CHOICE', choices: ['Early', 'Late', ' ', 'Early'] },
  { id: 'why', label: 'Why us?', kind: 'TEXT', hint: 'A sentence.', required: true },
] as const

async function startWithQuestions(t: Parameters<typeof startTestApp>[0]) {
  const service = await startTestApp(t)
  const headers = await service.signIn('careers')
  const input = { jobTitle: 'Engineer', questions: questions.map((each) => ({ ...each })) } as never
  return { service, headers, job: await addCareer(service, headers, input) }
}

const answers = (values: Record<string, string>) =>
  JSON.stringify(Object.entries(values).map(([question, value]) => ({ question, value })))

test('BO-02 applicants answer the questions of a job; staff see them as asked and which fail a knock-out question, and no one is rejected automatically', async (t) => {
  const { service, headers, job } = await startWithQuestions(t)
  const shown = await service.app.inject({ url: `/api/public/user/careers?name=${job.slug}` })
  const asked = shown.json<PublicCareer>().questions
  assert.deepEqual(
    asked?.map(({ id, required, choices, isKnockOut }) => [id, required, choices, isKnockOut]),
    [
      ['permit', true, [], true],
      ['years', false, [], true],
      ['shift', false, ['Early', 'Late'], false],
      ['why', true, [], false],
    ],
  )
  assert.ok(!shown.body.includes('knockOut"'), 'visitors do not learn which answer is needed')

  const sent = { permit: 'no', years: '3,5', why: ' Trains. ', gone: 'of a question that was removed' }
  const response = await apply(service, { jobId: job.id, answers: answers(sent) })
  assert.equal(response.statusCode, 201, response.body)
  // The answers stay as they were asked.
  const changed = questions.map((each) => ({ ...each, label: 'Changed?', knockOut: null }))
  assert.equal((await putCareer(service, headers, { id: job.id, version: 1, questions: changed })).statusCode, 200)
  const [person] = await listedApplicants(service, headers)
  const read = await service.app.inject({ url: `/api/jobApplicants/${person?.id}`, headers })
  const detail = read.json<ApplicantDetail>()
  assert.equal(detail.stage, 'NEW')
  assert.deepEqual(
    detail.answers.map(({ label, value, meetsKnockOut }) => [label, value, meetsKnockOut]),
    [
      ['May you work in India?', 'no', false],
      ['Years with Kafka?', '3,5', true],
      ['Why us?', 'Trains.', null],
    ],
  )
  const csv = await service.app.inject({ url: '/api/jobApplicants/getApplicants?format=csv', headers })
  assert.match(csv.body, /Years with Kafka\? 3,5/)
  await service.app.inject({ method: 'DELETE', url: `/api/jobApplicants/${person?.id}`, headers })
  const left = await service.queries.selectFrom('applicant').select('answers').execute()
  assert.deepEqual(left, [{ answers: [] }])
})

test('an application is rejected at each question whose answer is missing or impossible', async (t) => {
  const { service, job } = await startWithQuestions(t)
  const fields = async (values: Record<string, string>) => {
    const response = await apply(service, { jobId: job.id, answers: answers(values) })
    assert.equal(response.statusCode, 422, response.body)
    return response.json().errors.map(({ field, code }: { field: string; code: string }) => `${field} ${code}`)
  }
  assert.deepEqual(await fields({}), ['answers.permit REQUIRED', 'answers.why REQUIRED'])
  assert.deepEqual(await fields({ permit: 'maybe', years: 'three', shift: 'Night', why: 'x'.repeat(1001) }), [
    'answers.permit INVALID',
    'answers.years INVALID',
    'answers.shift INVALID',
    'answers.why INVALID',
  ])
  const many = await apply(service, { jobId: job.id, answers: 'no list' })
  assert.equal(many.statusCode, 422)
})

test('unanswerable questions are rejected on their field; a job keeps them when they are not sent', async (t) => {
  const { service, headers, job } = await startWithQuestions(t)
  const problem = async (question: object) => {
    const sent = [{ id: 'q', label: 'Which?', kind: 'TEXT', ...question }]
    const response = await putCareer(service, headers, { id: job.id, version: job.version, questions: sent })
    assert.equal(response.statusCode, 422, response.body)
    return response.json().errors[0].field
  }
  assert.equal(await problem({ label: ' ' }), 'questions.0.label')
  assert.equal(await problem({ kind: 'CHOICE', choices: ['One'] }), 'questions.0.choices')
  assert.equal(await problem({ kind: 'CHOICE', choices: ['One', 'Two'], knockOut: 'Three' }), 'questions.0.knockOut')
  assert.equal(await problem({ kind: 'NUMBER', knockOut: 'many' }), 'questions.0.knockOut')
  assert.equal(await problem({ kind: 'TEXT', knockOut: 'yes' }), 'questions.0.knockOut')
  const kept = await putCareer(service, headers, { id: job.id, version: job.version, jobTitle: 'Engineer II' })
  assert.equal(kept.json<StaffCareer>().questions.length, 4)
})
