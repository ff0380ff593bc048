import { redirectInput, type StaffRedirect } from '@tekskills/shared/contracts/http/redirects'
import type { FixedPage } from '@tekskills/shared/contracts/remote-listing'
import { sql, type Selectable } from 'kysely'
import type { z } from 'zod'
import { auditRecord } from '../../platform/audit/audit-log'
import type { Queries } from '../../platform/database/database'
import { definedOnly } from '../../platform/database/defined-only'
import { newId } from '../../platform/database/ids'
import type { Schema } from '../../platform/database/schema'
import type { WriteContext } from '../../platform/database/write-context'
import { conflict, invalidField, notFound } from '../../platform/http/problems/problem-error'
import { nextVersion, updateOf } from '../../platform/http/validation/record-version'
import { pathOfPage, pathOfSlug } from '../content/page-paths'
import { checkSource, checkTarget } from './redirect-check'

export const redirectCreate = redirectInput
export const redirectUpdate = updateOf(redirectInput)

const entity = 'redirect'

const missing = () => notFound('This redirect could not be found.')

type Row = Selectable<Schema['redirect']>

type ListedRow = Pick<Row, 'id' | 'version' | 'from_path' | 'to_path' | 'code' | 'updated_at'> & {
  is_automatic?: boolean
}

/** The redirects that staff have set up, and those of renamed articles, news and case studies, as a table `redirect`. */
export const selectRedirects = (queries: Queries) =>
  queries.selectFrom(
    queries
      .selectFrom('redirect')
      .select(['id', 'version', 'from_path', 'to_path', 'code', 'updated_at', sql<boolean>`false`.as('is_automatic')])
      .unionAll(
        queries
          .selectFrom('former_slug')
          .innerJoin('content_item', (join) =>
            join
              .onRef('content_item.id', '=', 'former_slug.record_id')
              .onRef('content_item.kind', '=', sql.ref('former_slug.kind')),
          )
          .where('content_item.deleted_at', 'is', null)
          .where('content_item.slug', 'is not', null)
          .select(['former_slug.id', sql<number>`1`.as('version')])
          .select([pathOfSlug('former_slug.slug').as('from_path'), pathOfPage.as('to_path')])
          .select([sql<Row['code']>`301`.as('code'), 'former_slug.created_at as updated_at'])
          .select(sql<boolean>`true`.as('is_automatic')),
      )
      .as('redirect'),
  )

export const redirectOf = (row: ListedRow): StaffRedirect => ({
  id: row.id,
  version: row.version,
  from: row.from_path,
  to: row.to_path,
  code: row.code,
  updatedAt: row.updated_at.toISOString(),
  isAutomatic: row.is_automatic === true,
})

/**
 * Adds a redirect; `pages` are the fixed pages of the live releases. Throws 409 `NAME_TAKEN` if the path has one, 422 if it has a page, and if the redirect has no target
 * or is a loop.
 */
export async function createRedirect(
  context: WriteContext,
  input: z.output<typeof redirectCreate>,
  pages: readonly FixedPage[],
): Promise<StaffRedirect> {
  const { transaction, actor, now } = context
  const id = newId(now.getTime())
  await checkSource(transaction, { from: input.from, pages, now })
  const target = await targetOf(context, { from_path: input.from, to_path: input.to ?? null, code: input.code })
  const by = { created_at: now, created_by: actor.accountId, updated_at: now, updated_by: actor.accountId }
  const row = await transaction
    .insertInto('redirect')
    .values({ id, ...target, ...by })
    .onConflict((taken) => taken.column('from_path').doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!row) throw taken()
  await auditRecord(context, { action: 'create', entity, entityId: id }, input.from)
  return redirectOf(row)
}

/** Updates the given fields. Throws 404, 409, 422 or 428. */
export async function changeRedirect(
  context: WriteContext,
  id: string,
  input: z.output<typeof redirectUpdate>,
  pages: readonly FixedPage[],
) {
  const { transaction, actor, now } = context
  const before = await lockRedirect(transaction, id)
  const version = nextVersion(redirectOf(before), input.version)
  const changes = definedOnly({ from_path: input.from, to_path: input.to, code: input.code })
  // A redirect whose source has since become a page can still be edited, but not moved to another page's path.
  if (input.from && input.from !== before.from_path) await checkSource(transaction, { from: input.from, pages, now })
  const target = await targetOf(context, { ...before, ...changes }, id)
  const others = transaction.selectFrom('redirect').select('id').where('from_path', '=', target.from_path)
  if (await others.where('id', '<>', id).executeTakeFirst()) throw taken()
  const row = await transaction
    .updateTable('redirect')
    .set({ ...target, version, updated_at: now, updated_by: actor.accountId })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await auditRecord(context, { action: 'update', entity, entityId: id }, target.from_path)
  return redirectOf(row)
}

/** Deletes a redirect that staff have set up, or that of a renamed page. Throws 404. */
export async function deleteRedirect(context: WriteContext, id: string): Promise<void> {
  const { transaction } = context
  const row = await selectRedirects(transaction).select('from_path').where('redirect.id', '=', id).executeTakeFirst()
  if (!row) throw missing()
  await transaction.deleteFrom('redirect').where('id', '=', id).execute()
  await transaction.deleteFrom('former_slug').where('id', '=', id).execute()
  await auditRecord(context, { action: 'delete', entity, entityId: id }, row.from_path)
}

/** The staff redirect of a path, if any; a target of `null` means that the page is gone. */
export async function redirectFrom(queries: Queries, path: string) {
  const query = queries.selectFrom('redirect').select(['to_path', 'code']).where('from_path', '=', path)
  return query.executeTakeFirst()
}

const taken = () => conflict('NAME_TAKEN', 'There is already a redirect from this path.')

async function lockRedirect(transaction: Queries, id: string): Promise<Row> {
  const row = await transaction.selectFrom('redirect').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) throw missing()
  return row
}

type Target = Pick<Row, 'from_path' | 'to_path' | 'code'>

/** Validates the target of a redirect. Throws 422 if a required target is missing, or if the redirect is a loop. */
async function targetOf({ transaction, now }: WriteContext, redirect: Target, id?: string): Promise<Target> {
  const { from_path, to_path, code } = redirect
  if (code === 410) return { from_path, to_path: null, code }
  if (!to_path) throw invalidField('to', 'REQUIRED', 'Enter the path to redirect to.')
  await checkTarget(transaction, { id, from: from_path, to: to_path, now })
  return { from_path, to_path, code }
}
