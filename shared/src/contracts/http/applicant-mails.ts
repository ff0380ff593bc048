import { z } from 'zod'
import { applicantStage } from './applicants'
import { personRef } from './content'
import { moment } from './days'
import { line } from './line'

/** What emails to applicants can fill in: `{{firstName}}`. */
export const MAIL_FIELDS = {
  firstName: 'First name',
  name: 'Full name',
  jobTitle: 'Job title',
  reference: 'Application reference',
  ownPage: 'Link to the applicant’s own page',
  interview: 'Time and place of the interview',
  sender: 'Sender’s name',
} as const
export type MailField = keyof typeof MAIL_FIELDS

const FIELD = /\{\{([^{}]*)\}\}/g

/** The names in double braces of a text, each once, in their order. */
export const fieldsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(FIELD)].map(([, name = '']) => name.trim())),
]

export const isMailField = (name: string): name is MailField => Object.hasOwn(MAIL_FIELDS, name)

/** Replaces the fields of a text once: a value that looks like a field is not replaced again. Unknown fields stay, too. */
export const fillFields = (text: string, valueOf: (field: MailField) => string): string =>
  text.replace(FIELD, (whole, typed: string) => {
    const name = typed.trim()
    return isMailField(name) ? valueOf(name) : whole
  })

/** Why a text cannot be sent as it is, in a sentence; undefined if it can. */
export function fieldProblem(text: string): string | undefined {
  const unknown = fieldsIn(text).find((name) => !isMailField(name))
  const known = Object.keys(MAIL_FIELDS).map((name) => `{{${name}}}`)
  if (unknown !== undefined)
    return `There is no field {{${unknown}}}. Use ${known.slice(0, -1).join(', ')} or ${known.at(-1)}.`
  return /\{\{|\}\}/.test(text.replace(FIELD, ''))
    ? 'A field has two braces on each side, such as {{firstName}}.'
    : undefined
}

const known = z.superRefine<string>((text, context) => {
  const message = fieldProblem(text)
  if (message) context.addIssue({ code: 'custom', message, params: { code: 'UNKNOWN_FIELD' } })
})

const texts = {
  subject: line(150).min(1, 'Enter a subject.').check(known),
  text: z.string().trim().min(1, 'Enter the text.').max(5000, 'Use at most 5,000 characters.').check(known),
}

/** A template in `GET /applicantMails/templates`; version 0 has not been changed yet. */
export const mailTemplate = z.object({
  stage: applicantStage,
  version: z.number().int(),
  subject: z.string(),
  text: z.string(),
  /** True while it is the default text. */
  builtIn: z.boolean(),
  updatedAt: z.iso.datetime().nullable(),
  updatedBy: personRef.nullable(),
})
export type MailTemplate = z.infer<typeof mailTemplate>

/** `PUT /applicantMails/templates/{stage}`. */
export const mailTemplateInput = z.object({ ...texts, version: z.number().int() })
export type MailTemplateInput = z.input<typeof mailTemplateInput>

const recipients = z.array(z.string().max(40)).min(1, 'Choose at least one.').max(100, 'Choose at most 100.')
/** `POST /applicantMails/preview`. */
export const mailPreviewInput = z.object({ recipients, ...texts })
export type MailPreviewInput = z.input<typeof mailPreviewInput>

/** The email as one applicant would get it. */
export const mailPreview = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  stage: applicantStage,
  subject: z.string(),
  text: z.string(),
  replyTo: z.string().nullable(),
  /** Why it cannot be sent to this applicant. */
  problem: z.string().nullable(),
  /** When an email of the same stage was last written to this applicant. */
  writtenAt: z.iso.datetime().nullable(),
})
export type MailPreview = z.infer<typeof mailPreview>

/**
 * `POST /applicantMails`. With `stage`, the email of that stage; applicants at other stages are left out. `sendAt` is a
 * time in the future, or null for now.
 */
export const applicantMailInput = z.object({
  recipients,
  ...texts,
  stage: applicantStage.nullish(),
  sendAt: moment().nullish(),
})
export type ApplicantMailInput = z.input<typeof applicantMailInput>

/** Who gets the email, and who does not and why. */
export const applicantMailsWritten = z.object({
  written: z.array(z.string()),
  leftOut: z.array(z.object({ id: z.string(), reason: z.string() })),
})
export type ApplicantMailsWritten = z.infer<typeof applicantMailsWritten>

/** `WAITING` can be canceled; `SENDING` is in the outbox; `REFUSED` was permanently rejected by the receiving server. */
export const applicantMailStatus = z.enum(['WAITING', 'SENDING', 'SENT', 'REFUSED', 'CANCELED'])
export type ApplicantMailStatus = z.infer<typeof applicantMailStatus>

/** `GET /applicantMails?applicantId=`. */
export const applicantMail = z.object({
  id: z.string(),
  stage: applicantStage.nullable(),
  subject: z.string(),
  text: z.string(),
  status: applicantMailStatus,
  createdAt: z.iso.datetime(),
  by: personRef.nullable(),
  sendAt: z.iso.datetime(),
})
export type ApplicantMail = z.infer<typeof applicantMail>
