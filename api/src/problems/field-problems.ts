import { slugPattern } from '@tekskills/shared/contracts/http/content'
import type { FieldProblem } from '@tekskills/shared/contracts/problem'
import { z } from 'zod'

type Issue = z.core.$ZodIssue

const formatCodes: Record<string, string> = {
  email: 'EMAIL_INVALID',
  url: 'URL_INVALID',
  datetime: 'DATE_RANGE',
  date: 'DATE_RANGE',
}

const isNumber = (origin: string) => ['number', 'int', 'bigint'].includes(origin)

function codeOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'REQUIRED' : 'INVALID'
    case 'too_small':
      if (isNumber(issue.origin)) return 'NUMBER_RANGE'
      return issue.minimum === 1 ? 'REQUIRED' : 'TOO_SHORT'
    case 'too_big':
      return isNumber(issue.origin) ? 'NUMBER_RANGE' : 'TOO_LONG'
    case 'invalid_format':
      if (issue.format === 'regex') return issue.pattern === String(slugPattern) ? 'SLUG_FORMAT' : 'INVALID'
      return formatCodes[issue.format] ?? 'INVALID'
    case 'invalid_value':
      return 'ENUM'
    case 'custom':
      return typeof issue.params?.code === 'string' ? issue.params.code : 'INVALID'
    default:
      return 'INVALID'
  }
}

const sentences: Record<string, string> = {
  REQUIRED: 'Enter a value.',
  TOO_SHORT: 'This is too short.',
  TOO_LONG: 'This is too long.',
  NUMBER_RANGE: 'This number is out of range.',
  EMAIL_INVALID: 'Please enter a valid email address.',
  URL_INVALID: 'Enter a full address that begins with https://.',
  DATE_RANGE: 'Enter a valid date and time.',
  ENUM: 'Choose one of the listed values.',
  INVALID: 'This value cannot be used here.',
}

/** Gives every rule that words no message of its own a plain sentence instead of zod's technical one. */
export function speakPlainly(): void {
  z.config({
    customError: (issue) => {
      if (issue.code === 'invalid_format' && issue.format === 'date') return 'Enter a valid date.'
      return sentences[codeOf(issue as Issue)] ?? sentences.INVALID
    },
  })
}

/** The field codes and messages of contract §3.2 for what a schema refused; of several faults of a field the first. */
export function fieldProblems(issues: readonly Issue[]): FieldProblem[] {
  const problems = new Map<string, FieldProblem>()
  for (const issue of issues) {
    const field = issue.path.map(String).join('.')
    if (!problems.has(field)) problems.set(field, { field, code: codeOf(issue), message: issue.message })
  }
  return [...problems.values()]
}
