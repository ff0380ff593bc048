import { emailProblem } from '@tekskills/shared/forms/email-problem'
import type { ApplicationTarget } from './application-target'
import type { ApplicationField, ApplicationValues } from './application-values'

/** What is wrong with the fields of a form, in the order in which they stand. */
export type ApplicationProblems = Partial<Record<ApplicationField, string>>

/** What a résumé may be (contract §3.6); the service judges by its content. */
export const RESUME_TYPES = ['.pdf', '.doc', '.docx']
const LARGEST_RESUME = 5 * 1024 * 1024

const HOLDS_ADDRESS = /https?:|www\.|\/\//i
const PHONE = /^[\d+()\- ]*$/

/** What can be said of a form before it is sent; the service has the last word. */
export function findProblems(values: ApplicationValues, { kind }: ApplicationTarget): ApplicationProblems {
  const found: ApplicationProblems = {
    name: nameProblem(values.name),
    email: emailProblem(values.email),
    phone: phoneProblem(values.phone),
    desiredRole: kind === 'pool' && values.desiredRole === '' ? 'Enter the role that you look for.' : undefined,
    resume: resumeProblem(values.resume),
    consent: values.consent ? undefined : 'Tick the box to let us handle your application.',
    consentFuture:
      kind === 'pool' && !values.consentFuture ? 'Tick the box to be kept in mind for later jobs.' : undefined,
  }
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem))
}

function nameProblem(name: string): string | undefined {
  if (name === '') return 'Enter your name.'
  return HOLDS_ADDRESS.test(name) ? 'Leave web addresses out of this field.' : undefined
}

function phoneProblem(phone: string): string | undefined {
  if (phone === '') return undefined
  if (!PHONE.test(phone)) return 'Use digits, spaces and + - ( ) only.'
  return phone.length < 6 ? 'Enter at least 6 digits.' : undefined
}

/** The same sentences that the service uses, so that nobody is told two things about one file. */
export function resumeProblem(file: File | undefined): string | undefined {
  if (!file) return 'Choose a file with your résumé.'
  if (!RESUME_TYPES.some((type) => file.name.toLowerCase().endsWith(type))) return 'Choose a PDF, DOC or DOCX file.'
  if (file.size === 0) return 'The selected file is empty.'
  return file.size > LARGEST_RESUME ? 'Choose a file of at most 5 MB.' : undefined
}
