import type { ContentKindName } from '@tekskills/shared/contracts/http/content'
import type { MediaItem, MediaUse, mediaUpdate } from '@tekskills/shared/contracts/http/media'
import type { ContentTag } from '@tekskills/shared/contracts/remote-manifest'
import { sql } from 'kysely'
import type { z } from 'zod'
import { auditRecord } from '../../platform/audit/audit-log'
import type { Queries } from '../../platform/database/database'
import { definedOnly } from '../../platform/database/defined-only'
import { newId } from '../../platform/database/ids'
import type { WriteContext } from '../../platform/database/write-context'
import type { StagedUpload } from '../../platform/files/staged-upload'
import { conflict } from '../../platform/http/problems/problem-error'
import { assertVersion, nextVersion } from '../../platform/http/validation/record-version'
import { pictureVersion } from '../../platform/pictures/picture-address'
import { endApproval } from '../reviews/approvals.repository'
import { missingMedia, readMedia } from './media.repository'
import { usesOf } from './media-uses'

/** Adds a picture to the library, where it stays until it is deleted. */
export async function addMedia(
  context: WriteContext,
  picture: StagedUpload,
  { name, imageAlt }: { name: string; imageAlt: string },
): Promise<MediaItem> {
  const { transaction, actor, now } = context
  const picture_id = await picture.insert(transaction)
  const id = newId(now.getTime())
  const row = { id, picture_id, name, image_alt: imageAlt, created_at: now, created_by: actor.accountId }
  await transaction.insertInto('media').values(row).execute()
  await auditRecord(context, { action: 'create', entity: 'media', entityId: id }, name)
  return readMedia(transaction, id)
}

/** Changes the name and the alternative text; what uses the picture keeps its own. Throws 404, 409 and 428. */
export async function changeMedia(
  context: WriteContext,
  id: string,
  { name, imageAlt, version: seen }: z.infer<typeof mediaUpdate>,
): Promise<MediaItem> {
  const { transaction } = context
  await lockMedia(transaction, id)
  const before = await readMedia(transaction, id)
  const version = nextVersion(before, seen)
  const changed = { ...definedOnly({ name, image_alt: imageAlt }), version, kept: true }
  await transaction.updateTable('media').set(changed).where('id', '=', id).execute()
  await auditRecord(context, { action: 'update', entity: 'media', entityId: id }, name ?? before.name)
  return readMedia(transaction, id)
}

/**
 * Deletes a picture that nothing uses. Storing a text with it, or choosing it for an item, locks it until that transaction
 * ends (`media-library.ts`). Throws 404, 409 for an old version, and 409 `IN_USE` with the uses.
 * @returns the picture to remove from storage
 */
export async function deleteMedia(context: WriteContext, id: string, seen?: number): Promise<string> {
  const { transaction, now } = context
  const query = transaction.selectFrom('media').select(['picture_id', 'name', 'version']).where('id', '=', id)
  const row = await query.forUpdate().executeTakeFirst()
  if (!row) throw missingMedia()
  if (row.version !== seen) assertVersion(await readMedia(transaction, id), seen)
  const uses = await usesOf(transaction, id, now)
  if (uses.length > 0)
    throw conflict('IN_USE', `This picture is used by ${uses.length === 1 ? '1 item' : `${uses.length} items`}.`, {
      uses: uses.slice(0, 20),
    })
  await transaction.deleteFrom('media').where('id', '=', id).execute()
  await transaction.deleteFrom('picture').where('id', '=', row.picture_id).execute()
  await auditRecord(context, { action: 'delete', entity: 'media', entityId: id }, row.name)
  return row.picture_id
}

const TAGS: Readonly<Record<ContentKindName, ContentTag>> = {
  BLOG: 'blogs',
  NEWSROOM: 'newsroom',
  CASESTUDY: 'casestudies',
}

const tagsOf = ({ kind, state }: MediaUse): ContentTag[] => {
  if (kind) return [TAGS[kind]]
  return state === 'JOB' ? ['careers'] : []
}

