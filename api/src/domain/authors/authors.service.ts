import { authorInput, type StaffAuthor } from '@tekskills/shared/contracts/http/taxonomy'
import type { Selectable } from 'kysely'
import { z } from 'zod'
import { auditRecord } from '../../platform/audit/audit-log'
import type { Queries } from '../../platform/database/database'
import { definedOnly } from '../../platform/database/defined-only'
import { newId } from '../../platform/database/ids'
import type { Schema } from '../../platform/database/schema'
import type { WriteContext } from '../../platform/database/write-context'
import { notFound } from '../../platform/http/problems/problem-error'
import { inUse, nextVersion, updateOf } from '../../platform/http/validation/record-version'
import { chooseSlug } from '../slugs/slugs'
import { readAuthor } from './authors.repository'

const withImage = { removeImage: z.boolean().optional() }

export const authorCreate = authorInput.extend(withImage)
export const authorUpdate = updateOf(authorInput).extend(withImage)
export type AuthorChange = z.infer<typeof authorUpdate>

/** The write context of a change to an author; `pictureId` is the picture uploaded with it. */
interface Change extends WriteContext {
  pictureId?: string
}

const entity = 'author'

const valuesOf = (input: AuthorChange) =>
  definedOnly({
    author_name: input.authorName,
    designation: input.designation,
    description: input.description,
    email: input.email,
    linkedin_url: input.linkedinUrl,
    twitter_url: input.twitterUrl,
    image_alt: input.imageAlt,
    status: input.status,
  })

/** Adds an author. Two authors may share a name, so only the slug is unique. */
export async function createAuthor(change: Change, input: z.infer<typeof authorCreate>): Promise<StaffAuthor> {
  const { transaction, actor, now, pictureId } = change
  const id = newId(now.getTime())
  const slug = await chooseSlug(transaction, entity, { typed: input.slug, name: input.authorName })
  const by = { created_at: now, created_by: actor.accountId, updated_at: now, updated_by: actor.accountId }
  const values = { ...valuesOf(input), id, author_name: input.authorName, slug, picture_id: pictureId ?? null, ...by }
  await transaction.insertInto('author').values(values).execute()
  await auditRecord(change, { action: 'create', entity, entityId: id }, input.authorName)
  return readAuthor(transaction, id)
}

/** Updates the given fields. Returns the author, and in `replaced` its previous picture. Throws 404, 409 or 428. */
export async function changeAuthor(change: Change, id: string, input: AuthorChange) {
  const { transaction, actor, now, pictureId } = change
  const before = await lockAuthor(transaction, id)
  const version = nextVersion(await readAuthor(transaction, id), input.version)
  const slug = input.slug ? await chooseSlug(transaction, entity, { typed: input.slug, name: '', id }) : undefined
  const replaced = pictureId || input.removeImage ? before.picture_id : null
  const picture_id = pictureId ?? (input.removeImage ? null : undefined)
  const values = { ...valuesOf(input), ...definedOnly({ slug, picture_id }) }
  const row = { ...values, version, updated_at: now, updated_by: actor.accountId }
  await transaction.updateTable('author').set(row).where('id', '=', id).execute()
  if (replaced) await transaction.deleteFrom('picture').where('id', '=', replaced).execute()
  await auditRecord(change, { action: 'update', entity, entityId: id }, input.authorName ?? before.author_name)
  return { author: await readAuthor(transaction, id), replaced }
}

/**
 * Deletes an author whom no blog names; blogs in the trash lose their author. Returns the picture to remove. Throws 404,
 * or 409 `IN_USE`.
 */
export async function deleteAuthor(context: WriteContext, id: string): Promise<string | null> {
  const { transaction } = context
  const { author_name: name, picture_id: picture } = await lockAuthor(transaction, id)
  const blogs = transaction.selectFrom('content_item').select('name').where('author_id', '=', id)
  const usedBy = await blogs.where('deleted_at', 'is', null).execute()
  if (usedBy.length > 0) {
    throw inUse(
      usedBy.map((blog) => blog.name),
      'blog',
    )
  }
  await transaction.updateTable('content_item').set({ author_id: null }).where('author_id', '=', id).execute()
  await transaction.deleteFrom('author').where('id', '=', id).execute()
  if (picture) await transaction.deleteFrom('picture').where('id', '=', picture).execute()
  await auditRecord(context, { action: 'delete', entity, entityId: id }, name)
  return picture
}

async function lockAuthor(transaction: Queries, id: string): Promise<Selectable<Schema['author']>> {
  const row = await transaction.selectFrom('author').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) throw notFound('This author could not be found.')
  return row
}
