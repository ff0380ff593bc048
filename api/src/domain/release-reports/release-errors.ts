import { createHash } from 'node:crypto'
import type { ReleaseError, ReleaseEvent } from '@tekskills/shared/contracts/http/release-reports'
import { sql, type Insertable } from 'kysely'
import type { Queries } from '../../platform/database/database'
import type { ReleaseTables } from '../../platform/database/release-tables'
import { createMinuteLimit } from './minute-limit'
import { withoutPersonalData } from './without-personal-data'

type ErrorRow = Insertable<ReleaseTables['release_error']>

/** Columns that identify an error. */
const KEY = ['remote', 'release', 'fingerprint', 'browser'] as const
/** Maximum number of distinct errors a minute; more add nothing, and may be invented. */
const MAX_PER_MINUTE = 40
/** Maximum number of them that one network may be the first to report. */
const MAX_PER_NETWORK = 10
/** Maximum number of stored errors; the least recent ones make room. */
const MAX_KEPT = 2000
/** Maximum number of errors in one response. */
const MAX_LISTED = 200
/** Frames that tell errors apart; deeper ones differ with how the visitor got there. */
const SIGNIFICANT_FRAMES = 3
/** Maximum number of pages stored for an error; an error on more pages can be on any. */
const MAX_PAGES = 8
/** What a server reports has no browser. */
const SERVER = 'server'

/** Collects the errors of failures, each once with a count, until they are stored. */
export function createReleaseErrors(now: () => Date) {
  const minuteFor = createMinuteLimit(MAX_PER_MINUTE, now, MAX_PER_NETWORK)
  let pending = new Map<string, ErrorRow & { pages: Set<string> }>()

  return {
    add(event: ReleaseEvent, { browser, network }: { browser: string; network: string }): void {
      if (event.kind !== 'failed' || !event.error) return
      const { remote, release, place, error } = event
      const message = withoutPersonalData(error.message)
      const significant = [place, message, ...error.frames.slice(0, SIGNIFICANT_FRAMES)]
      const fingerprint = createHash('sha256').update(JSON.stringify(significant)).digest('hex').slice(0, 32)
      const family = place === 'server' ? SERVER : browser
      const key = keyOf({ remote, release, fingerprint, browser: family })
      if (!minuteFor(key, { network })) return
      const at = now()
      const row = pending.get(key)
      if (row) {
        Object.assign(row, { reports: row.reports + 1, last_at: at })
        if (error.route && row.pages.size < MAX_PAGES) row.pages.add(error.route)
      } else
        pending.set(key, {
          remote,
          release,
          fingerprint,
          place,
          message,
          browser: family,
          frames: JSON.stringify(error.frames),
          route: error.route ?? null,
          pages: new Set(error.route ? [error.route] : []),
          reports: 1,
          first_at: at,
          last_at: at,
        })
    },

    /** Returns and resets the errors added since the last call. */
    take(): ErrorRow[] {
      const taken = [...pending.values()]
      pending = new Map()
      return taken.map(({ pages, ...row }) => ({ ...row, routes: JSON.stringify([...pages]) }))
    },
  }
}

/** Adds errors to those that are kept, and drops the least recent ones beyond 2,000. */
export async function storeErrors(queries: Queries, errors: readonly ErrorRow[]): Promise<void> {
  if (errors.length === 0) return
  await queries
    .insertInto('release_error')
    // Sorted, so that two instances that update the same rows do not deadlock.
    .values(errors.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1)))
    .onConflict((same) =>
      same.columns(KEY).doUpdateSet({
        reports: sql<number>`release_error.reports + excluded.reports`,
        last_at: sql<Date>`greatest(release_error.last_at, excluded.last_at)`,
        routes: sql<string>`(
          select coalesce(jsonb_agg(page), '[]')
          from (select distinct page from jsonb_array_elements(release_error.routes || excluded.routes) page limit ${sql.lit(MAX_PAGES)}) pages
        )`,
      }),
    )
    .execute()
  await queries
    .deleteFrom('release_error')
    .where(
      sql<string>`(remote, release, fingerprint, browser)`,
      'in',
      (rows) => rows.selectFrom('release_error').select(KEY).orderBy('last_at', 'desc').offset(MAX_KEPT) as never,
    )
    .execute()
}

const keyOf = ({ remote, release, fingerprint, browser }: Pick<ErrorRow, (typeof KEY)[number]>) =>
  [remote, release, fingerprint, browser].join(' ')

/** The errors that were reported in the last `minutes`, most recent first. */
export async function readErrors(queries: Queries, minutes: number, now: Date): Promise<ReleaseError[]> {
  const rows = await queries
    .selectFrom('release_error')
    .select(['remote', 'release', 'place', 'message'])
    .select(({ fn }) => [
      sql<string[]>`(array_agg(frames))[1]`.as('frames'),
      fn.max('route').as('route'),
      sql<string[][]>`jsonb_agg(routes)`.as('routes'),
      sql<string[]>`array_agg(distinct browser)`.as('browsers'),
      sql<number>`sum(reports)::int`.as('reports'),
      fn.min('first_at').as('first_at'),
      fn.max('last_at').as('last_at'),
    ])
    .where('last_at', '>=', new Date(now.getTime() - minutes * 60_000))
    .groupBy(['remote', 'release', 'fingerprint', 'place', 'message'])
    .orderBy('last_at', 'desc')
    .limit(MAX_LISTED)
    .execute()
  return rows.map(({ first_at: first, last_at: last, routes, ...row }) => ({
    ...row,
    routes: [...new Set(row.route ? [row.route, ...routes.flat()] : routes.flat())].sort().slice(0, MAX_PAGES),
    firstAt: first.toISOString(),
    lastAt: last.toISOString(),
  }))
}
