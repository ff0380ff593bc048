import type { Selectable } from 'kysely'
import { redirectInput, type StaffRedirect } from '@tekskills/shared/contracts/http/addresses'
import type { z } from 'zod'
import { auditRecord, type Trail } from '../audit/audit-record'
import { definedOnly } from '../content/defined-only'
import { nextVersion, updateOf } from '../content/updates'
import type { Queries } from '../database/database'
import { newId } from '../database/ids'
import type { Schema } from '../database/schema'
import { conflict, invalidField, notFound } from '../problems/problem-error'

export const redirectCreate = redirectInput
export const redirectUpdate = updateOf(redirectInput)

/** Hops after which a chain of redirects is taken for a loop. */
const MAX_HOPS = 10
const entity = 'redirect'

type Row = Selectable<Schema['redirect']>

export const redirectOf = (row: Row): StaffRedirect => ({
  id: row.id,
  version: row.version,
  from: row.from_path,
  to: row.to_path,
  code: row.code,
  updatedAt: row.updated_at.toISOString(),
})

/** Adds a redirect. Throws 409 `NAME_TAKEN` for a path that has one, 422 for one that leads nowhere or to itself. */
export async function createRedirect(trail: Trail, input: z.output<typeof redirectCreate>): Promise<StaffRedirect> {
  const { transaction, actor, now } = trail
  const id = newId(now.getTime())
  const target = await checkTarget(transaction, { from_path: input.from, to_path: input.to ?? null, code: input.code })
  const by = { created_at: now, created_by: actor.accountId, updated_at: now, updated_by: actor.accountId }
  const row = await transaction
    .insertInto('redirect')
    .values({ id, ...target, ...by })
    .onConflict((taken) => taken.column('from_path').doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!row) throw taken()
  await auditRecord(trail, { action: 'create', entity, entityId: id }, input.from)
  return redirectOf(row)
}

/** Changes the given fields. Throws 404, 409, 422 or 428. */
export async function changeRedirect(trail: Trail, id: string, input: z.output<typeof redirectUpdate>) {
  const { transaction, actor, now } = trail
  const before = await lockRedirect(transaction, id)
  const version = nextVersion(redirectOf(before), input.version)
  const given = definedOnly({ from_path: input.from, to_path: input.to, code: input.code })
  const target = await checkTarget(transaction, { ...before, ...given }, id)
  const others = transaction.selectFrom('redirect').select('id').where('from_path', '=', target.from_path)
  if (await others.where('id', '<>', id).executeTakeFirst()) throw taken()
  const row = await transaction
    .updateTable('redirect')
    .set({ ...target, version, updated_at: now, updated_by: actor.accountId })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await auditRecord(trail, { action: 'update', entity, entityId: id }, target.from_path)
  return redirectOf(row)
}

/** Throws 404. */
export async function deleteRedirect(trail: Trail, id: string): Promise<void> {
  const { from_path } = await lockRedirect(trail.transaction, id)
  await trail.transaction.deleteFrom('redirect').where('id', '=', id).execute()
  await auditRecord(trail, { action: 'delete', entity, entityId: id }, from_path)
}

/** Where a path leads by the redirects of staff, if anywhere; a target of `null` says that it is gone. */
export async function redirectFrom(queries: Queries, path: string) {
  const query = queries.selectFrom('redirect').select(['to_path', 'code']).where('from_path', '=', path)
  return query.executeTakeFirst()
}

const taken = () => conflict('NAME_TAKEN', 'There is a redirect from this path already.')

async function lockRedirect(transaction: Queries, id: string): Promise<Row> {
  const row = await transaction.selectFrom('redirect').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) throw notFound('This redirect could not be found.')
  return row
}

type Target = Pick<Row, 'from_path' | 'to_path' | 'code'>

/** Follows a redirect to its end. Throws 422 when it has no target that it needs, or comes back to where it began. */
async function checkTarget(transaction: Queries, redirect: Target, id?: string): Promise<Target> {
  const { from_path, code } = redirect
  const to_path = code === 410 ? null : redirect.to_path
  if (code !== 410 && !to_path) throw invalidField('to', 'REQUIRED', 'Enter the path that it leads to.')
  let path = to_path
  for (let hop = 0; path; hop += 1) {
    if (path === from_path || hop === MAX_HOPS) throw invalidField('to', 'INVALID', 'This would lead in a circle.')
    const next = transaction.selectFrom('redirect').select('to_path').where('from_path', '=', path)
    const row = await next.$if(id !== undefined, (query) => query.where('id', '<>', id ?? '')).executeTakeFirst()
    path = row?.to_path ?? null
  }
  return { from_path, to_path, code }
}
