import { auditRecord } from '../../platform/audit/audit-log'
import { conflict } from '../../platform/http/problems/problem-error'
import { queueMail } from '../../platform/mail/outbox'
import type { Signer } from '../../platform/signing/signer'
import { insertStep, lockApplicant, recordContact } from './applicants.repository'
import { interviewInvitation } from './interview-mails'
import type { InterviewContext } from './interviews.service'
import { readOwnInterviews } from './interviews.repository'
import { issueLink } from './own-application-link'

/**
 * Emails an applicant a new link to their own page, where they choose a time, and records the invitation in the
 * history. Throws 404 and 403 like `lockApplicant`, and 409 if the page would offer no time.
 */
export async function inviteToInterview(
  { site, ...context }: InterviewContext,
  signer: Signer,
  id: string,
): Promise<void> {
  const { transaction, now } = context
  const applicant = await lockApplicant(context, id, 'LEAD')
  const { offered } = await readOwnInterviews(transaction, applicant, { now, timeZone: site.timeZone })
  if (offered.length === 0) {
    throw conflict('INVALID_TRANSITION', 'Move the applicant to the Interview stage and offer a time first.')
  }
  const job = await transaction
    .selectFrom('career')
    .select(['job_title as jobTitle', 'recruiter_email as recruiterEmail'])
    .where('id', '=', applicant.career_id)
    .executeTakeFirstOrThrow()
  const url = await issueLink(context, { signer, siteOrigin: site.siteOrigin }, applicant)
  await queueMail(transaction, interviewInvitation(applicant, job, url, site), now)
  await insertStep(context, applicant, { reason: 'Invited to choose a time for the interview' })
  await recordContact(context, id)
  await auditRecord(context, { action: 'interview', entity: 'applicant', entityId: id }, applicant.reference)
}
