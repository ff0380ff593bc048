import { isDeepStrictEqual } from 'node:util'
import type { StaffItem } from '@tekskills/shared/contracts/http/content'
import { auditRecord } from '../../platform/audit/audit-log'
import type { Queries } from '../../platform/database/database'
import { definedOnly } from '../../platform/database/defined-only'
import type { WriteContext } from '../../platform/database/write-context'
import { conflict, invalidField } from '../../platform/http/problems/problem-error'
import { assertVersion, nextVersion } from '../../platform/http/validation/record-version'
import { joinedPlainText } from '../../platform/rich-text/rich-text'
import { holdPictures } from '../media/media-library'
import { chooseSlug } from '../slugs/slugs'
import { isSameContent } from './approved-publication'
import type { ContentDefinition, ItemValues, PictureColumn } from './content-definition'
import { deleteFiles, filesOf, type Replaced } from './held-files'
import { storeDraftOfColleague } from './item-revisions'
import { lockItem, readDraftedItem, readStaffItem, type StoredItem } from './items.repository'
import { changeItem, checkReferences, textsOf, type ItemWrite } from './items.service'
import { nextPublication, publicationOf, statusAt } from './publication'

/** The columns of an item that its draft changes, as JSON: dates are ISO strings. */
export type DraftChanges = Partial<Record<keyof StoredItem, unknown>>

interface StoredDraft {
  changes: DraftChanges
  accountId: string | null
  /** Who changed its content last. */
  contentBy: string | null
}

export interface WrittenItem {
  item: StaffItem
  replaced: Replaced
}

const nothingReplaced = (): Replaced => ({ pictures: [], files: [] })

/**
 * Saves changes of a public item as its draft, which visitors do not see (contract §3.5, Drafts). Fields that the change
 * omits stay as they are in the draft; those that equal the item are dropped from it. Throws 404, 409 or 428, and 422
 * as for an unpublished item.
 */
export async function saveDraft(write: ItemWrite, id: string): Promise<WrittenItem> {
  const { transaction, definition, change, actor, now } = write
  const before = await lockItem(transaction, definition, id)
  const current = await readDraftedItem(transaction, definition, id, now)
  const version = nextVersion(current, change.version)
  assertPublic(definition, before, now)
  const draft = await readDraft(transaction, id)
  const changes = await changesOf(write, before, draft?.changes)
  if (isDeepStrictEqual(changes, draft?.changes ?? {})) return { item: current, replaced: nothingReplaced() }

  // One version and one entry per editing session, because a form saves its draft every few seconds.
  const isSitting = draft && draft.accountId === actor.accountId
  if (!isSitting) await storeDraftOfColleague(write, definition, id)
  const isSame = isSameContent({ ...before, ...draft?.changes }, { ...before, ...changes }, true)
  const author = draft ? draft.contentBy : before.content_by
  const by = {
    at: now,
    account_id: actor.accountId,
    content_by: isSame ? author : actor.accountId,
    changes: JSON.stringify(changes),
  }
  if (Object.keys(changes).length === 0) await deleteDraft(transaction, id)
  else
    await transaction
      .insertInto('content_draft')
      .values({ item_id: id, ...by })
      .onConflict((same) => same.column('item_id').doUpdateSet(by))
      .execute()
  const replaced = await deleteFiles(transaction, filesOf(draft?.changes), filesOf(changes))
  await transaction.updateTable('content_item').set({ version }).where('id', '=', id).execute()
  if (!isSitting)
    await auditRecord(write, { action: 'saveDraft', entity: definition.entity, entityId: id }, before.name)
  return { item: await readDraftedItem(transaction, definition, id, now), replaced }
}

/**
 * Applies the draft of an item and the fields of the write, which win, as one update with all its rules, and deletes the
 * draft. Throws like {@link changeItem}, and 409 `NOT_PUBLISHED` for an item that is not public and has no draft.
 */
