import { scheduleProblem } from '@tekskills/shared/contracts/http/content'
import type { IssueText, issueSending, issueUpdate } from '@tekskills/shared/contracts/http/newsletter-issues'
import type { Updateable } from 'kysely'
import type { z } from 'zod'
import { auditRecord } from '../../platform/audit/audit-log'
import { newId } from '../../platform/database/ids'
import type { Schema } from '../../platform/database/schema'
import type { WriteContext } from '../../platform/database/write-context'
import { conflict, invalidField } from '../../platform/http/problems/problem-error'
import { isId } from '../../platform/http/validation/record-id'
import { assertVersion } from '../../platform/http/validation/record-version'
import { countSubscribers, deleteWaiting, lockIssue, readIssueItem, type StoredIssue } from './issues.repository'

const entity = 'newsletterIssue'
const MAX_SUBJECT = 150
const MAX_PREHEADER = 200

/** Adds a draft about a public item. Returns its id. Throws 409 `ITEM_NOT_PUBLIC`. */
export async function createIssue(context: WriteContext, itemId: string): Promise<string> {
  const { transaction, actor, now } = context
  const item = isId(itemId) ? await readIssueItem(transaction, itemId, now) : undefined
  if (!item?.is_public) throw notPublic()
  const id = newId(now.getTime())
  const by = { created_at: now, created_by: actor.accountId, updated_at: now, updated_by: actor.accountId }
  const [subject, preheader] = [cut(item.name, MAX_SUBJECT), cut(item.description, MAX_PREHEADER)]
  await transaction
    .insertInto('newsletter_issue')
    .values({ id, item_id: item.id, subject, preheader, ...by })
    .execute()
  await auditRecord(context, { action: 'create', entity, entityId: id }, subject)
  return id
}

/** A single line, cut between words. */
function cut(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= length) return line
  const start = line.slice(0, length - 1)
  return `${start.slice(0, start.lastIndexOf(' ')) || start}…`
}

/** Changes a draft. Throws 404, and 409 for an old version or an issue that is scheduled or sent. */
export async function updateIssue(context: WriteContext, id: string, input: z.output<typeof issueUpdate>) {
  const issue = await lockDraft(context, id, input.version)
  await update(context, issue, { subject: input.subject, preheader: input.preheader })
  await auditRecord(context, { action: 'update', entity, entityId: id }, input.subject)
}

/** Deletes a draft. Throws 404, and 409 for an old version or an issue that is scheduled or sent. */
export async function deleteIssue(context: WriteContext, id: string, version?: number) {
  const issue = await lockDraft(context, id, version)
  await context.transaction.deleteFrom('newsletter_issue').where('id', '=', id).execute()
  await auditRecord(context, { action: 'delete', entity, entityId: id }, issue.subject)
}

/**
 * Schedules a draft: for a time, or at once. Throws 404, 422 for a time in the past, and 409 `ITEM_NOT_PUBLIC` or
 * `NO_SUBSCRIBERS`.
 */
export async function sendIssue(context: WriteContext, id: string, input: z.output<typeof issueSending>) {
  const { transaction, now } = context
  const issue = await lockDraft(context, id, input.version)
  const at = input.sendAt ? new Date(input.sendAt) : now
  const problem = input.sendAt ? scheduleProblem(at, now) : undefined
  if (problem) throw invalidField('sendAt', 'DATE_RANGE', problem)
  const item = await readIssueItem(transaction, issue.item_id, now)
  if (!item?.is_public) throw notPublic()
  if ((await countSubscribers(transaction)) === 0)
    throw conflict('NO_SUBSCRIBERS', 'No one has confirmed a subscription to the newsletter yet.')
  await update(context, issue, { state: 'SCHEDULED', send_at: at, failure: null })
  await auditRecord(context, { action: 'schedule', entity, entityId: id }, issue.subject)
}

/**
 * Stops an issue: a scheduled one becomes a draft; of one that is being sent, the emails that wait are deleted. Throws
 * 404, and 409 for an old version or one that is neither.
 */
export async function stopIssue(context: WriteContext, id: string, version: number): Promise<void> {
  const { transaction, now } = context
  const issue = await lockIssue(transaction, id)
  if (issue.state === 'SCHEDULED') {
    assertVersion(issue, version)
    await update(context, issue, { state: 'DRAFT', send_at: null })
  } else if (issue.state === 'SENDING') {
    // Whoever stops wants it stopped, whatever they have seen.
    await deleteWaiting(transaction, id, now)
    const failure = 'Sending was stopped. The emails that were still waiting were deleted.'
    await update(context, issue, { handed_over_at: issue.handed_over_at ?? now, failure })
  } else {
    throw conflict('NOT_PLANNED', 'This newsletter is neither scheduled nor being sent.')
  }
  await auditRecord(context, { action: 'stop', entity, entityId: id }, issue.subject)
}

/** The text of an issue. */
export const textOf = ({ subject, preheader }: StoredIssue): IssueText => ({ subject, preheader })

const notPublic = () => conflict('ITEM_NOT_PUBLIC', 'Only what is on the site can be sent. Publish it first.')

async function lockDraft({ transaction }: WriteContext, id: string, version?: number): Promise<StoredIssue> {
  const issue = await lockIssue(transaction, id)
  assertVersion(issue, version)
  if (issue.state !== 'DRAFT')
    throw conflict('NOT_A_DRAFT', 'This newsletter is scheduled or has been sent, so it cannot be changed.')
  return issue
}

const update = (
  { transaction, actor, now }: WriteContext,
  { id, version }: StoredIssue,
  changes: Updateable<Schema['newsletter_issue']>,
) =>
  transaction
    .updateTable('newsletter_issue')
    .set({ ...changes, version: version + 1, updated_at: now, updated_by: actor.accountId })
    .where('id', '=', id)
    .execute()
