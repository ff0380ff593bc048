import { z } from 'zod'
import { MAX_ANSWER_LENGTH, writtenNumber, YES_NO } from '../job-answers'
import { line } from './line'

export const MAX_QUESTIONS = 10
export const MAX_CHOICES = 20

export const questionType = z.enum(['TEXT', 'CHOICE', 'NUMBER', 'YES_NO'])
export type QuestionType = z.infer<typeof questionType>

/** A question of a job's application form, as staff see it. */
export const jobQuestion = z.object({
  /** Chosen by the form that adds it; stays the same when the question is edited. */
  id: z.string(),
  label: z.string(),
  hint: z.string().nullable(),
  kind: questionType,
  required: z.boolean(),
  /** Only for `CHOICE`. */
  choices: z.array(z.string()),
  /**
   * The answer that the job needs: one of the choices, `yes` or `no`, or the minimum number; null if any will do. A
   * different answer is marked for staff, but has no other effect.
   */
  knockOut: z.string().nullable(),
})
export type JobQuestion = z.infer<typeof jobQuestion>

/** A question as applicants see it: whether the job needs a certain answer, but not which. */
export const askedQuestion = jobQuestion.omit({ knockOut: true }).extend({ isKnockOut: z.boolean() })
export type AskedQuestion = z.infer<typeof askedQuestion>

/** Input of staff. */
export const jobQuestionInput = z
  .object({
    id: z.string().regex(/^[a-z0-9-]{1,40}$/),
    label: line(200).min(1, 'Enter the question.'),
    hint: line(200)
      .nullish()
      .transform((hint) => hint || null),
    kind: questionType,
    required: z.boolean().default(false),
    choices: z
      .array(line(100))
      .max(200)
      .default([])
      .transform((choices) => [...new Set(choices)].filter(Boolean)),
    knockOut: line(100)
      .nullish()
      .transform((answer) => answer || null),
  })
  .superRefine(({ kind, choices, knockOut }, { addIssue }) => {
    const problem = (field: string, message: string) => addIssue({ code: 'custom', path: [field], message })
    if (kind === 'CHOICE' && choices.length < 2) problem('choices', 'Enter at least two choices, one per line.')
    if (choices.length > MAX_CHOICES) problem('choices', `Use at most ${MAX_CHOICES} choices.`)
    if (knockOut !== null && !isAnswer(kind, choices, knockOut))
      problem('knockOut', 'Enter an answer to this question.')
  })

const isAnswer = (kind: QuestionType, choices: readonly string[], answer: string) =>
  ({
    TEXT: false,
    CHOICE: choices.includes(answer),
    NUMBER: writtenNumber(answer) !== undefined,
    YES_NO: (YES_NO as readonly string[]).includes(answer),
  })[kind]

export const jobQuestions = z
  .array(jobQuestionInput)
  .max(MAX_QUESTIONS, `Use at most ${MAX_QUESTIONS} questions.`)
  .refine((questions) => new Set(questions.map(({ id }) => id)).size === questions.length, 'Use each id once.')

/** One answer as it is sent. */
export const sentAnswer = z.object({ question: z.string().max(40), value: z.string().max(MAX_ANSWER_LENGTH * 2) })
export type SentAnswer = z.infer<typeof sentAnswer>

/** A stored answer with the question as it was asked. */
export const applicantAnswer = z.object({
  question: z.string(),
  label: z.string(),
  kind: questionType,
  value: z.string(),
  /** Whether it is the answer that the job needs; null if any would do. */
  meetsKnockOut: z.boolean().nullable(),
})
export type ApplicantAnswer = z.infer<typeof applicantAnswer>
