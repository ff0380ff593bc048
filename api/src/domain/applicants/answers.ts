import type { ApplicantAnswer, JobQuestion, SentAnswer } from '@tekskills/shared/contracts/http/job-questions'
import { answerProblem, writtenNumber } from '@tekskills/shared/contracts/job-answers'
import { invalidFields } from '../../platform/http/problems/problem-error'

/**
 * The answers to the questions of a job, in their order, with the questions as they are asked now. Answers to questions
 * that are no longer asked are ignored. Throws 422 at `answers.<id of the question>`.
 */
export function answersTo(questions: readonly JobQuestion[], sent: readonly SentAnswer[]): ApplicantAnswer[] {
  const values = new Map(sent.map(({ question, value }) => [question, value.trim()]))
  const valueOf = ({ id }: JobQuestion) => values.get(id) ?? ''
  const errors = questions.flatMap((question) => {
    const value = valueOf(question)
    const message = answerProblem(question, value)
    return message ? [{ field: `answers.${question.id}`, code: value ? 'INVALID' : 'REQUIRED', message }] : []
  })
  if (errors.length > 0) throw invalidFields(errors)
  return questions
    .map((question) => ({
      question: question.id,
      label: question.label,
      kind: question.kind,
      value: valueOf(question),
      meetsKnockOut: meets(question, valueOf(question)),
    }))
    .filter(({ value }) => value !== '')
}

/** Whether an answer is the one that the job needs; null if any would do. */
function meets({ kind, knockOut }: JobQuestion, value: string): boolean | null {
  if (knockOut === null) return null
  if (kind !== 'NUMBER') return value === knockOut
  return (writtenNumber(value) ?? -Infinity) >= (writtenNumber(knockOut) ?? 0)
}
