import { isDeepStrictEqual } from 'node:util'
import type { ContentKindName } from '@tekskills/shared/contracts/http/content'
import type { ContentTag } from '@tekskills/shared/contracts/remote-manifest'
import { sql } from 'kysely'
import { auditRecord } from '../../platform/audit/audit-log'
import type { Queries } from '../../platform/database/database'
import type { WriteContext } from '../../platform/database/write-context'
import { conflict, ProblemError } from '../../platform/http/problems/problem-error'
import { assertVersion } from '../../platform/http/validation/record-version'
import type { ItemValues } from '../content/content-definition'
import { deleteFiles, filesOf, heldByBundles, type Replaced } from '../content/held-files'
import { asJson, publishDraft, readDraft, type DraftChanges } from '../content/item-drafts'
import { statusNow } from '../content/item-lists'
import type { StoredItem } from '../content/items.repository'
import { changeItem, storeAuthor, type ItemWrite } from '../content/items.service'
import { statusAt, type PublicationChange } from '../content/publication'
import { bundleItemOf, hasSomethingNew, judgeItems, type JudgedItem } from './bundle-conflicts'
import { definitions, lockBundle, readBundleItems, type StoredBundle } from './bundles.repository'

/** What the user saw; absent at a scheduled time. */
export interface Seen {
  version: number
  items?: Record<string, number>
}

/** How a bundle moves: the kinds that need an approval, and what the user saw. */
export interface Move {
  approvalKinds: readonly ContentKindName[]
  seen?: Seen
}

export interface MovedBundle {
  tags: ContentTag[]
  replaced: Replaced
}

/**
 * Publishes the items of a bundle as publishing each of them would, in one transaction, and keeps what they were. Throws
 * 404, and 409 if there is a conflict or an item has changed since the user saw it.
 */
export async function publishBundle(
  context: WriteContext,
  id: string,
  { approvalKinds, seen }: Move,
): Promise<MovedBundle> {
  const { transaction, now } = context
  const bundle = await lockBundle(transaction, id)
  assertVersion(bundle, seen?.version)
  if (bundle.state === 'LIVE') throw conflict('BUNDLE_LIVE', 'This bundle is already on the site.')
  const items = await lockItems(context, bundle, { approvalKinds, seen })
  const moving = items.filter(hasSomethingNew)
  if (moving.length === 0) throw conflict('BUNDLE_EMPTY', 'There is nothing in this bundle that can go live.')
  await holdItems(transaction, moving)
  const replaced = await each(moving, async ({ row, draft }) => {
    const requiresApproval = approvalKinds.includes(row.kind)
    const write = { ...writeOf(context, row, { status: 'PUBLISHED', scheduledAt: null }), requiresApproval }
    return draft ? publishDraft(write, row.id) : changeItem(write, row.id)
  })
  await noteSeen(context, id)
  await move(context, bundle, { state: 'LIVE', live_since: now, goes_live_at: null })
  await auditRecord(context, { action: 'goLive', entity: 'bundle', entityId: id }, bundle.name)
  return { tags: tagsOf(moving), replaced }
}

/**
 * Takes the items of a live bundle back to what they were, in one transaction: off the site, or to the version that was
 * on it, with what is on it now as their draft. Throws 404, and 409 as going live does.
 */
export async function revertBundle(
  context: WriteContext,
  id: string,
  { seen }: Pick<Move, 'seen'>,
): Promise<MovedBundle> {
  const { transaction } = context
  const bundle = await lockBundle(transaction, id)
  assertVersion(bundle, seen?.version)
  if (bundle.state !== 'LIVE') throw conflict('BUNDLE_NOT_LIVE', 'This bundle is not on the site.')
  const items = await lockItems(context, bundle, { approvalKinds: [], seen })
  const moving = items.filter(({ entry, status }) => entry.before !== null && status === 'PUBLISHED')
  const replaced = await each(moving, async (item) => restore(context, bundle, item))
  const left = await releaseHeld(transaction, id)
  await noteSeen(context, id)
  await move(context, bundle, { state: 'OPEN', live_since: null, comes_back_at: null })
  await auditRecord(context, { action: 'comeBack', entity: 'bundle', entityId: id }, bundle.name)
  return { tags: tagsOf(moving), replaced: together([replaced, left]) }
}

const tagsOf = (items: readonly JudgedItem[]) => [...new Set(items.map(({ entry }) => definitions[entry.kind].tag))]

