import type { Updateable } from 'kysely'
import { auditRecord, type Trail } from '../../audit/audit-record'
import { chooseSlug } from '../../content/slug-choice'
import { nextPublication } from '../../content/status'
import { nextVersion } from '../../content/updates'
import { newId } from '../../database/ids'
import type { Schema } from '../../database/schema'
import type { BlogRow } from './blog-rows'
import { checkPublishable, checkReferences, valuesOf, type BlogChange } from './blog-values'
import { insertBlog, keepFormerSlug, lockBlog, readStaffBlog, updateBlog } from './blogs.repository'

/** A change of a blog as the service takes it, inside the transaction that holds it. */
interface Change extends Trail {
  input: BlogChange
  /** The picture that came with the change. */
  pictureId?: string
}

/** Adds a blog; published at once unless the input says otherwise (contract §3.5). */
export async function createBlog(change: Change) {
  const { transaction, input, pictureId, actor, now } = change
  const id = newId(now.getTime())
  const values = { ...(await decide(change)), picture_id: pictureId ?? null }
  await insertBlog(transaction, {
    ...emptyBlog,
    ...values,
    blog_name: input.blogName ?? '',
    id,
    created_at: now,
    created_by: actor.accountId,
    updated_at: now,
    updated_by: actor.accountId,
  })
  await auditRecord(change, { action: 'create', entity: 'blog', entityId: id }, input.blogName ?? '')
  return readStaffBlog(transaction, id, now)
}

/** Changes the given fields of a blog. Throws 404, 409 or 428. `replaced` is the picture it showed until now. */
export async function changeBlog(change: Change, id: string) {
  const { transaction, input, pictureId, actor, now } = change
  const before = await lockBlog(transaction, id)
  const record = await readStaffBlog(transaction, id, now)
  const version = nextVersion(record, input.version)
  const values = await decide(change, before)
  await updateBlog(transaction, id, { ...values, version, updated_at: now, updated_by: actor.accountId })
  const replaced = pictureId || input.removeImage ? before.picture_id : null
  if (replaced) await transaction.deleteFrom('picture').where('id', '=', replaced).execute()
  await auditRecord(change, { action: 'update', entity: 'blog', entityId: id }, values.blog_name ?? before.blog_name)
  return { blog: await readStaffBlog(transaction, id, now), replaced }
}

/** Takes a blog out of every list; it is purged after 30 days. Throws 404. */
export async function deleteBlog(change: Trail, id: string): Promise<void> {
  const { transaction, actor, now } = change
  const { blog_name: name } = await lockBlog(transaction, id)
  await updateBlog(transaction, id, { deleted_at: now, updated_at: now, updated_by: actor.accountId })
  await auditRecord(change, { action: 'delete', entity: 'blog', entityId: id }, name)
}

/** The columns that a change leads to, once every rule of contract §3.5 has been checked. */
async function decide(change: Change, before?: BlogRow): Promise<Updateable<Schema['blog']> & Publication> {
  const { transaction, input, pictureId, now } = change
  await checkReferences(transaction, input)
  const values: Updateable<Schema['blog']> = valuesOf(input)
  if (pictureId || input.removeImage) values.picture_id = pictureId ?? null
  const publication = nextPublication(before && { status: before.status, publishedAt: before.published_at }, input, now)
  const goesPublic = publication.status === 'PUBLISHED' || publication.status === 'SCHEDULED'
  if (goesPublic) checkPublishable({ ...emptyBlog, ...before, ...values })
  const slug = await decideSlug(change, before, goesPublic)
  return { ...values, slug, status: publication.status, published_at: publication.publishedAt }
}

interface Publication {
  slug: string | null
  status: BlogRow['status']
  published_at: Date | null
}

async function decideSlug({ transaction, input, now }: Change, before: BlogRow | undefined, goesPublic: boolean) {
  const kept = before?.slug ?? null
  const typed = input.slug
  if (!typed && !goesPublic) return typed === undefined ? kept : null
  if (kept && (!typed || typed === kept)) return kept
  const name = input.blogName ?? before?.blog_name ?? ''
  const slug = await chooseSlug(transaction, 'blog', { typed, name, id: before?.id })
  const wasPublic = before?.published_at && before.published_at <= now
  if (before && kept && wasPublic) await keepFormerSlug(transaction, before.id, kept, slug, now)
  return slug
}

const emptyBlog = {
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
