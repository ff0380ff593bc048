import type { EnquiryEntryInput, EnquiryUpdate, StaffEnquiry } from '@tekskills/shared/contracts/http/enquiries'
import { sql } from 'kysely'
import { auditRecord } from '../../platform/audit/audit-log'
import type { Config } from '../../platform/config/config'
import type { Queries } from '../../platform/database/database'
import { definedOnly } from '../../platform/database/defined-only'
import { newId } from '../../platform/database/ids'
import type { WriteContext } from '../../platform/database/write-context'
import type { Dependencies } from '../../platform/dependencies'
import { invalidField } from '../../platform/http/problems/problem-error'
import { isId } from '../../platform/http/validation/record-id'
import { assertVersion, nextVersion } from '../../platform/http/validation/record-version'
import { queueMail } from '../../platform/mail/outbox'
import { longDate } from '../../platform/time/site-day'
import { contentTeam } from '../session/content-team'
import { readEnquiry } from './inbox.repository'

const entity = 'enquiry'

/** The name of an enquiry in the audit log, which says nothing about the person who sent it. */
const auditedName = ({ type, caseStudy }: StaffEnquiry) =>
  caseStudy?.title ?? (type === 'CASESTUDY' ? 'case study' : 'contact form')

async function lockEnquiry({ transaction, now }: WriteContext, id: string): Promise<StaffEnquiry> {
  await transaction.selectFrom('enquiry').select('id').where('id', '=', id).forUpdate().execute()
  return readEnquiry(transaction, id, now)
}

/** Sets the status of an enquiry and its assignee. Throws 404, 409, 422 or 428. */
export async function changeEnquiry(
  context: WriteContext,
  id: string,
  change: Pick<EnquiryUpdate, 'status' | 'assignedTo'>,
  versionOf: (current: StaffEnquiry) => number | undefined,
): Promise<StaffEnquiry> {
  const { transaction, now } = context
  const { status, assignedTo } = change
  const current = await lockEnquiry(context, id)
  nextVersion(current, versionOf(current))
  if (assignedTo && !(await contentTeam(transaction)).some((colleague) => colleague.id === assignedTo))
    throw invalidField('assignedTo', 'ENUM', 'Choose one from the list.')
  await update(context, current, definedOnly({ status, assigned_to: assignedTo }))
  await auditRecord(context, { action: 'update', entity, entityId: id }, auditedName(current))
  return readEnquiry(transaction, id, now)
}

const update = (
  { transaction, actor, now }: WriteContext,
  { id, version }: StaffEnquiry,
  values: { status?: StaffEnquiry['status']; assigned_to?: string | null },
) =>
  transaction
    .updateTable('enquiry')
    .set({ ...values, version: version + 1, updated_at: now, updated_by: actor.accountId })
    .where('id', '=', id)
    .execute()

/**
 * Adds a note, or queues a reply to the visitor, which marks the enquiry as replied. Throws 404. Wake the mailer once
 * it is committed.
 */
export async function addEntry(
  context: WriteContext,
  id: string,
  { type, text }: EnquiryEntryInput,
  config: Pick<Config, 'mail'>,
): Promise<{ id: string }> {
  const { transaction, actor, now } = context
  const enquiry = await lockEnquiry(context, id)
  const entry = { id: newId(now.getTime()), enquiry_id: id, type, text, created_at: now, created_by: actor.accountId }
  await transaction.insertInto('enquiry_entry').values(entry).execute()
  if (type === 'REPLY') {
    const author = await authorOf(transaction, actor.accountId)
    await queueMail(
      transaction,
      {
        to: enquiry.email,
        subject: `Re: ${enquiry.subject || enquiry.caseStudy?.title || 'your enquiry'}`,
        text: replyText(enquiry, text, author.name),
        replyTo: config.mail.enquiriesTo || author.email,
        enquiryId: id,
      },
      now,
      entry.id,
    )
    await update(context, enquiry, { status: 'REPLIED' })
  }
  await auditRecord(context, { action: type === 'REPLY' ? 'mail' : 'note', entity, entityId: id }, auditedName(enquiry))
  return { id: entry.id }
}

async function authorOf(queries: Queries, accountId: string | null) {
  const account = queries.selectFrom('account').select(['name', 'username', 'email']).where('id', '=', accountId)
  const { name, username, email } = await account.executeTakeFirstOrThrow()
  return { name: name ?? username, email }
}

/**
 * Every character after which a mail program may start a new line; an unmarked line would look as if staff had written
 * it.
 */
const LINE_END = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/

/** The reply, its author, and below it what the visitor had written. */
function replyText({ message, createdAt }: StaffEnquiry, text: string, author: string): string {
  const quoted = message.split(LINE_END).map((line) => `> ${line}`.trimEnd())
  return [text, '', author, 'Tekskills', '', `On ${longDate(new Date(createdAt))} you wrote:`, ...quoted, ''].join('\n')
}

/**
 * Deletes an enquiry with what the team wrote and the emails about it that are not sent yet, and removes the person's name
 * from its audit entries. Throws 404, and 409 for an old version.
 */
export async function eraseEnquiry(context: WriteContext, id: string, seen?: number): Promise<void> {
  const { transaction } = context
  const enquiry = await lockEnquiry(context, id)
  assertVersion(enquiry, seen)
  await transaction.deleteFrom('enquiry').where('id', '=', id).execute()
  await forgetInAudit(transaction, id)
  await auditRecord(context, { action: 'erase', entity, entityId: id }, auditedName(enquiry))
}

/** Call this once {@link eraseEnquiry} has been committed. */
export async function completeEnquiryErasure({ files, mail }: Dependencies, id: string): Promise<void> {
  await mail.forget(new Set([id]))
  await files.erasures.add(id)
}

/**
 * Deletes again the enquiries that were erased after the backup from which the database was restored, and logs the
 * erasures that a crash kept from being logged. Call this before the service accepts requests, after the erasures of
 * applicants, which delete what is left of the emails of both.
 */
export async function replayEnquiryErasures(deps: Dependencies): Promise<void> {
  const { database, files } = deps
  const logged = new Set<string>()
  for await (const { key } of files.erasures.list()) logged.add(key)
  await database.unlimited.transaction().execute(async (transaction) => {
    // One parameter for all: there may be more than a query can have.
    const isLogged = sql<boolean>`id = any(${[...logged].filter(isId)}::uuid[])`
    const deleted = await transaction.deleteFrom('enquiry').where(isLogged).returning('id').execute()
    for (const { id } of deleted) await forgetInAudit(transaction, id)
  })
  const erased = await database.unlimited
    .selectFrom('audit')
    .select('entity_id')
    .distinct()
    .where('entity', '=', entity)
    .where('action', '=', 'erase')
    .execute()
  for (const { entity_id: id } of erased) if (id && !logged.has(id)) await completeEnquiryErasure(deps, id)
}

/** Removes the person's name from the audit entries of an enquiry. */
const forgetInAudit = (transaction: Queries, id: string) =>
  transaction
    .updateTable('audit')
    .set({ summary: 'erased enquiry' })
    .where('entity', '=', entity)
    .where('entity_id', '=', id)
    .execute()