export async function publishDraft(write: ItemWrite, id: string): Promise<WrittenItem> {
  const { transaction, definition, change, uploads, now } = write
  const before = await lockItem(transaction, definition, id)
  const draft = await readDraft(transaction, id)
  if (change.version !== before.version)
    nextVersion(await readDraftedItem(transaction, definition, id, now), change.version)
  if (!draft) assertPublic(definition, before, now)
  if (isReplaced(draft?.changes, { ...draft?.changes, ...asJson(definedOnly(change.values)) }))
    await storeDraftOfColleague(write, definition, id)
  await deleteDraft(transaction, id)

  const { slug, published_at, file_id, plain_text: _, ...rest } = draft?.changes ?? {}
  const columns = definition.pictures.map(({ column }) => column)
  const values = Object.fromEntries(
    Object.entries(rest).filter(([column]) => !columns.includes(column as PictureColumn)),
  )
  const isChosen = (column: PictureColumn) => uploads.pictures[column] ?? change.removedPictures?.includes(column)
  const untouched = columns.filter((column) => column in rest && !isChosen(column))
  const added = Object.fromEntries(
    untouched.flatMap((column) => (rest[column] === null ? [] : [[column, rest[column] as string]])),
  )
  const removed = untouched.filter((column) => rest[column] === null)
  const keepsFile = !uploads.fileId && !change.removeFile
  const merged: ItemWrite = {
    ...write,
    action: draft ? 'publishDraft' : 'update',
    published: draft,
    change: {
      ...change,
      slug: change.slug === undefined ? (slug as string | undefined) : change.slug,
      publication: {
        ...definedOnly({ publishedAt: published_at as string | undefined }),
        ...definedOnly(change.publication),
      },
      values: { ...values, ...change.values },
      removedPictures: [...(change.removedPictures ?? []), ...removed],
      removeFile: change.removeFile ?? (keepsFile && file_id === null),
    },
    uploads: {
      pictures: { ...added, ...uploads.pictures },
      fileId: uploads.fileId ?? (keepsFile ? ((file_id as string | null | undefined) ?? undefined) : undefined),
    },
  }
  const { item, replaced } = await changeItem(merged, id)
  const used: Replaced = {
    pictures: Object.values(merged.uploads.pictures),
    files: merged.uploads.fileId ? [merged.uploads.fileId] : [],
  }
  const unused = await deleteFiles(transaction, filesOf(draft?.changes), used)
  return {
    item,
    replaced: { pictures: [...replaced.pictures, ...unused.pictures], files: [...replaced.files, ...unused.files] },
  }
}

/** Deletes the draft of an item with its files; without one, does nothing. Throws 404, and 409 for an old version. */
export async function discardDraft(
  context: WriteContext,
  definition: ContentDefinition,
  { id, seen }: { id: string; seen?: number },
): Promise<WrittenItem> {
  const { transaction, now } = context
  const before = await lockItem(transaction, definition, id)
  assertVersion(await readDraftedItem(transaction, definition, id, now), seen)
  const draft = await readDraft(transaction, id)
  let replaced = nothingReplaced()
  if (draft) {
    await storeDraftOfColleague(context, definition, id)
    await deleteDraft(transaction, id)
    replaced = await deleteFiles(transaction, filesOf(draft.changes), nothingReplaced())
    const version = before.version + 1
    await transaction.updateTable('content_item').set({ version }).where('id', '=', id).execute()
    await auditRecord(context, { action: 'discardDraft', entity: definition.entity, entityId: id }, before.name)
  }
  return { item: await readStaffItem(transaction, definition, id, now), replaced }
}

/** Whether some of what a draft has is another value afterwards. */
const isReplaced = (draft: DraftChanges = {}, after: DraftChanges) =>
  Object.entries(draft).some(
    ([column, value]) => column !== 'plain_text' && !isDeepStrictEqual(value, after[column as keyof StoredItem]),
  )

