import transliterate from '@sindresorhus/transliterate'
import { contentKindName, type ContentKindName, slug } from '@tekskills/shared/contracts/http/content'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Queries } from '../../platform/database/database'
import { conflict } from '../../platform/http/problems/problem-error'

const MAX_LENGTH = 120
/** Space for the suffix of `freeSlug`, up to `-9999`, so that it cuts no word of a derived slug. */
const SUFFIX_SPACE = 5
const reserved = new Set(['page', 'feed', 'rss', 'preview', 'download'])

/**
 * Joins the lower-case words of `name` with hyphens (contract §3.5). Other letters are transliterated: ß, æ, Cyrillic,
 * Greek, Arabic … Returns `fallback` if no letter or digit is left, as for Chinese.
 */
export function slugOf(name: string, fallback: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '')
  const words = transliterate(plain)
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH - SUFFIX_SPACE)
    .replace(/^-|-$/g, '')
  return words || fallback
}

/** `slug`, or the first of `slug-2`, `slug-3` … that is neither taken nor reserved. */
async function freeSlug(slug: string, isTaken: (candidate: string) => Promise<boolean>): Promise<string> {
  for (let count = 1; ; count += 1) {
    const suffix = count === 1 ? '' : `-${count}`
    const candidate = slug.slice(0, MAX_LENGTH - suffix.length) + suffix
    if (!reserved.has(candidate) && !(await isTaken(candidate))) return candidate
  }
}

const isReserved = (slug: string) => reserved.has(slug)

/** The record types with slugs; slugs are unique within each type. */
export type SlugNamespace = ContentKindName | 'author' | 'category' | 'career' | 'newsletter_issue'

/** The slug of a record whose name cannot be transliterated. */
const fallbacks: Record<SlugNamespace, string> = {
  BLOG: 'blog',
  NEWSROOM: 'news',
  CASESTUDY: 'case-study',
  author: 'author',
  category: 'category',
  career: 'job',
  newsletter_issue: 'newsletter',
}

const isTakenIn = (queries: Queries, kind: SlugNamespace, excludeId?: string) => async (slug: string) => {
  const holders = await (isItem(kind) ? itemsAt(queries, kind, slug) : recordsAt(queries, kind, slug))
  return holders.some(({ id }) => id !== excludeId)
}

const isItem = (kind: SlugNamespace): kind is ContentKindName => contentKindName.safeParse(kind).success

const itemsAt = (queries: Queries, kind: ContentKindName, slug: string) =>
  queries
    .selectFrom('content_item')
    .select('id')
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .where('deleted_at', 'is', null)
    .execute()

const recordsAt = (queries: Queries, table: Exclude<SlugNamespace, ContentKindName>, slug: string) =>
  queries.selectFrom(table).select('id').where('slug', '=', slug).execute()

/**
 * Returns the slug for a record that is being written. An entered slug that is taken or reserved is rejected with 409
 * `SLUG_TAKEN` and a suggestion; a missing one is derived from the name, with `-2`, `-3` … as needed. Call it inside
 * the transaction: an advisory lock serializes writers of one type, so that the slug is still free at the commit.
 */
export async function chooseSlug(
  transaction: Queries,
  kind: SlugNamespace,
  { typed, name, id }: { typed?: string | null; name: string; id?: string },
): Promise<string> {
  await sql`select pg_advisory_xact_lock(hashtext(${`slug ${kind}`}))`.execute(transaction)
  const isTaken = isTakenIn(transaction, kind, id)
  if (!typed) return freeSlug(slugOf(name, fallbacks[kind]), isTaken)
  if (!isReserved(typed) && !(await isTaken(typed))) return typed
  const suggestion = await freeSlug(typed, isTaken)
  const why = isReserved(typed) ? `“${typed}” is reserved by the site.` : 'This address is already in use.'
  throw conflict('SLUG_TAKEN', `${why} “${suggestion}” is available.`, { suggestion })
}

/** Whether `slug` is free, and a free suggestion: the response of `GET …/checkSlug`. */
export async function checkSlug(queries: Queries, kind: SlugNamespace, slug: string, excludeId?: string) {
  const suggestion = await freeSlug(slug, isTakenIn(queries, kind, excludeId))
  return { available: suggestion === slug, suggestion }
}

/** For each slug in turn the free one that a new item of this type would get; none of them twice. */
export async function freeSlugs(queries: Queries, kind: ContentKindName, wanted: readonly string[]): Promise<string[]> {
  if (wanted.length === 0) return []
  const found = queries.selectFrom('content_item').select('slug').where('kind', '=', kind)
  const rows = await found.where('slug', 'in', wanted).where('deleted_at', 'is', null).execute()
  const taken = new Set(rows.map(({ slug }) => slug))
  const isTaken = isTakenIn(queries, kind)
  const given = new Set<string>()
  for (const slug of wanted) {
    const free = await freeSlug(slug, async (candidate) => {
      if (given.has(candidate)) return true
      return candidate === slug ? taken.has(slug) : isTaken(candidate)
    })
    given.add(free)
  }
  return [...given]
}

/** `checkSlug?slug=&excludeId=` (contract §3.7, additions). */
export const slugQuery = z.object({ slug, excludeId: z.uuid().optional() })

export const slugCheck = z.object({ available: z.boolean(), suggestion: z.string() })
