import { APPLICATION_RETENTION_MONTHS } from '@tekskills/shared/contracts/application'
import { sql, type Selectable } from 'kysely'
import { auditRecord } from '../../platform/audit/audit-log'
import type { Queries } from '../../platform/database/database'
import type { Schema } from '../../platform/database/schema'
import type { WriteContext } from '../../platform/database/write-context'
import { conflict } from '../../platform/http/problems/problem-error'
import type { MailMessage } from '../../platform/mail/mail-message'
import { queueMail } from '../../platform/mail/outbox'
import type { Signer } from '../../platform/signing/signer'
import { longDate } from '../../platform/time/site-day'
import { insertStep, lockApplicant } from './applicants.repository'
import { greeting } from './greeting'
import type { InterviewContext } from './interviews.service'
import { replyAddress } from './mailing-site'
import { issueLink } from './own-application-link'
import { retentionUntil } from './retention'

type Row = Selectable<Schema['applicant']>

/** Minimum time between two such emails to one applicant. */
const ASK_AGAIN_MS = 30 * 24 * 60 * 60_000

/**
 * Asks an applicant by email whether they want to be kept for longer; nothing changes unless they agree on their own
 * page, to which the email has a new link. Throws 404 and 403, and 409 within 30 days of the last time, and for an
 * address that staff entered: they could receive the link, and agree in the applicant's place.
 */
export async function askToKeep({ site, ...context }: InterviewContext, signer: Signer, id: string): Promise<void> {
  const { transaction, now } = context
  const applicant = await lockApplicant(context, id, 'LEAD')
  const asked = applicant.keep_asked_at
  if (asked && now.getTime() - asked.getTime() < ASK_AGAIN_MS) {
    throw conflict('INVALID_TRANSITION', 'This person has been asked within the last 30 days.')
  }
  if (await hasCorrectedAddress(transaction, id)) {
    throw conflict(
      'INVALID_TRANSITION',
      'Staff have changed the email address of this person, so an answer from it would not prove their consent.',
    )
  }
  await transaction.updateTable('applicant').set({ keep_asked_at: now }).where('id', '=', id).execute()
  const url = await issueLink(context, { signer, siteOrigin: site.siteOrigin }, applicant)
  const job = await transaction
    .selectFrom('career')
    .select('recruiter_email')
    .where('id', '=', applicant.career_id)
    .executeTakeFirst()
  const mail = keepMail(applicant, url, site.timeZone)
  await queueMail(transaction, { ...mail, replyTo: replyAddress(site, job?.recruiter_email) }, now)
  await insertStep(context, applicant, { kept: 'ASKED' })
  await auditRecord(context, { action: 'mail', entity: 'applicant', entityId: id }, applicant.reference)
}

async function hasCorrectedAddress(queries: Queries, id: string): Promise<boolean> {
  const corrections = queries.selectFrom('applicant_stage_move').select('id').where('applicant_id', '=', id)
  const ofAddress = await corrections
    .where(sql<boolean>`'email' = any(corrected)`)
    .limit(1)
    .executeTakeFirst()
  return ofAddress !== undefined
}

/** Whether the applicant has been asked, and has not agreed since. */
export const isAsked = ({ keep_asked_at, keep_agreed_at }: Pick<Row, 'keep_asked_at' | 'keep_agreed_at'>): boolean =>
  keep_asked_at !== null && (keep_agreed_at === null || keep_agreed_at < keep_asked_at)

/** Extends the retention of an application because the applicant has agreed. Throws 409 unless they were asked. */
export async function keepLonger(context: WriteContext, applicant: Row): Promise<void> {
  const { transaction, now } = context
  if (applicant.keep_asked_at === null) throw conflict('INVALID_TRANSITION', 'This applicant has not been asked.')
  if (!isAsked(applicant)) return
  const { id, version, reference } = applicant
  const kept = { keep_agreed_at: now, last_contact_at: now, retention_until: retentionUntil(now, 'AGREED') }
  await transaction
    .updateTable('applicant')
    .set({ ...kept, version: version + 1, updated_at: now, updated_by: null })
    .where('id', '=', id)
    .execute()
  await insertStep(context, applicant, { kept: 'AGREED' })
  await auditRecord(context, { action: 'update', entity: 'applicant', entityId: id }, reference)
}

const keepMail = ({ id, name, email, reference, retention_until }: Row, url: string, timeZone: string): MailMessage => {
  const day = longDate(retention_until, timeZone)
  return {
    to: email,
    subject: `May we keep your application ${reference}?`,
    text: [
      greeting(name),
      `We keep an application for ${APPLICATION_RETENTION_MONTHS} months after our last contact, and then erase it. Yours, ${reference}, will be erased on ${day}.`,
      `If you would like us to keep it for another ${APPLICATION_RETENTION_MONTHS} months, so that we can consider you again, please agree on this page:\n${url}`,
      'If not, there is nothing you need to do. The link is valid for 90 days.',
    ].join('\n\n'),
    applicantId: id,
  }
}