export interface Replacement {
  picture: StagedUpload
  seen: number | undefined
  described?: string
  /** The kinds whose items need someone else's approval of exactly what goes public. */
  approvalKinds: readonly ContentKindName[]
}

export interface ReplacedMedia {
  item: MediaItem
  /** The content types in which visitors see it. */
  tags: ContentTag[]
  /** The earlier picture, to remove from storage. */
  replaced: string
}

/**
 * Replaces a picture in everything that uses it: items, drafts, what bundles can revert to, and the addresses in texts,
 * versions and unsaved texts. `described` is the description of the new picture, which takes the place of the library's
 * wherever that is used; items and texts with one of their own keep it. Versions stay the same, so that open forms stay
 * valid, except where an approval of the version must end. Throws 404, 409, and 409 `NOT_APPROVED` if something would
 * change that someone else must approve.
 */
export async function replaceMedia(
  context: WriteContext,
  id: string,
  { picture, seen, described, approvalKinds }: Replacement,
): Promise<ReplacedMedia> {
  const { transaction, now } = context
  const from = await lockMedia(transaction, id)
  const before = await readMedia(transaction, id)
  const version = nextVersion(before, seen)
  const tags = [...new Set((await usesOf(transaction, id, now)).flatMap(tagsOf))]
  await lockUsers(transaction, [id, from])
  await endApprovals(context, [id, from], approvalKinds)
  const to = await picture.insert(transaction)
  const alt = { from: before.imageAlt, to: described ?? before.imageAlt }
  if (alt.from && alt.from !== alt.to) await describeAnew(transaction, { id, from, alt })
  await movePictures(transaction, { from, to })
  await moveAddresses(transaction, { id, from, to })
  await transaction
    .updateTable('media')
    .set({ picture_id: to, image_alt: alt.to, version, kept: true })
    .where('id', '=', id)
    .execute()
  await transaction.deleteFrom('picture').where('id', '=', from).execute()
  await auditRecord(context, { action: 'update', entity: 'media', entityId: id }, before.name)
  return { item: await readMedia(transaction, id), tags, replaced: from }
}

/** Locks a picture for a change; texts with it can still be stored. Returns the picture. Throws 404. */
async function lockMedia(transaction: Queries, id: string): Promise<string> {
  const query = transaction.selectFrom('media').select('picture_id').where('id', '=', id)
  const row = await query.forNoKeyUpdate().executeTakeFirst()
  if (!row) throw missingMedia()
  return row.picture_id
}

/** Locks the items that use a picture, directly or through their drafts and bundles, in the order that all writers use. */
const lockUsers = (transaction: Queries, refs: readonly string[]) =>
  sql`
    select id from content_item where picture_refs && ${[...refs]}::uuid[]
      or id in (select item_id from content_draft where picture_refs && ${[...refs]}::uuid[])
      or id in (select item_id from bundle_item where picture_refs && ${[...refs]}::uuid[])
    order by id for update`.execute(transaction)

/**
 * Ends the approvals of the items that use a picture: they would show one that nobody approved. Where approvals are
 * required, the actor may change only items that are not public and in which they changed the content last, because
 * nobody else would have to see the new picture. Throws 409 `NOT_APPROVED`.
 */
async function endApprovals(
  { transaction, actor }: WriteContext,
  refs: readonly string[],
  approvalKinds: readonly ContentKindName[],
): Promise<void> {
  const used = sql`${[...refs]}::uuid[]`
  const { rows } = await sql<{
    id: string
    kind: ContentKindName
    name: string
    public: boolean
    author: string | null
  }>`
    select item.id, item.kind, item.name,
      case when draft.item_id is null then item.content_by else draft.content_by end as author,
      (item.picture_refs && ${used} and item.status in ('PUBLISHED', 'SCHEDULED')) or held.returns as public
    from content_item as item
    left join content_draft as draft on draft.item_id = item.id
    cross join lateral (
      select exists (select from bundle_item where item_id = item.id and picture_refs && ${used}
        and before ->> 'status' in ('PUBLISHED', 'SCHEDULED')) as returns) as held
    where item.id in (
      select id from content_item where picture_refs && ${used}
      union select item_id from content_draft where picture_refs && ${used}
      union select item_id from bundle_item where picture_refs && ${used})
    order by item.name, item.id`.execute(transaction)
  const judged = rows.filter(({ kind }) => approvalKinds.includes(kind))
  const refused = judged.find((item) => item.public || item.author !== actor.accountId)
  if (refused) {
    const why = refused.public ? 'is on the site or can return to it' : 'was last changed by someone else'
    throw conflict(
      'NOT_APPROVED',
      `“${refused.name}” uses this picture, needs an approval for each change, and ${why}. Choose another picture there instead.`,
    )
  }
  for (const { id } of rows) await endApproval(transaction, id)
  // Otherwise an approval of what was on a screen before would still count.
  for (const { id } of judged)
    await sql`update content_item set version = version + 1 where id = ${id}`.execute(transaction)
}