/** Whether an item is on the site, so that its changes go into a draft. */
export const isOnSite = (item: StoredItem, now: Date) => statusAt(publicationOf(item), now) === 'PUBLISHED'

function assertPublic({ noun }: ContentDefinition, item: StoredItem, now: Date): void {
  if (!isOnSite(item, now))
    throw conflict('NOT_PUBLISHED', `This ${noun} is not on the site, so changes need no draft. Save it instead.`)
}

/** The columns of the item that differ after the change, on top of those that the draft already changes. */
async function changesOf(write: ItemWrite, before: StoredItem, drafted: DraftChanges = {}): Promise<DraftChanges> {
  const { transaction, definition, change, uploads } = write
  await checkReferences(transaction, definition, change.values)
  await holdPictures(transaction, textsOf(definition, change.values))
  const removed = Object.fromEntries((change.removedPictures ?? []).map((column) => [column, null]))
  const file = uploads.fileId ?? (change.removeFile ? null : undefined)
  const typed: ItemValues = definedOnly({ ...change.values, ...removed, ...uploads.pictures, file_id: file })
  const moved = definedOnly({ slug: await slugOf(write, before), published_at: publishedAtOf(write, before) })
  const item = asJson(before)
  const changes: DraftChanges = { ...drafted, ...asJson({ ...typed, ...moved }) }
  changes.plain_text = joinedPlainText(
    definition.texts.map((column) => (changes[column] as string | undefined) ?? before[column]),
  )
  const differing = Object.entries(changes).filter(
    ([column, value]) => !isDeepStrictEqual(value, item[column as keyof StoredItem]),
  )
  return Object.fromEntries(differing)
}

/** Columns as a draft stores them. */
export const asJson = (values: object) => JSON.parse(JSON.stringify(values)) as DraftChanges

/** The slug of the draft: undefined to leave it unchanged. A public item always has one, so `null` restores it. */
async function slugOf({ transaction, definition, change }: ItemWrite, before: StoredItem) {
  const { slug: typed, values } = change
  if (typed === undefined) return undefined
  if (!typed || typed === before.slug) return before.slug
  return chooseSlug(transaction, definition.name, { typed, name: values.name ?? before.name, id: before.id })
}

/** The publication date of the draft: undefined to leave it unchanged. A draft changes nothing else about publication. */
function publishedAtOf({ change, now }: ItemWrite, before: StoredItem): Date | null | undefined {
  const { publication } = change
  if (publication.status && publication.status !== 'PUBLISHED')
    throw invalidField('status', 'ENUM', 'A draft does not change the status. Publish or discard it first.')
  const next = nextPublication(publicationOf(before), { ...publication, status: 'PUBLISHED' }, now)
  return publication.publishedAt ? next.publishedAt : undefined
}

export async function readDraft(queries: Queries, id: string): Promise<StoredDraft | undefined> {
  const query = queries
    .selectFrom('content_draft')
    .select(['changes', 'account_id', 'content_by'])
    .where('item_id', '=', id)
  const row = await query.executeTakeFirst()
  return row && { changes: row.changes as DraftChanges, accountId: row.account_id, contentBy: row.content_by }
}

const deleteDraft = (transaction: Queries, id: string) =>
  transaction.deleteFrom('content_draft').where('item_id', '=', id).execute()

/** The pictures and files of the drafts of items, which deleting the items leaves behind. */
export async function draftFiles(queries: Queries, ids: readonly string[]): Promise<Replaced> {
  if (ids.length === 0) return nothingReplaced()
  const drafts = await queries.selectFrom('content_draft').select('changes').where('item_id', 'in', ids).execute()
  const owned = drafts.map(({ changes }) => filesOf(changes as DraftChanges))
  return { pictures: owned.flatMap(({ pictures }) => pictures), files: owned.flatMap(({ files }) => files) }
}
