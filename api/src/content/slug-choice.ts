import { sql } from 'kysely'
import type { Queries } from '../database/database'
import { conflict } from '../problems/problem-error'
import { freeSlug, isReserved, slugOf } from './slug'

/** The records whose addresses are made of slugs; each kind has its own name space. */
export type SlugKind = 'blog' | 'author' | 'category' | 'career'

const isTakenIn = (queries: Queries, kind: SlugKind, excludeId?: string) => async (slug: string) => {
  let query = queries.selectFrom(kind).select(`${kind}.id`).where(`${kind}.slug`, '=', slug)
  if (excludeId) query = query.where(`${kind}.id`, '<>', excludeId)
  if (kind === 'blog') query = query.where(sql<null>`blog.deleted_at`, 'is', null)
  return (await query.executeTakeFirst()) !== undefined
}

/**
 * The slug for a record that is being written. A typed one that is taken is refused with 409 `SLUG_TAKEN` and a
 * suggestion; a missing one is made from the name, with `-2`, `-3` … as needed. Call it inside the transaction: writers
 * of one kind take turns here, so that the answer still holds at the commit.
 */
export async function chooseSlug(
  transaction: Queries,
  kind: SlugKind,
  { typed, name, id }: { typed?: string | null; name: string; id?: string },
): Promise<string> {
  await sql`select pg_advisory_xact_lock(hashtext(${`slug ${kind}`}))`.execute(transaction)
  const isTaken = isTakenIn(transaction, kind, id)
  if (!typed) return freeSlug(slugOf(name, kind), isTaken)
  if (!isReserved(typed) && !(await isTaken(typed))) return typed
  const suggestion = await freeSlug(typed, isTaken)
  throw conflict('SLUG_TAKEN', `This address is already in use. "${suggestion}" is free.`, { suggestion })
}

/** Answers `checkSlug`: whether the slug is free, and one that is. */
export async function checkSlug(queries: Queries, kind: SlugKind, slug: string, excludeId?: string) {
  const suggestion = await freeSlug(slug, isTakenIn(queries, kind, excludeId))
  return { available: suggestion === slug, suggestion }
}
