import type { ReviewStep } from '@tekskills/shared/contracts/http/reviews'
import type { AuditedAction } from '@tekskills/shared/contracts/http/audit'
import { auditRecord } from '../../platform/audit/audit-log'
import type { Queries } from '../../platform/database/database'
import { conflict, invalidField } from '../../platform/http/problems/problem-error'
import { assertVersion } from '../../platform/http/validation/record-version'
import { contentTeam } from '../session/content-team'
import { queueReviewMails } from './review-mails'
import { lastAuthor, lockReviewed } from './reviews.repository'
import type { ReviewWrite } from './reviews.service'

/** Assigns an item to a member of the content team, who is emailed, or to no one. Throws 404 and 422. */
export async function assign(write: ReviewWrite, accountId: string | null): Promise<void> {
  const { transaction, item } = write
  const { name } = await lockReviewed(transaction, item)
  if (accountId !== null && !(await contentTeam(transaction)).some(({ id }) => id === accountId))
    throw invalidField('accountId', 'ENUM', 'Choose one from the list.')
  const before = await readRow(transaction, item.id)
  if ((before?.assigned_to ?? null) === accountId) return
  await store(write, { assigned_to: accountId })
  await audit(write, 'assign', name)
  if (accountId !== null) await mail(write, name, [accountId], 'asks you to take care of')
}

const ACTIONS = { REQUESTED: 'requestApproval', APPROVED: 'approve', CHANGES: 'requestChanges' } as const

/**
 * Requests the approval of a version, gives it, or asks for changes first, and emails the colleague who is waiting. An
 * approval counts for this version alone. Throws 404, 409 for an old version, and 409 `OWN_VERSION` if whoever
 * changed its content last, or requested the approval, gives it: without the second, an author would approve their own
 * text once a colleague has added a comma.
 */
export async function takeStep(
  write: ReviewWrite,
  { step, version }: { step: ReviewStep; version: number },
): Promise<void> {
  const { transaction, item, actor, now } = write
  const reviewed = await lockReviewed(transaction, item)
  assertVersion({ version: reviewed.version }, version)
  const author = await lastAuthor(transaction, item.id)
  if (step === 'APPROVED' && author === actor.accountId)
    throw conflict('OWN_VERSION', 'You were the last to change this, so someone else must approve it.')
  const before = await readRow(transaction, item.id)
  if (step === 'APPROVED' && before?.step === 'REQUESTED' && before.step_by === actor.accountId)
    throw conflict('OWN_VERSION', 'You requested this approval, so someone else must give it.')
  await store(write, { step, step_version: version, step_at: now, step_by: actor.accountId })
  await audit(write, ACTIONS[step], reviewed.name)
  const asked = before?.step === 'REQUESTED' ? before.step_by : null
  const waiting = [...new Set([asked, author].flatMap((id) => id ?? []))]
  const asks = before?.assigned_to ? [before.assigned_to] : (await contentTeam(transaction)).map(({ id }) => id)
  if (step === 'REQUESTED') await mail(write, reviewed.name, asks, 'asks you to approve')
  else await mail(write, reviewed.name, waiting, step === 'APPROVED' ? 'approved' : 'asks for changes to')
}

const readRow = (queries: Queries, itemId: string) =>
  queries.selectFrom('review').selectAll().where('item_id', '=', itemId).executeTakeFirst()

interface Values {
  assigned_to?: string | null
  step?: ReviewStep
  step_version?: number
  step_at?: Date
  step_by?: string | null
}

const store = ({ transaction, item }: ReviewWrite, values: Values) =>
  transaction
    .insertInto('review')
    .values({ item_id: item.id, ...values })
    .onConflict((same) => same.column('item_id').doUpdateSet(values))
    .execute()

const audit = (write: ReviewWrite, action: AuditedAction, name: string) =>
  auditRecord(write, { action, entity: write.entity, entityId: write.item.id }, name)

const mail = (write: ReviewWrite, itemName: string, to: readonly string[], what: string) =>
  queueReviewMails(write, { item: write.item, to, what, itemName, siteOrigin: write.siteOrigin })
