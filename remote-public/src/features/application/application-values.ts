import { MAX_RESUME_BYTES, RESUME_TYPES } from '@tekskills/shared/contracts/application'
import type { AskedQuestion } from '@tekskills/shared/contracts/http/job-questions'
import { answerProblem } from '@tekskills/shared/contracts/job-answers'
import { phoneProblem } from '@tekskills/shared/contracts/phone-number'
import { emailProblem } from '@tekskills/shared/forms/email-problem'
import type { BackupKey } from '@tekskills/shared/storage/browser-storage'

/** What the visitor is applying for: a job, or the talent pool. */
export type ApplicationTarget =
  | { kind: 'job'; jobId: string; slug: string; questions: readonly AskedQuestion[] }
  | { kind: 'pool' }

const NONE: readonly AskedQuestion[] = []

/** The questions that the form asks in addition. */
export const questionsOf = (target: ApplicationTarget) => (target.kind === 'job' ? target.questions : NONE)

/** Name of the field of a question, as the service names it in errors. */
export const answerField = (id: string) => `answers.${id}` as const

/** Key of the form's draft in session storage. */
export const draftKeyOf = (target: ApplicationTarget): BackupKey =>
  target.kind === 'job' ? `tk:application:${target.slug}` : 'tk:application:pool'

/** The text fields of the forms, named as in the service (contract §3.6). */
export const textFields = [
  'name',
  'email',
  'phone',
  'currentLocation',
  'experienceYears',
  'linkedinUrl',
  'desiredRole',
  'preferredCountry',
  'coverLetter',
] as const
export type TextField = (typeof textFields)[number]

/** A field that can have an error. */
export type ApplicationField = TextField | ReturnType<typeof answerField> | 'resume' | 'consent' | 'consentFuture'

/** The fields stored in a draft. */
export const draftFields = (target: ApplicationTarget): string[] => [
  ...textFields,
  ...questionsOf(target).map(({ id }) => answerField(id)),
]

/** The values of a form. A field that the form does not have reads as empty. */
export interface ApplicationValues extends Record<TextField, string> {
  /** Answers by id of the question. */
  answers: Record<string, string>
  resume: File | undefined
  consent: boolean
  consentFuture: boolean
}

/** Reads an uncontrolled form. */
export function readApplication({ elements }: HTMLFormElement, target: ApplicationTarget): ApplicationValues {
  const control = (name: string) => elements.namedItem(name) as HTMLInputElement | null
  const texts = textFields.map((name) => [name, control(name)?.value.trim() ?? ''])
  return {
    ...withLinkScheme(Object.fromEntries(texts) as Record<TextField, string>),
    answers: Object.fromEntries(
      questionsOf(target).map(({ id }) => [id, control(answerField(id))?.value.trim() ?? '']),
    ),
    resume: control('resume')?.files?.[0],
    consent: control('consent')?.checked ?? false,
    consentFuture: control('consentFuture')?.checked ?? false,
  }
}

/** People often copy the address of their profile without its scheme. */
const withLinkScheme = (texts: Record<TextField, string>) => ({
  ...texts,
  linkedinUrl: texts.linkedinUrl.replace(/^(?:http:\/\/)?(?=[^/:]+\.)/, 'https://'),
})

/** Identifies a submission: the same values and file are a retry of the same application. */
export function fingerprintOf({ resume, ...texts }: ApplicationValues): string {
  return JSON.stringify([texts, resume && [resume.name, resume.size, resume.lastModified]])
}

/** Validation errors by field, in the order of the form. */
export type ApplicationProblems = Partial<Record<ApplicationField, string>>

const HOLDS_ADDRESS = /https?:|www\.|\/\//i

/** Validates a form before it is sent; the service validates it again. */
export function findProblems(values: ApplicationValues, target: ApplicationTarget): ApplicationProblems {
  const { kind } = target
  const answers = questionsOf(target).map((question) => [
    answerField(question.id),
    answerProblem(question, values.answers[question.id] ?? ''),
  ])
  const found: ApplicationProblems = {
    name: nameProblem(values.name),
    email: emailProblem(values.email),
    phone: values.phone === '' ? undefined : phoneProblem(values.phone),
    currentLocation: values.currentLocation.length > 120 ? 'Use at most 120 characters.' : undefined,
    experienceYears: experienceProblem(values.experienceYears),
    linkedinUrl: linkProblem(values.linkedinUrl),
    desiredRole: kind === 'pool' ? roleProblem(values.desiredRole) : undefined,
    resume: resumeProblem(values.resume),
    coverLetter: values.coverLetter.length > 5000 ? 'Use at most 5,000 characters.' : undefined,
    ...(Object.fromEntries(answers) as ApplicationProblems),
    consent: values.consent ? undefined : 'Tick the box so that we can process your application.',
    consentFuture:
      kind === 'pool' && !values.consentFuture ? 'Tick the box to be considered for future jobs.' : undefined,
  }
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem))
}

function nameProblem(name: string): string | undefined {
  if (name === '') return 'Enter your name.'
  if (name.length > 100) return 'Use at most 100 characters.'
  return HOLDS_ADDRESS.test(name) ? 'Remove web addresses from this field.' : undefined
}

function experienceProblem(years: string): string | undefined {
  if (years === '') return undefined
  const isHalfYears = /^\d{1,2}([.,][05])?$/.test(years) && Number(years.replace(',', '.')) <= 60
  return isHalfYears ? undefined : 'Enter whole or half years, from 0 to 60.'
}

function linkProblem(link: string): string | undefined {
  if (link === '') return undefined
  return /^https:\/\/[^\s./]+\.\S+$/.test(link) && URL.canParse(link) && link.length <= 2000
    ? undefined
    : 'Enter the address of a page, such as linkedin.com/in/your-name.'
}

function roleProblem(role: string): string | undefined {
  if (role === '') return 'Enter the role you’re looking for.'
  return role.length > 120 ? 'Use at most 120 characters.' : undefined
}

/** Validates the résumé with the same messages as the service, so that a file never gets two different ones. */
export function resumeProblem(file: File | undefined): string | undefined {
  if (!file) return 'Choose a file with your CV.'
  if (!RESUME_TYPES.some((type) => file.name.toLowerCase().endsWith(`.${type}`)))
    return 'Choose a PDF, DOC or DOCX file.'
  if (file.size === 0) return 'The selected file is empty.'
  return file.size > MAX_RESUME_BYTES ? 'Choose a file of at most 5 MB.' : undefined
}
