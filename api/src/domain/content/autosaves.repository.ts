import { createHash } from 'node:crypto'
import {
  MAX_AUTOSAVES,
  type Autosave,
  type Autosaved,
  type AutosaveInput,
  type AutosaveSummary,
} from '@tekskills/shared/contracts/http/autosaves'
import type { ContentKindName } from '@tekskills/shared/contracts/http/content'
import { sql } from 'kysely'
import type { Queries } from '../../platform/database/database'
import { conflict, notFound } from '../../platform/http/problems/problem-error'
import type { TypedText } from './typed-item'

/** How long unsaved text is kept after its last change: as long as deleted content stays in the trash. */
const TTL_MS = 30 * 24 * 60 * 60_000

/** The owner of the autosaves: an account reads and writes only its own. */
export interface AutosaveOwner {
  accountId: string
  kind: ContentKindName
}

interface AutosaveWrite extends AutosaveOwner {
  id: string
  input: AutosaveInput
  userAgent: string | null
  now: Date
}

/**
 * Stores what an editor has typed into one form, in the place of what the same form stored before. The item, its draft
 * and its versions stay as they are. Throws 404 for an unknown item and for the autosave of another account, and 409
 * for more than {@link MAX_AUTOSAVES}.
 */
export async function storeAutosave(transaction: Queries, write: AutosaveWrite): Promise<Autosaved> {
  const { id, accountId, kind, input, userAgent, now } = write
  const { itemId, version, sequence, name } = input
  const currentVersion = itemId === null ? null : await versionOf(transaction, kind, itemId)
  const columns = { item_id: itemId, version, sequence, name, form: JSON.stringify(input.form), at: now }
  const row = { id, account_id: accountId, kind, ...columns, user_agent: userAgent?.slice(0, 300) ?? null }
  await transaction
    .insertInto('autosave')
    .values(row)
    .onConflict((same) =>
      same
        .column('id')
        .doUpdateSet(columns)
        .where('autosave.account_id', '=', accountId)
        .where('autosave.kind', '=', kind)
        .where('autosave.sequence', '<', sequence),
    )
    .execute()
  const stored = await ownAutosaves(transaction, write).where('id', '=', id).executeTakeFirst()
  if (!stored) throw notFound()
  const { count } = await transaction
    .selectFrom('autosave')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  if (count > MAX_AUTOSAVES)
    throw conflict('TOO_MANY_AUTOSAVES', 'You have too many unsaved texts. Save or discard some of them first.')
  return { at: stored.at.toISOString(), currentVersion }
}

async function versionOf(queries: Queries, kind: ContentKindName, id: string): Promise<number> {
  const item = queries.selectFrom('content_item').select('version').where('kind', '=', kind).where('id', '=', id)
  const row = await item.where('deleted_at', 'is', null).executeTakeFirst()
  if (!row) throw notFound()
  return row.version
}

const ownAutosaves = (queries: Queries, { accountId, kind }: AutosaveOwner) =>
  queries
    .selectFrom('autosave')
    .select(['id', 'item_id', 'version', 'name', 'at', 'user_agent'])
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)

type AutosaveRow = Awaited<ReturnType<ReturnType<typeof ownAutosaves>['executeTakeFirstOrThrow']>>

const summaryOf = ({ id, item_id, version, name, at, user_agent }: AutosaveRow): AutosaveSummary => ({
  id,
  itemId: item_id,
  version,
  name,
  at: at.toISOString(),
  userAgent: user_agent,
})

/** The account's own unsaved texts of an item, or of items that are not stored yet for `null`; newest first. */
export async function listAutosaves(
  queries: Queries,
  owner: AutosaveOwner,
  itemId: string | null,
): Promise<AutosaveSummary[]> {
  const own = ownAutosaves(queries, owner).orderBy('at', 'desc').orderBy('id')
  const rows = itemId === null ? own.where('item_id', 'is', null) : own.where('item_id', '=', itemId)
  return (await rows.execute()).map(summaryOf)
}

/** One unsaved text of the account. Throws 404. */
export async function readAutosave(queries: Queries, owner: AutosaveOwner, id: string): Promise<Autosave> {
  const row = await ownAutosaves(queries, owner).select('form').where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return { ...summaryOf(row), form: JSON.parse(row.form) as Record<string, unknown> }
}

/** The text that a preview link names; the link was made for its account. Throws 404. */
export async function readTypedText(queries: Queries, kind: ContentKindName, id: string): Promise<TypedText> {
  const rows = queries.selectFrom('autosave').select(['id', 'item_id', 'name', 'form'])
  const row = await rows.where('id', '=', id).where('kind', '=', kind).executeTakeFirst()
  if (!row) throw notFound()
  const { values } = JSON.parse(row.form) as { values?: unknown }
  const fields = typeof values === 'object' && values !== null ? (values as Record<string, unknown>) : {}
  const digest = createHash('sha256').update(row.form).digest('base64url')
  return { id: row.id, itemId: row.item_id, name: row.name, values: fields, digest }
}

/** Deletes one unsaved text of the account, if there is one: it was saved or discarded. */
export const deleteAutosave = (queries: Queries, { accountId, kind }: AutosaveOwner, id: string) =>
  queries
    .deleteFrom('autosave')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('id', '=', id)
    .execute()

/** Deletes the texts that have not changed for 30 days. */
export const deleteOldAutosaves = (queries: Queries, now: Date) =>
  queries
    .deleteFrom('autosave')
    .where('at', '<', new Date(now.getTime() - TTL_MS))
    .execute()
