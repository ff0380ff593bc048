/** The rules of answers that both the service and the form apply, without the schemas. */

/** Maximum length of an answer, in characters. */
export const MAX_ANSWER_LENGTH = 1000

/** The answers to a `YES_NO` question. */
export const YES_NO = ['yes', 'no'] as const

interface AnsweredQuestion {
  kind: 'TEXT' | 'CHOICE' | 'NUMBER' | 'YES_NO'
  required: boolean
  choices: readonly string[]
}

const NUMBER = /^-?\d{1,9}([.,]\d{1,3})?$/

/** What to change about an answer, which has no spaces around it; undefined if it is accepted. */
export function answerProblem({ kind, required, choices }: AnsweredQuestion, value: string): string | undefined {
  if (value === '') return required ? 'Answer this question.' : undefined
  if (value.length > MAX_ANSWER_LENGTH) return `Use at most ${MAX_ANSWER_LENGTH.toLocaleString('en')} characters.`
  if (kind === 'NUMBER' && !NUMBER.test(value)) return 'Enter a number.'
  const offered = kind === 'CHOICE' ? choices : kind === 'YES_NO' ? YES_NO : [value]
  return offered.includes(value) ? undefined : 'Choose one of the listed answers.'
}

/** A number as it is written in an answer, with a decimal point or comma; undefined for anything else. */
export const writtenNumber = (text: string): number | undefined =>
  NUMBER.test(text) ? Number(text.replace(',', '.')) : undefined