const together = (all: readonly Replaced[]): Replaced => ({
  pictures: all.flatMap(({ pictures }) => pictures),
  files: all.flatMap(({ files }) => files),
})

/** Locks and judges the items. Throws 409 if one was changed since it was seen, or one has a conflict that blocks. */
async function lockItems({ transaction, now }: WriteContext, bundle: StoredBundle, { approvalKinds, seen }: Move) {
  const ids = (await readBundleItems(transaction, bundle.id)).map(({ item_id }) => item_id)
  const locking = transaction.selectFrom('content_item').select('id').where('id', 'in', ids)
  if (ids.length > 0) await locking.orderBy('id').forUpdate().execute()
  const items = await judgeItems(transaction, bundle, { now, approvalKinds })
  const versions = seen?.items
  if (versions && items.some(({ entry, row }) => row && versions[entry.item_id] !== row.version))
    throw conflict('ITEMS_CHANGED', 'An item in this bundle has been changed since you opened it.')
  assertUnblocked(items)
  return items
}

/** Throws 409 with the items if one has a conflict that blocks. */
export function assertUnblocked(items: readonly JudgedItem[]): void {
  const blocked = items.filter(({ conflicts }) => conflicts.some(({ blocks }) => blocks))
  const [first] = blocked
  if (!first) return
  const { title, conflicts } = bundleItemOf(first)
  const more = blocked.length > 1 ? ` Other items in the way: ${blocked.length - 1}.` : ''
  const reason = conflicts.find(({ blocks }) => blocks)?.message ?? ''
  const clause = reason.charAt(0).toLowerCase() + reason.slice(1)
  throw conflict('BUNDLE_BLOCKED', `“${title}” stands in the way: ${clause}${more}`, {
    items: blocked.map(bundleItemOf),
  })
}

/** Moves items one after another. A rule that an item breaks rejects the whole bundle, with the name of the item. */
async function each(
  items: readonly JudgedItem[],
  moveOne: (item: JudgedItem & { row: StoredItem }) => Promise<{ replaced: Replaced }>,
): Promise<Replaced> {
  const replaced: Replaced[] = []
  for (const item of items) {
    const { row } = item
    if (!row) continue
    try {
      replaced.push((await moveOne({ ...item, row })).replaced)
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error
      const reason = error.extras.errors?.[0]?.message ?? error.message
      throw conflict('BUNDLE_BLOCKED', `“${row.name}” stands in the way. ${reason}`)
    }
  }
  return together(replaced)
}

const writeOf = (
  context: WriteContext,
  { kind, version }: StoredItem,
  publication: PublicationChange,
  values: ItemValues = {},
): ItemWrite => ({
  ...context,
  definition: definitions[kind],
  change: { version, publication, values },
  uploads: { pictures: {} },
  // A reverted item was public before.
  requiresApproval: false,
})

/** Keeps what the items were before they go live. */
const holdItems = (transaction: Queries, items: readonly JudgedItem[]) =>
  transaction
    .insertInto('bundle_item')
    .values(
      items.map(({ entry: { picture_refs: _, ...entry }, row }) => ({
        ...entry,
        before: row ? JSON.stringify(asJson(row)) : null,
      })),
    )
    .onConflict((same) => same.columns(['bundle_id', 'item_id']).doUpdateSet({ before: sql`excluded.before` }))
    .execute()

/** Stores the items as they are now, for comparison with later changes. */
export const noteSeen = ({ transaction, now }: WriteContext, id: string) =>
  transaction
    .updateTable('bundle_item')
    .from('content_item')
    .set((item) => ({
      seen_version: item.ref('content_item.version'),
      seen_status: statusNow(now),
      name: item.ref('content_item.name'),
    }))
    .whereRef('content_item.id', '=', 'bundle_item.item_id')
    .where('bundle_item.bundle_id', '=', id)
    .execute()

const move = (
  { transaction, actor, now }: WriteContext,
  { id, version }: StoredBundle,
  state: Pick<StoredBundle, 'state' | 'live_since'> & Partial<StoredBundle>,
) =>
  transaction
    .updateTable('bundle')
    .set({ ...state, failure: null, version: version + 1, updated_at: now, updated_by: actor.accountId })
    .where('id', '=', id)
    .execute()

