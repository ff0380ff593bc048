import { z } from 'zod'

/** Types of records in the audit log. */
export const auditedEntity = z.enum([
  'account',
  'author',
  'category',
  'blog',
  'newsRoom',
  'caseStudy',
  'redirect',
  'media',
  'bundle',
  'career',
  'applicant',
  'mailTemplate',
  'talentList',
  'enquiry',
  'newsletterIssue',
])
export type AuditedEntity = z.infer<typeof auditedEntity>

/** Actions in the audit log. */
export const auditedAction = z.enum([
  'login',
  'failedLogin',
  'logout',
  'create',
  'update',
  'delete',
  'restore',
  'saveDraft',
  'publishDraft',
  'discardDraft',
  'schedule',
  'assign',
  'requestApproval',
  'approve',
  'requestChanges',
  'goLive',
  'comeBack',
  'preview',
  'note',
  'scorecard',
  'interview',
  'mail',
  'stop',
  'download',
  'erase',
  'merge',
  'separate',
])
export type AuditedAction = z.infer<typeof auditedAction>

/** An entry of `GET /audit`: user, action, record and client address (contract §3.7, additions). */
export const auditLine = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  /** Null for actions on the command line, by the service itself, or by a deleted account. */
  user: z.string().nullable(),
  /** Name of the token with which a program of the user did it; null for a change in a browser. */
  token: z.string().nullable(),
  action: auditedAction,
  entity: auditedEntity,
  entityId: z.string().nullable(),
  summary: z.string(),
  ip: z.string().nullable(),
})
export type AuditLine = z.infer<typeof auditLine>