interface Move {
  from: string
  to: string
}

/** The description of the library, where an item or the tag of a picture in a text has the same. */
async function describeAnew(
  transaction: Queries,
  { id, from, alt }: { id: string; from: string; alt: { from: string; to: string } },
): Promise<void> {
  await transaction
    .updateTable('content_item')
    .set({ image_alt: alt.to })
    .where('picture_id', '=', from)
    .where('image_alt', '=', alt.from)
    .execute()
  const tagWith = (text: string) => `/user/media/${id}?v=${pictureVersion(from)}" alt="${inAttribute(text)}"`
  await replaceInTexts(transaction, id, tagWith(alt.from), tagWith(alt.to))
}

/** The items' own pictures. */
async function movePictures(transaction: Queries, { from, to }: Move): Promise<void> {
  for (const column of ['picture_id', 'template_picture_id'] as const) {
    await transaction
      .updateTable('content_item')
      .set({ [column]: to })
      .where(column, '=', from)
      .execute()
    for (const [table, json] of [
      ['content_draft', 'changes'],
      ['bundle_item', 'before'],
    ] as const) {
      const moved = sql`jsonb_set(${sql.ref(json)}, array[${column}]::text[], to_jsonb(${to}::text))`
      await sql`
        update ${sql.table(table)} set ${sql.ref(json)} = ${moved}
        where picture_refs && array[${from}]::uuid[] and ${sql.ref(json)} ->> ${column}::text = ${from}`.execute(
        transaction,
      )
    }
  }
}

const TEXTS = [
  ['content_item', ['content', 'about_client', 'objective', 'solution', 'challenge', 'impact'], 'text'],
  ['content_draft', ['changes'], 'jsonb'],
  ['content_revision', ['fields'], 'jsonb'],
  ['bundle_item', ['before'], 'jsonb'],
  ['autosave', ['form'], 'text'],
  ['career', ['description', 'responsibilities', 'requirements'], 'text'],
] as const

const IN_JSON: ReadonlySet<string> = new Set(['content_draft', 'content_revision', 'bundle_item', 'autosave'])

const inJson = (text: string) => JSON.stringify(text).slice(1, -1)

/** A text as the sanitizer writes it in an attribute. */
const inAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** The addresses in texts, because browsers cache a versioned address forever. */
async function moveAddresses(transaction: Queries, { id, from, to }: Move & { id: string }): Promise<void> {
  const addressOf = (picture: string) => `/user/media/${id}?v=${pictureVersion(picture)}`
  await replaceInTexts(transaction, id, addressOf(from), addressOf(to))
}

/** Replaces a part of the HTML of all texts with a picture of the library, stored as they are or in JSON. */
async function replaceInTexts(transaction: Queries, id: string, from: string, to: string): Promise<void> {
  for (const [table, columns, type] of TEXTS) {
    const sets = columns.map((column) => {
      const [old, current] = IN_JSON.has(table) ? [inJson(from), inJson(to)] : [from, to]
      const moved = sql`replace(${sql.ref(column)}::text, ${old}, ${current})::${sql.raw(type)}`
      return sql`${sql.ref(column)} = ${moved}`
    })
    await sql`
      update ${sql.table(table)} set ${sql.join(sets)} where picture_refs && array[${id}]::uuid[]`.execute(transaction)
  }
}