/** Columns with the content of an item, which reverting restores; the status and the slug are restored by their rules. */
const isText = (column: string) => !NOT_TEXT.has(column)
const NOT_TEXT = new Set([
  ...['id', 'version', 'kind', 'status', 'slug', 'plain_text', 'published_at', 'planned_at', 'earlier_published_at'],
  ...[
    'created_at',
    'created_by',
    'updated_at',
    'updated_by',
    'content_by',
    'deleted_at',
    'search_key',
    'search_words',
    'picture_refs',
  ],
])
/** What a draft may change in addition to the texts. */
const isDrafted = (column: string) => isText(column) || ['slug', 'plain_text', 'published_at'].includes(column)

async function restore(context: WriteContext, bundle: StoredBundle, { entry, row }: JudgedItem & { row: StoredItem }) {
  const { transaction, actor, now } = context
  const before = entry.before as DraftChanges
  const status = statusAt(
    { status: before.status as StoredItem['status'], publishedAt: dateOf(before.published_at) },
    bundle.live_since ?? now,
  )
  const publishedAt = before.published_at as string | null
  const slug = before.slug as string | null
  if (status !== 'PUBLISHED') {
    const planned = dateOf(before.planned_at)
    const isAhead = status === 'DRAFT' && planned !== null && planned.getTime() > now.getTime() + 60_000
    const scheduledAt = isAhead ? planned.toISOString() : null
    const write = writeOf(context, row, { status, publishedAt, scheduledAt })
    const result = await changeItem({ ...write, change: { ...write.change, slug } }, row.id)
    await storeAuthor(transaction, row.id, row.content_by)
    return result
  }
  const draft = await readDraft(transaction, row.id)
  const current: DraftChanges = { ...asJson(row), ...draft?.changes }
  const drafted = Object.entries(current).filter(
    ([column, value]) => isDrafted(column) && !isDeepStrictEqual(value, before[column as keyof StoredItem]),
  )
  const values = Object.fromEntries(Object.entries(before).filter(([column]) => isText(column))) as ItemValues
  if (values.related_ids) values.related_ids = await existing(transaction, values.related_ids)
  const write = writeOf(context, row, { status, publishedAt }, values)
  const result = await changeItem({ ...write, change: { ...write.change, slug } }, row.id)
  await storeAuthor(transaction, row.id, await existingAccount(transaction, before.content_by))
  await transaction.deleteFrom('content_draft').where('item_id', '=', row.id).execute()
  if (drafted.length > 0)
    await transaction
      .insertInto('content_draft')
      .values({
        item_id: row.id,
        at: now,
        account_id: draft ? draft.accountId : actor.accountId,
        content_by: draft ? draft.contentBy : row.content_by,
        changes: JSON.stringify(Object.fromEntries(drafted)),
      })
      .execute()
  return result
}

const dateOf = (value: unknown) => (typeof value === 'string' ? new Date(value) : null)

/** A related item that was deleted meanwhile cannot be related again. */
async function existing(queries: Queries, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return ids
  const rows = await queries
    .selectFrom('content_item')
    .select('id')
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute()
  return ids.filter((id) => rows.some((row) => row.id === id))
}

/** An account that has not been deleted meanwhile. */
async function existingAccount(queries: Queries, id: unknown): Promise<string | null> {
  if (typeof id !== 'string') return null
  const found = await queries.selectFrom('account').select('id').where('id', '=', id).executeTakeFirst()
  return found?.id ?? null
}

/** Deletes what a bundle stores about its items. Returns the pictures and files that nothing uses any longer. */
export async function releaseHeld(transaction: Queries, id: string): Promise<Replaced> {
  const held = (await readBundleItems(transaction, id)).filter(({ before }) => before !== null)
  await transaction.updateTable('bundle_item').set({ before: null }).where('bundle_id', '=', id).execute()
  const released: Replaced[] = []
  for (const { item_id, before } of held) {
    const files = filesOf(before as DraftChanges)
    if (files.pictures.length === 0 && files.files.length === 0) continue
    const item = await transaction
      .selectFrom('content_item')
      .select(['picture_id', 'template_picture_id', 'file_id'])
      .where('id', '=', item_id)
      .executeTakeFirst()
    const draft = await readDraft(transaction, item_id)
    const used = [filesOf(item), filesOf(draft?.changes), await heldByBundles(transaction, item_id)]
    released.push(await deleteFiles(transaction, files, together(used)))
  }
  return together(released)
}
