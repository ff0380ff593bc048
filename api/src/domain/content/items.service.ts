import type { AuditedAction } from '@tekskills/shared/contracts/http/audit'
import type { StaffItem } from '@tekskills/shared/contracts/http/content'
import { hasVisibleText } from '@tekskills/shared/contracts/http/line'
import type { FieldProblem } from '@tekskills/shared/contracts/problem'
import type { Insertable } from 'kysely'
import { auditRecord } from '../../platform/audit/audit-log'
import type { Queries } from '../../platform/database/database'
import { newId } from '../../platform/database/ids'
import type { Schema } from '../../platform/database/schema'
import type { WriteContext } from '../../platform/database/write-context'
import { invalidFields } from '../../platform/http/problems/problem-error'
import { isId } from '../../platform/http/validation/record-id'
import { nextVersion } from '../../platform/http/validation/record-version'
import { joinedPlainText } from '../../platform/rich-text/rich-text'
import { holdPictures } from '../media/media-library'
import { chooseSlug } from '../slugs/slugs'
import { isSameContent, notApproved, passApproval } from './approved-publication'
import type { ContentDefinition, ItemChange, ItemValues, PictureColumn } from './content-definition'
import { deleteUnheld, type Replaced } from './held-files'
import { storeRevision } from './item-revisions'
import { storeFormerSlug, lockItem, readItemRow, readStaffItem, type StoredItem } from './items.repository'
import { assertNotPublicSince, columnsOf, nextPublication, publicationOf, publicSince } from './publication'

/** The files uploaded with a write, already inserted in its transaction. */
export interface Uploads {
  pictures: Partial<Record<PictureColumn, string>>
  fileId?: string
}

/** A write of an item: what changes, with which files, and in which transaction. */
export interface ItemWrite extends WriteContext {
  definition: ContentDefinition
  change: ItemChange
  uploads: Uploads
  /** What the audit log calls it, if it is more than an update. */
  action?: AuditedAction
  /** Whether it needs someone else's approval of exactly this to make an item public. */
  requiresApproval: boolean
  /** The changes of the draft that it publishes, and who wrote them. */
  published?: { changes: object; contentBy: string | null }
}

/** Initial column values of a new item. */
const emptyItem = {
  description: '',
  content: '',
  plain_text: '',
  picture_id: null,
  image_alt: '',
  image_decorative: false,
  tags: [],
  featured: false,
  noindex: false,
}

/**
 * Adds an item, published immediately unless the change says otherwise (contract §3.5). Throws 409 without a required
 * approval.
 */
export async function createItem(write: ItemWrite): Promise<StaffItem> {
  const { transaction, definition, actor, now, requiresApproval } = write
  const id = newId(now.getTime())
  const values = await decide(write)
  const goesPublic = values.status === 'PUBLISHED' || values.status === 'SCHEDULED'
  if (requiresApproval && goesPublic) throw notApproved(definition, false)
  const by = { created_by: actor.accountId, updated_by: actor.accountId, content_by: actor.accountId }
  const added = {
    ...values,
    ...by,
    created_at: now,
    updated_at: now,
    id,
    kind: definition.name,
    name: values.name ?? '',
  } as Insertable<Schema['content_item']>
  await transaction.insertInto('content_item').values(added).execute()
  const row = await readItemRow(transaction, definition, id)
  await storeRevision(write, definition, row)
  await auditRecord(write, { action: 'create', entity: definition.entity, entityId: id }, row.name)
  return definition.staffOf(row, now)
}

/** Updates the given fields of an item. Throws 404, 409 or 428. */
export async function changeItem(write: ItemWrite, id: string) {
  const { transaction, definition, change, uploads, actor, now, action = 'update' } = write
  const before = await lockItem(transaction, definition, id)
  // Only the response to a conflict shows the record with its joined records, which is expensive to read.
  if (change.version !== before.version || change.publication.statusSeen === 'SCHEDULED') {
    const current = await readStaffItem(transaction, definition, id, now)
    nextVersion(current, change.version)
    assertNotPublicSince(current, change.publication)
  }
  const version = before.version + 1
  const values = await decide(write, before)
  const changed = { ...values, version, updated_at: now, updated_by: actor.accountId }
  const changing = transaction.updateTable('content_item').set(changed).where('id', '=', id)
  const after = await changing.returningAll().executeTakeFirstOrThrow()
  const author = contentAuthor(write, before, after)
  if (author !== before.content_by) await storeAuthor(transaction, id, author)
  const replaced = await dropReplaced(write, before, uploads)
  await passApproval(transaction, {
    definition,
    requiresApproval: write.requiresApproval,
    before,
    typedSlug: write.change.slug,
    published: write.published?.changes,
    after,
  })
  const row = await readItemRow(transaction, definition, id)
  await storeRevision(write, definition, row)
  await auditRecord(write, { action, entity: definition.entity, entityId: id }, row.name)
  return { item: definition.staffOf(row, now), replaced }
}

/** Who wrote the content of an item after a write: the actor only if the write changes what had been saved. */
function contentAuthor({ actor, change, published }: ItemWrite, before: StoredItem, after: StoredItem) {
  const saved = { ...before, ...published?.changes }
  if (!isSameContent(saved, after, Boolean(change.slug))) return actor.accountId
  return published ? published.contentBy : before.content_by
}

