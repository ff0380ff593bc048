import type {
  bundleInput,
  bundleItemsInput,
  bundleSchedule,
  updateSchedule,
} from '@tekskills/shared/contracts/http/bundles'
import { MAX_BUNDLE_ITEMS, MAX_BUNDLE_NAME } from '@tekskills/shared/contracts/http/bundles'
import { scheduleProblem } from '@tekskills/shared/contracts/http/content'
import type { z } from 'zod'
import { auditRecord } from '../../platform/audit/audit-log'
import type { Config } from '../../platform/config/config'
import { newId } from '../../platform/database/ids'
import type { WriteContext } from '../../platform/database/write-context'
import { conflict, invalidField, notFound } from '../../platform/http/problems/problem-error'
import { isId } from '../../platform/http/validation/record-id'
import { assertVersion } from '../../platform/http/validation/record-version'
import { publicationOf, statusAt } from '../content/publication'
import { judgeItems } from './bundle-conflicts'
import { assertUnblocked, noteSeen, releaseHeld } from './bundle-publication'
import { lockBundle, readBundleItems, selectBundles, type StoredBundle } from './bundles.repository'

const entity = 'bundle'

/** Adds an empty bundle. Returns its id. */
export async function createBundle(context: WriteContext, { name }: z.output<typeof bundleInput>): Promise<string> {
  const { transaction, actor, now } = context
  const id = newId(now.getTime())
  const by = { created_at: now, created_by: actor.accountId, updated_at: now, updated_by: actor.accountId }
  await transaction
    .insertInto('bundle')
    .values({ id, name, state: 'OPEN', ...by })
    .execute()
  await auditRecord(context, { action: 'create', entity, entityId: id }, name)
  return id
}

/** Throws 404, and 409 for an old version. */
export async function renameBundle(context: WriteContext, id: string, input: { name: string; version: number }) {
  const bundle = await lockBundle(context.transaction, id)
  assertVersion(bundle, input.version)
  await update(context, bundle, { name: input.name })
  await auditRecord(context, { action: 'update', entity, entityId: id }, input.name)
}

/**
 * Deletes a bundle; its items stay as they are. Returns the files that only the bundle used. Throws 404, and 409 for an
 * old version.
 */
export async function deleteBundle(context: WriteContext, id: string, version?: number) {
  const bundle = await lockBundle(context.transaction, id)
  assertVersion(bundle, version)
  const released = await releaseHeld(context.transaction, id)
  await context.transaction.deleteFrom('bundle').where('id', '=', id).execute()
  await auditRecord(context, { action: 'delete', entity, entityId: id }, bundle.name)
  return released
}

/** Adds items that are not deleted; items already in the bundle stay. Throws 404, 409 for a live bundle, and 422. */
export async function addItems(context: WriteContext, id: string, { ids }: z.output<typeof bundleItemsInput>) {
  const { transaction, now } = context
  const bundle = await lockChangeable(context, id)
  const wanted = [...new Set(ids)]
  const rows = wanted.every(isId)
    ? await transaction
        .selectFrom('content_item')
        .selectAll()
        .where('id', 'in', wanted)
        .where('deleted_at', 'is', null)
        .execute()
    : []
  if (rows.length !== wanted.length) throw invalidField('ids', 'ENUM', 'Choose items that exist.')
  const known = await readBundleItems(transaction, id)
  const added = rows.filter((row) => !known.some(({ item_id }) => item_id === row.id))
  if (known.length + added.length > MAX_BUNDLE_ITEMS)
    throw invalidField('ids', 'TOO_LONG', `A bundle can have at most ${MAX_BUNDLE_ITEMS} items.`)
  if (added.length === 0) return
  const values = added.map((row) => ({
    bundle_id: id,
    item_id: row.id,
    kind: row.kind,
    name: row.name,
    seen_version: row.version,
    seen_status: statusAt(publicationOf(row), now),
  }))
  await transaction.insertInto('bundle_item').values(values).execute()
  await update(context, bundle, {})
  await auditRecord(context, { action: 'update', entity, entityId: id }, bundle.name)
}

/** Throws 404, and 409 for a live bundle. */
export async function removeItem(context: WriteContext, id: string, itemId: string): Promise<void> {
  const bundle = await lockChangeable(context, id)
  const removed = context.transaction.deleteFrom('bundle_item').where('bundle_id', '=', id)
  const { numDeletedRows } = await removed.where('item_id', '=', itemId).executeTakeFirstOrThrow()
  if (numDeletedRows === 0n) throw notFound('This item is not in the bundle.')
  await update(context, bundle, {})
  await auditRecord(context, { action: 'update', entity, entityId: id }, bundle.name)
}

/**
 * Sets when a bundle goes live and when it is reverted; for a live one, only the latter. Throws 404, 409 if there is
 * a conflict, and 422.
 */
