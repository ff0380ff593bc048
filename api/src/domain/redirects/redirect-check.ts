import type { FixedPage } from '@tekskills/shared/contracts/remote-listing'
import type { Queries } from '../../platform/database/database'
import { invalidField, ProblemError } from '../../platform/http/problems/problem-error'
import { staffPages } from '../addresses/staff-pages'
import { blogDefinition } from '../blogs/blog-definition'
import { caseStudyDefinition } from '../case-studies/case-study-definition'
import { readVisibleRow } from '../content/public-items'
import { newsDefinition } from '../newsroom/news-definition'

/** Hops after which a chain of redirects counts as a loop. */
const MAX_HOPS = 10

const definitions = [blogDefinition, newsDefinition, caseStudyDefinition]

/** Paths that the servers handle themselves. */
const served = [
  /^\/(api|remotes)(\/|$)/,
  /^\/feed\/[^/]+\.xml$/,
  /^\/sitemap[^/]*\.xml$/,
  /^\/(robots\.txt|health|ready|pagenotfound)$/,
]

interface Source {
  from: string
  /** The fixed pages of the live releases. */
  pages: readonly FixedPage[]
  now: Date
}

/** Throws 422 for a path that has a page or is an API path, because a redirect there would make it unreachable. */
export async function checkSource(queries: Queries, { from, pages, now }: Source): Promise<void> {
  const path = plainPath(from).toLowerCase()
  const known = [...pages.map((page) => page.path), ...staffPages]
  const isOurs = known.some((page) => page.toLowerCase() === path) || served.some((address) => address.test(path))
  if (!isOurs && (await itemPath(queries, from, now)) !== from) return
  throw invalidField('from', 'INVALID', 'There is already a page at this address. Enter an address without a page.')
}

interface Redirect {
  id?: string
  from: string
  to: string
  now: Date
}

/** Follows a redirect to its end, through other redirects and former slugs of items. Throws 422 if it is a loop. */
export async function checkTarget(queries: Queries, { id, from, to, now }: Redirect): Promise<void> {
  let path: string | null = to
  for (let hop = 0; path !== null; hop += 1) {
    if (path === from || hop === MAX_HOPS) throw invalidField('to', 'INVALID', 'This redirect would create a loop.')
    path = await nextOf(queries, path, { id, now })
  }
}

/** Where a path leads through a redirect other than `id`, or because its item was renamed. */
async function nextOf(queries: Queries, path: string, { id, now }: Pick<Redirect, 'id' | 'now'>) {
  const redirects = queries.selectFrom('redirect').select('to_path').where('from_path', '=', path)
  const others = id === undefined ? redirects : redirects.where('id', '<>', id)
  const row = await others.executeTakeFirst()
  const next = row ? row.to_path : await itemPath(queries, path, now)
  return next === path || next === undefined ? null : next
}

/** The decoded path, without a trailing slash. */
function plainPath(path: string): string {
  try {
    return decodeURIComponent(path).replace(/(?<=^\/|[^/])\/+$/, '')
  } catch {
    return path
  }
}

/** The current path of the item that a path refers to; undefined if there is no visible one. */
async function itemPath(queries: Queries, path: string, now: Date): Promise<string | undefined> {
  const definition = definitions.find(({ pagePath }) => path.startsWith(pagePath))
  if (!definition) return undefined
  try {
    const { slug } = await readVisibleRow(queries, definition, plainPath(path).slice(definition.pagePath.length), now)
    return slug === null ? undefined : `${definition.pagePath}${slug}`
  } catch (error) {
    if (error instanceof ProblemError) return undefined
    throw error
  }
}
