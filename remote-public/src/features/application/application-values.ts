import { MAX_RESUME_BYTES, RESUME_TYPES } from '@tekskills/shared/contracts/application'
import { phoneProblem } from '@tekskills/shared/contracts/phone-number'
import { emailProblem } from '@tekskills/shared/forms/email-problem'
import type { BackupKey } from '@tekskills/shared/storage/browser-storage'

/** What the visitor applies for: a job, or the talent pool. */
export type ApplicationTarget = { kind: 'job'; jobId: string; slug: string } | { kind: 'pool' }

/** Key of the form's draft in session storage. */
export const draftKeyOf = (target: ApplicationTarget): BackupKey =>
  target.kind === 'job' ? `tk:application:${target.slug}` : 'tk:application:pool'

/** The text fields of the forms, named as in the service (contract §3.6). */
export const textFields = ['name', 'email', 'phone', 'desiredRole', 'preferredCountry', 'coverLetter'] as const
export type TextField = (typeof textFields)[number]

/** A field that can have an error. */
export type ApplicationField = TextField | 'resume' | 'consent' | 'consentFuture'

/** The values of a form. A field that the form does not have reads as empty. */
export interface ApplicationValues extends Record<TextField, string> {
  resume: File | undefined
  consent: boolean
  consentFuture: boolean
}

/** Reads an uncontrolled form. */
export function readApplication({ elements }: HTMLFormElement): ApplicationValues {
  const control = (name: string) => elements.namedItem(name) as HTMLInputElement | null
  const texts = textFields.map((name) => [name, control(name)?.value.trim() ?? ''])
  return {
    ...(Object.fromEntries(texts) as Record<TextField, string>),
    resume: control('resume')?.files?.[0],
    consent: control('consent')?.checked ?? false,
    consentFuture: control('consentFuture')?.checked ?? false,
  }
}

/** Identifies a submission: the same values and file are a retry of the same application. */
export function fingerprintOf({ resume, ...texts }: ApplicationValues): string {
  return JSON.stringify([texts, resume && [resume.name, resume.size, resume.lastModified]])
}

/** Validation errors by field, in the order of the form. */
export type ApplicationProblems = Partial<Record<ApplicationField, string>>

const HOLDS_ADDRESS = /https?:|www\.|\/\//i

/** Validates a form before it is sent; the service validates it again. */
export function findProblems(values: ApplicationValues, { kind }: ApplicationTarget): ApplicationProblems {
  const found: ApplicationProblems = {
    name: nameProblem(values.name),
    email: emailProblem(values.email),
    phone: values.phone === '' ? undefined : phoneProblem(values.phone),
    desiredRole: kind === 'pool' ? roleProblem(values.desiredRole) : undefined,
    resume: resumeProblem(values.resume),
    coverLetter: values.coverLetter.length > 5000 ? 'Use at most 5,000 characters.' : undefined,
    consent: values.consent ? undefined : 'Tick the box to let us handle your application.',
    consentFuture:
      kind === 'pool' && !values.consentFuture ? 'Tick the box to be kept in mind for later jobs.' : undefined,
  }
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem))
}

function nameProblem(name: string): string | undefined {
  if (name === '') return 'Enter your name.'
  if (name.length > 100) return 'Use at most 100 characters.'
  return HOLDS_ADDRESS.test(name) ? 'Leave web addresses out of this field.' : undefined
}

function roleProblem(role: string): string | undefined {
  if (role === '') return 'Enter the role you’re looking for.'
  return role.length > 120 ? 'Use at most 120 characters.' : undefined
}

/** Validates the résumé with the same messages as the service, so that a file never gets two different ones. */
export function resumeProblem(file: File | undefined): string | undefined {
  if (!file) return 'Choose a file with your résumé.'
  if (!RESUME_TYPES.some((type) => file.name.toLowerCase().endsWith(`.${type}`)))
    return 'Choose a PDF, DOC or DOCX file.'
  if (file.size === 0) return 'The selected file is empty.'
  return file.size > MAX_RESUME_BYTES ? 'Choose a file of at most 5 MB.' : undefined
}