/** Stores who wrote the content of an item and therefore cannot approve it. */
export const storeAuthor = (transaction: Queries, id: string, author: string | null) =>
  transaction.updateTable('content_item').set({ content_by: author }).where('id', '=', id).execute()

/** Returns the columns to store after a write. Throws if the write violates a rule of contract §3.5. */
async function decide(write: ItemWrite, before?: StoredItem): Promise<ItemValues> {
  const { transaction, definition, change, uploads, now } = write
  await checkReferences(transaction, definition, change.values)
  await holdPictures(transaction, textsOf(definition, change.values))
  const removed = Object.fromEntries((change.removedPictures ?? []).map((column) => [column, null]))
  const values: ItemValues = { ...change.values, ...removed, ...uploads.pictures }
  if (uploads.fileId || change.removeFile) values.file_id = uploads.fileId ?? null
  const publication = nextPublication(before && publicationOf(before), change.publication, now)
  const goesPublic = publication.status === 'PUBLISHED' || publication.status === 'SCHEDULED'
  if (goesPublic) checkPublishable(definition, { ...emptyItem, ...before, ...values })
  const slug = await decideSlug(write, before, goesPublic)
  const plain_text = joinedPlainText(definition.texts.map((column) => values[column] ?? before?.[column]))
  return { ...values, plain_text, slug, ...columnsOf(publication) }
}

/** The rich texts that a write sets. */
export const textsOf = ({ texts }: ContentDefinition, values: ItemValues) => texts.map((column) => values[column])

/** Problems with the fields that an item must have to go public. */
export function publishProblems(definition: ContentDefinition, item: ItemValues): FieldProblem[] {
  const problems = definition.missingFields?.(item) ?? []
  if (!hasVisibleText(item.description ?? ''))
    problems.unshift({ field: 'description', code: 'REQUIRED', message: 'Enter a summary. Required to publish.' })
  return problems
}

/** Throws 422 if an item that goes public lacks required fields. */
function checkPublishable(definition: ContentDefinition, item: ItemValues): void {
  const problems = publishProblems(definition, item)
  if (problems.length > 0) throw invalidFields(problems)
}

async function decideSlug(write: ItemWrite, before: StoredItem | undefined, goesPublic: boolean) {
  const { transaction, definition, change, now } = write
  const current = before?.slug ?? null
  const typed = change.slug
  if (!typed && !goesPublic) return typed === undefined ? current : null
  if (current && (!typed || typed === current)) return current
  const name = change.values.name ?? before?.name ?? ''
  const slug = await chooseSlug(transaction, definition.name, { typed, name, id: before?.id })
  const wasPublic = before && publicSince(publicationOf(before), now)
  if (wasPublic) await storeFormerSlug(transaction, before, slug, now)
  return slug
}

/** Deletes the rows of pictures and files that the item no longer uses. */
async function dropReplaced(write: ItemWrite, before: StoredItem, uploads: Uploads): Promise<Replaced> {
  const { transaction, definition, change } = write
  const pictures = definition.pictures.flatMap(({ column }) => {
    const isRemoved = uploads.pictures[column] ?? change.removedPictures?.includes(column)
    return isRemoved ? (before[column] ?? []) : []
  })
  const files = uploads.fileId || change.removeFile ? [before.file_id].flatMap((id) => id ?? []) : []
  return deleteUnheld(transaction, before.id, { pictures, files })
}

/**
 * Throws 422 if the author, the category or a related item does not exist, or the category is for another content type.
 */
export async function checkReferences(
  queries: Queries,
  definition: ContentDefinition,
  values: ItemValues,
): Promise<void> {
  const unknown: string[] = []
  const { name } = definition
  const { category_id: category, author_id: author, related_ids: related } = values
  if (isGiven(category) && !(await categoryFits(queries, name, category))) unknown.push(categoryField(definition))
  if (isGiven(author) && !(await authorExists(queries, author))) unknown.push('authorId')
  if (related?.length && !(await allExist(queries, definition, related))) unknown.push('relatedIds')
  if (unknown.length === 0) return
  throw invalidFields(unknown.map((field) => ({ field, code: 'ENUM', message: 'Choose one from the list.' })))
}

const isGiven = (id: string | null | undefined) => id !== null && id !== undefined

const categoryField = ({ name }: ContentDefinition) => (name === 'CASESTUDY' ? 'primaryCategoryId' : 'categoryId')

async function authorExists(queries: Queries, author: string): Promise<boolean> {
  if (!isId(author)) return false
  return (await queries.selectFrom('author').select('id').where('id', '=', author).executeTakeFirst()) !== undefined
}

async function categoryFits(
  queries: Queries,
  definition: ContentDefinition['name'],
  category: string,
): Promise<boolean> {
  if (!isId(category)) return false
  const found = queries
    .selectFrom('category')
    .select('id')
    .where('id', '=', category)
    .where('type', 'in', ['ALL', definition])
  return (await found.executeTakeFirst()) !== undefined
}

async function allExist(queries: Queries, definition: ContentDefinition, ids: readonly string[]): Promise<boolean> {
  if (!ids.every(isId)) return false
  const query = queries
    .selectFrom('content_item')
    .select('id')
    .where('kind', '=', definition.name)
    .where('id', 'in', ids)
  return (await query.where('deleted_at', 'is', null).execute()).length === new Set(ids).size
}