export async function scheduleBundle(
  context: WriteContext,
  id: string,
  input: z.output<typeof bundleSchedule>,
  { approvalKinds }: Pick<Config, 'approvalKinds'>,
) {
  const { transaction, now } = context
  const bundle = await lockBundle(transaction, id)
  assertVersion(bundle, input.version)
  const live = dateOf(input.goesLiveAt)
  const back = dateOf(input.comesBackAt)
  const isLive = bundle.state === 'LIVE'
  if (isLive ? !back : !live)
    throw invalidField(isLive ? 'comesBackAt' : 'goesLiveAt', 'REQUIRED', 'Choose a date and time.')
  if (!isLive) requireTime('goesLiveAt', live, now)
  requireTime('comesBackAt', back, now)
  if (!isLive && live && back && back.getTime() < live.getTime() + 60_000)
    throw invalidField('comesBackAt', 'DATE_RANGE', 'Choose a time after the bundle goes live.')
  if (isLive) {
    await update(context, bundle, { comes_back_at: back })
  } else {
    const items = await judgeItems(transaction, { ...bundle, goes_live_at: live }, { now, approvalKinds })
    if (items.length === 0) throw conflict('BUNDLE_EMPTY', 'Add items to this bundle first.')
    const seen = input.items
    if (seen && items.some(({ entry, row }) => row && seen[entry.item_id] !== row.version))
      throw conflict('ITEMS_CHANGED', 'An item in this bundle has been changed since you opened it.')
    assertUnblocked(items)
    await update(context, bundle, { state: 'SCHEDULED', goes_live_at: live, comes_back_at: back })
    await noteSeen(context, id)
  }
  await auditRecord(context, { action: 'schedule', entity, entityId: id }, bundle.name)
}

/** Cancels the times of a bundle. Throws 404, and 409 for an old version. */
export async function unscheduleBundle(context: WriteContext, id: string, version?: number): Promise<void> {
  const bundle = await lockBundle(context.transaction, id)
  assertVersion(bundle, version)
  const state = bundle.state === 'SCHEDULED' ? { state: 'OPEN' as const, goes_live_at: null } : {}
  await update(context, bundle, { ...state, comes_back_at: null })
  await auditRecord(context, { action: 'schedule', entity, entityId: id }, bundle.name)
}

/**
 * Schedules the draft of one item on the site, which stays as it is until then: a bundle of its own takes it live.
 * Another time moves that bundle. Returns its id. Throws 409 if the item has no draft, goes live with others, has changed
 * or has a conflict, and 422.
 */
export async function scheduleUpdate(
  context: WriteContext,
  { itemId, version, goesLiveAt }: z.output<typeof updateSchedule>,
  config: Pick<Config, 'approvalKinds'>,
): Promise<string> {
  const { transaction, now } = context
  const item = await readItem(transaction, itemId)
  const scheduled = await selectBundles(transaction)
    .innerJoin('bundle_item', 'bundle_item.bundle_id', 'bundle.id')
    .where('item_id', '=', itemId)
    .where('state', '=', 'SCHEDULED')
    .execute()
  const shared = scheduled.find(({ item_count }) => item_count > 1)
  if (shared)
    throw conflict('OTHER_BUNDLE', `This goes live with the bundle “${shared.name}”. Remove it from that bundle first.`)
  const id = scheduled[0]?.id ?? (await createBundle(context, { name: nameOfUpdate(item) }))
  await addItems(context, id, { ids: [itemId] })
  const bundle = await lockBundle(transaction, id)
  const [judged] = await judgeItems(transaction, bundle, { now, ...config })
  if (judged?.status !== 'PUBLISHED' || !judged.draft)
    throw conflict('NOTHING_NEW', 'Only a page on the site that has a draft can be scheduled as an update.')
  await scheduleBundle(context, id, { version: bundle.version, items: { [itemId]: version }, goesLiveAt }, config)
  return id
}

/** Throws 404. */
async function readItem(transaction: WriteContext['transaction'], id: string) {
  const item = isId(id)
    ? await transaction
        .selectFrom('content_item')
        .select('name')
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
    : undefined
  if (!item) throw notFound('This item could not be found.')
  return item
}

const nameOfUpdate = ({ name }: { name: string }) => Array.from(`Update of ${name}`).slice(0, MAX_BUNDLE_NAME).join('')

const dateOf = (moment: string | null | undefined) => (moment ? new Date(moment) : null)

function requireTime(field: string, at: Date | null, now: Date): void {
  const problem = at && scheduleProblem(at, now)
  if (problem) throw invalidField(field, 'DATE_RANGE', problem)
}

async function lockChangeable({ transaction }: WriteContext, id: string): Promise<StoredBundle> {
  const bundle = await lockBundle(transaction, id)
  if (bundle.state === 'LIVE')
    throw conflict('BUNDLE_LIVE', 'This bundle is on the site. Revert it first, or use another one.')
  return bundle
}

const update = (
  { transaction, actor, now }: WriteContext,
  { id, version }: StoredBundle,
  changes: Partial<Pick<StoredBundle, 'name' | 'state' | 'goes_live_at' | 'comes_back_at'>>,
) =>
  transaction
    .updateTable('bundle')
    .set({ ...changes, failure: null, version: version + 1, updated_at: now, updated_by: actor.accountId })
    .where('id', '=', id)
    .execute()
