import { z } from 'zod'

/** What a line of the trail can be about. */
export const auditedEntity = z.enum([
  ...(['account', 'author', 'category', 'blog', 'newsRoom', 'caseStudy', 'redirect', 'media'] as const),
  ...(['career', 'applicant', 'enquiry'] as const),
])
export type AuditedEntity = z.infer<typeof auditedEntity>

/** What was done to it. */
export const auditedAction = z.enum([
  ...(['login', 'logout', 'create', 'update', 'delete', 'restore', 'note', 'download', 'erase'] as const),
])
export type AuditedAction = z.infer<typeof auditedAction>

/** A line of `GET /audit`: who did what, to which record, from where (contract §3.7, additions). */
export const auditLine = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  /** Null for what was done on the machine itself, by the service, or by an account that is no more. */
  user: z.string().nullable(),
  action: auditedAction,
  entity: auditedEntity,
  entityId: z.string().nullable(),
  summary: z.string(),
  ip: z.string().nullable(),
})
export type AuditLine = z.infer<typeof auditLine>
