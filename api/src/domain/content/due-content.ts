import type { Database } from '../../platform/database/database'
import type { ContentChanges } from '../../platform/http/cache/content-changes'
import type { ContentDefinition } from './content-definition'

interface DueContentDeps {
  database: Database
  changes: ContentChanges
  now: () => Date
}

const LONGEST_WAIT_MS = 60 * 60_000
const RETRY_MS = 5_000

/**
 * Announces scheduled content at the moment it becomes visible, so that cached responses and pages that lack it are dropped.
 * Every instance minds the clock for itself; the next time is looked up again whenever content changes.
 */
export function watchDueContent(
  { database, changes, now }: DueContentDeps,
  definitions: readonly Pick<ContentDefinition, 'name' | 'tag'>[],
): () => void {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  /** What came due until then has been announced. */
  let announcedUntil = now()

  const wait = (milliseconds: number, then: () => void) => {
    clearTimeout(timer)
    if (!stopped) timer = setTimeout(then, milliseconds).unref()
  }

  async function arm(): Promise<void> {
    const { next } = await database.queries
      .selectFrom('content_item')
      .select(({ fn }) => fn.min('published_at').as('next'))
      .where('status', '=', 'SCHEDULED')
      .where('deleted_at', 'is', null)
      .where('published_at', '>', announcedUntil)
      .executeTakeFirstOrThrow()
    if (!next) return wait(LONGEST_WAIT_MS, look)
    const at = now()
    const remaining = next.getTime() - at.getTime()
    if (remaining > 0) return wait(Math.min(remaining, LONGEST_WAIT_MS), look)
    const due = await database.queries
      .selectFrom('content_item')
      .select('kind')
      .distinct()
      .where('status', '=', 'SCHEDULED')
      .where('published_at', '>', announcedUntil)
      .where('published_at', '<=', at)
      .execute()
    announcedUntil = at
    changes.publish(definitions.filter(({ name }) => due.some(({ kind }) => kind === name)).map(({ tag }) => tag))
  }

  const look = () => void arm().catch(() => wait(RETRY_MS, look))
  const unsubscribe = changes.subscribe(look)
  look()
  return () => {
    stopped = true
    clearTimeout(timer)
    unsubscribe()
  }
}
