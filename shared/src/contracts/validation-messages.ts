import { z } from 'zod'
import { EMAIL_MESSAGES } from './email-rules'
import { slugPattern } from './http/content'

type Issue = z.core.$ZodIssue

const formatCodes: Record<string, string> = {
  email: 'EMAIL_INVALID',
  url: 'URL_INVALID',
  datetime: 'DATE_RANGE',
  date: 'DATE_RANGE',
}

const isNumber = (origin: string) => ['number', 'int', 'bigint'].includes(origin)

/** The field code of contract §3.2 for a validation issue. */
export function validationCode(issue: Issue): string {
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
  EMAIL_INVALID: EMAIL_MESSAGES.invalid,
  URL_INVALID: 'Enter a full address that starts with https://.',
  DATE_RANGE: 'Enter a valid date and time.',
  ENUM: 'Choose one of the listed values.',
  INVALID: 'This value is not allowed here.',
}

const digits = new Intl.NumberFormat('en-GB')
const unitOf = (origin: string) => ({ string: ' characters', array: ' entries' })[origin] ?? ''

/** A message that names the limit, for limits of numbers and lengths. */
function limitOf(issue: Issue): string | undefined {
  if (issue.code === 'too_small' && (isNumber(issue.origin) || issue.minimum !== 1)) {
    const [least, unit] = [digits.format(issue.minimum), unitOf(issue.origin)]
    if (isNumber(issue.origin))
      return issue.inclusive === false ? `Must be more than ${least}.` : `Must be at least ${least}.`
    return unit && `Use at least ${least}${unit}.`
  }
  if (issue.code === 'too_big') {
    const [most, unit] = [digits.format(issue.maximum), unitOf(issue.origin)]
    if (isNumber(issue.origin))
      return issue.inclusive === false ? `Must be less than ${most}.` : `Must be at most ${most}.`
    return unit && `Use at most ${most}${unit}.`
  }
  if (issue.code === 'invalid_type' && issue.input !== undefined) {
    if (issue.expected === 'int') return 'Enter a whole number.'
    if (issue.expected === 'number') return 'Enter a number.'
  }
  if (issue.code === 'invalid_format' && issue.format === 'date') return 'Enter a valid date.'
  return undefined
}

/**
 * Replaces zod's default messages with plain sentences, for all rules without a message of their own. Called once on load
 * by the service and by forms that show validation messages.
 */
export function setZodMessages(): void {
  z.config({
    customError: (raw) => {
      const issue = raw as Issue
      return limitOf(issue) || (sentences[validationCode(issue)] ?? sentences.INVALID)
    },
  })
}
