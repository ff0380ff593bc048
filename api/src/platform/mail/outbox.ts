import { currentRequestId } from '@tekskills/shared/server/request-scope'
import { sql } from 'kysely'
import type { Queries } from '../database/database'
import { newId } from '../database/ids'
import type { MailMessage, OutgoingMail } from './mail-message'

/** Lease of a claimed message: no other instance claims it for this long, and after a crash it is retried then. */
const CLAIM_MS = 2 * 60_000
const FIRST_WAIT_MS = 30_000
const MAX_WAIT_MS = 60 * 60_000

/**
 * Inserts a message into the outbox. Pass the transaction of the change that it belongs to, so that neither exists
 * without the other. With the `id` of the record that it delivers (`applicant_mail`), a second insert
 * fails while the first is in the outbox.
 */
export async function queueMail(
  transaction: Queries,
  message: MailMessage,
  now: Date,
  id = newId(now.getTime()),
): Promise<void> {
  await transaction
    .insertInto('mail')
    .values(rowOf(message, now, id))
    .execute()
}

/** Inserts many messages with one statement; see {@link queueMail}. */
export async function queueMails(transaction: Queries, messages: readonly MailMessage[], now: Date): Promise<void> {
  if (messages.length === 0) return
  const rows = messages.map((message) => rowOf(message, now, newId(now.getTime())))
  await transaction.insertInto('mail').values(rows).execute()
}

const rowOf = (message: MailMessage, now: Date, id: string) => ({
  id,
  recipient: message.to,
  subject: message.subject,
  body: message.text,
  html: message.html ?? null,
  reply_to: message.replyTo ?? null,
  unsubscribe_url: message.unsubscribeUrl ?? null,
  applicant_id: message.applicantId ?? null,
  enquiry_id: message.enquiryId ?? null,
  job_alert_id: message.jobAlertId ?? null,
  issue_id: message.newsletter?.issueId ?? null,
  subscriber_id: message.newsletter?.subscriberId ?? null,
  calendar: message.calendar?.content ?? null,
  calendar_method: message.calendar?.method ?? null,
  request_id: currentRequestId() ?? null,
  created_at: now,
  next_attempt_at: now,
})

/** A message that is being sent, with the number of attempts including the current one. */
interface ClaimedMail {
  mail: OutgoingMail
  attempts: number
}

/**
 * Claims the message that has been due longest, newsletters after all others; two instances never claim the same one.
 */
export async function claimMail(queries: Queries, now: Date): Promise<ClaimedMail | undefined> {
  const due = queries
    .selectFrom('mail')
    .select('id')
    .where('next_attempt_at', '<=', now)
    .where('refused_at', 'is', null)
    .orderBy(sql`issue_id is not null`)
    .orderBy('next_attempt_at')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
  const row = await queries
    .updateTable('mail')
    .set({ attempts: sql`attempts + 1`, next_attempt_at: new Date(now.getTime() + CLAIM_MS) })
    .where('id', '=', due)
    .returningAll()
    .executeTakeFirst()
  if (!row) return undefined
  const mail = {
    id: row.id,
    to: row.recipient,
    subject: row.subject,
    text: row.body,
    html: row.html ?? undefined,
    replyTo: row.reply_to ?? undefined,
    unsubscribeUrl: row.unsubscribe_url ?? undefined,
    calendar: row.calendar && row.calendar_method ? { method: row.calendar_method, content: row.calendar } : undefined,
    applicantId: row.applicant_id ?? undefined,
    enquiryId: row.enquiry_id ?? undefined,
    jobAlertId: row.job_alert_id ?? undefined,
    requestId: row.request_id ?? undefined,
    createdAt: row.created_at,
  }
  return { mail, attempts: row.attempts }
}

/** Deletes a sent message; its text, which can contain a reset link, is not kept. */
export async function deleteMail(queries: Queries, id: string): Promise<void> {
  await queries.deleteFrom('mail').where('id', '=', id).execute()
}

/** Schedules the next attempt, with exponential backoff of at most an hour and no limit on the number of attempts. */
export async function postponeMail(queries: Queries, { mail, attempts }: ClaimedMail, reason: string, now: Date) {
  const wait = Math.min(FIRST_WAIT_MS * 2 ** (attempts - 1), MAX_WAIT_MS)
  const values = { next_attempt_at: new Date(now.getTime() + wait), last_error: reason }
  await queries.updateTable('mail').set(values).where('id', '=', mail.id).execute()
}

/** Records that the receiving server rejected the message permanently. */
export async function rejectMail(queries: Queries, id: string, reason: string, now: Date): Promise<void> {
  await queries.updateTable('mail').set({ refused_at: now, last_error: reason }).where('id', '=', id).execute()
}

/** Deletes messages that were rejected permanently before `before`. */
export async function deleteRejectedMails(queries: Queries, before: Date): Promise<void> {
  await queries.deleteFrom('mail').where('refused_at', '<', before).execute()
}
