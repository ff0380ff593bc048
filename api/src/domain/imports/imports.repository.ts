import type { ContentImport } from '@tekskills/shared/contracts/http/imports'
import { sql } from 'kysely'
import type { Queries } from '../../platform/database/database'
import { newId } from '../../platform/database/ids'
import { notFound } from '../../platform/http/problems/problem-error'
import type { ReadArticle, ReadUpload } from './read-article'

/** How long an uploaded file is kept, in milliseconds. */
export const KEPT_MS = 24 * 60 * 60_000
/** Uploaded files of one account that are kept. */
const MAX_KEPT = 5
/** Articles that are inserted in one statement. */
const BATCH = 100

/** An uploaded file of the account that uploaded it. */
export interface StoredImport {
  id: string
  name: string
  format: ContentImport['format']
  left_out: string[]
  file_id: string | null
  created_at: Date
}

interface NewImport {
  accountId: string | null
  name: string
  upload: ReadUpload
  fileId: string | null
}

/** Stores what was read of a file. Returns its id. */
export async function storeImport(
  transaction: Queries,
  { accountId, name, upload, fileId }: NewImport,
  now: Date,
): Promise<string> {
  const id = newId(now.getTime())
  const { format, leftOut, articles } = upload
  await transaction
    .insertInto('content_import')
    .values({ id, account_id: accountId, name, format, left_out: leftOut, file_id: fileId, created_at: now })
    .execute()
  const rows = articles.map((article, position) => {
    return { import_id: id, position, source_id: article.sourceId, article: JSON.stringify(article) }
  })
  for (let at = 0; at < rows.length; at += BATCH) {
    await transaction
      .insertInto('content_import_article')
      .values(rows.slice(at, at + BATCH))
      .execute()
  }
  return id
}

/** An uploaded file of the account. Throws 404 for another account's, and for one that has expired. */
export async function readImport(
  queries: Queries,
  { id, accountId }: { id: string; accountId: string | null },
): Promise<StoredImport> {
  const row = await queries
    .selectFrom('content_import')
    .select(['id', 'name', 'format', 'left_out', 'file_id', 'created_at'])
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (!row) throw notFound('This file is no longer available: it was kept for a day. Upload it again.')
  return row
}

/** The articles of an uploaded file, in its order. */
export async function readArticles(queries: Queries, importId: string): Promise<ReadArticle[]> {
  const rows = await queries
    .selectFrom('content_import_article')
    .select('article')
    .where('import_id', '=', importId)
    .orderBy('position')
    .execute()
  return rows.map(({ article }) => article as ReadArticle)
}

/** One article of an uploaded file. Throws 404. */
export async function readArticleAt(queries: Queries, importId: string, position: number): Promise<ReadArticle> {
  const row = await queries
    .selectFrom('content_import_article')
    .select('article')
    .where('import_id', '=', importId)
    .where('position', '=', position)
    .executeTakeFirst()
  if (!row) throw notFound('This article is not in the file.')
  return row.article as ReadArticle
}

/** The blogs that articles became in earlier imports, by the ids of the articles. */
export async function importedBefore(queries: Queries, sourceIds: readonly string[]) {
  if (sourceIds.length === 0) return new Map<string, { id: string; name: string; isInTrash: boolean }>()
  const rows = await queries
    .selectFrom('imported_article')
    .innerJoin('content_item', 'content_item.id', 'imported_article.item_id')
    .select(['imported_article.source_id', 'content_item.id', 'content_item.name', 'content_item.deleted_at'])
    .where('imported_article.source_id', 'in', sourceIds)
    .execute()
  return new Map(
    rows.map(({ source_id, id, name, deleted_at }) => [source_id, { id, name, isInTrash: deleted_at !== null }]),
  )
}

/** Lets imports of the same article wait for each other until their transactions end. */
export const lockSource = (transaction: Queries, sourceId: string) =>
  sql`select pg_advisory_xact_lock(hashtext('import'), hashtext(${sourceId}))`.execute(transaction)

/** Remembers the blog that an article became. */
export async function rememberImported(
  transaction: Queries,
  { sourceId, itemId }: { sourceId: string; itemId: string },
  now: Date,
): Promise<void> {
  const row = { item_id: itemId, imported_at: now }
  await transaction
    .insertInto('imported_article')
    .values({ ...row, source_id: sourceId })
    .onConflict((known) => known.column('source_id').doUpdateSet(row))
    .execute()
}

/** Ids in the library of pictures that were imported before, by the hashes of their files in hexadecimal. */
export async function importedPictures(queries: Queries, hashes: readonly string[]): Promise<Map<string, string>> {
  if (hashes.length === 0) return new Map()
  const rows = await queries
    .selectFrom('imported_picture')
    .select(['sha256', 'media_id'])
    .where(
      'sha256',
      'in',
      hashes.map((hash) => Buffer.from(hash, 'hex')),
    )
    .execute()
  return new Map(rows.map(({ sha256, media_id }) => [Buffer.from(sha256).toString('hex'), media_id]))
}

/** Remembers a picture; if another import has added it in the meantime, theirs stays the known one. */
export async function rememberPicture(transaction: Queries, hash: string, mediaId: string): Promise<void> {
  const row = { sha256: Buffer.from(hash, 'hex'), media_id: mediaId }
  await transaction
    .insertInto('imported_picture')
    .values(row)
    .onConflict((known) => known.column('sha256').doNothing())
    .execute()
}

/** Deletes uploaded files by their ids. Returns the archives, for removal from storage. */
async function deleteImports(transaction: Queries, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await transaction.deleteFrom('content_import').where('id', 'in', ids).returning('file_id').execute()
  const files = rows.flatMap(({ file_id }) => file_id ?? [])
  if (files.length > 0) await transaction.deleteFrom('stored_file').where('id', 'in', files).execute()
  return files
}

/** Deletes the uploaded files that have expired. Returns the archives, for removal from storage. */
export async function deleteOldImports(transaction: Queries, { now }: { now: Date }): Promise<string[]> {
  const before = new Date(now.getTime() - KEPT_MS)
  const rows = await transaction.selectFrom('content_import').select('id').where('created_at', '<', before).execute()
  return deleteImports(
    transaction,
    rows.map(({ id }) => id),
  )
}

/** Deletes the oldest uploaded files of an account that has many. Returns the archives, for removal from storage. */
export async function deleteSurplusImports(transaction: Queries, accountId: string | null): Promise<string[]> {
  const rows = await transaction
    .selectFrom('content_import')
    .select('id')
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(MAX_KEPT)
    .execute()
  return deleteImports(
    transaction,
    rows.map(({ id }) => id),
  )
}

/** Deletes an uploaded file of the account; what was imported from it stays. Returns its archive. Throws 404. */
export async function deleteImport(
  transaction: Queries,
  { id, accountId }: { id: string; accountId: string | null },
): Promise<string[]> {
  await readImport(transaction, { id, accountId })
  return deleteImports(transaction, [id])
}

/** A record that an article can name. */
interface NamedRow {
  id: string
  name: string
  slug: string
}

/** The authors and the categories that new blogs can have. */
export async function readNames(queries: Queries): Promise<{ authors: NamedRow[]; categories: NamedRow[] }> {
  const authors = queries.selectFrom('author').select(['id', 'author_name as name', 'slug'])
  const categories = queries.selectFrom('category').select(['id', 'category_name as name', 'slug'])
  return {
    authors: await authors.where('status', '=', 'ACTIVE').execute(),
    categories: await categories.where('status', '=', 'ACTIVE').where('type', 'in', ['ALL', 'BLOG']).execute(),
  }
}
