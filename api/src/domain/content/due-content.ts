import type { Database } from '../../platform/database/database'
import type { ContentChanges } from '../../platform/http/content-changes/content-changes'
import type { ContentDefinition } from './content-definition'

interface DueContentDeps {
  database: Database
  changes: ContentChanges
  now: () => Date
}

const MAX_WAIT_MS = 60 * 60_000
const RETRY_MS = 5_000

/**
 * Announces scheduled content when it becomes visible, so that cached responses and pages without it are dropped. Each
 * instance runs its own timer, and reads the next due time again whenever content changes.
 */
export function watchDueContent(
  { database, changes, now }: DueContentDeps,
  definitions: readonly Pick<ContentDefinition, 'name' | 'tag'>[],
): () => void {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  /** Content due up to this time has been announced. */
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
    if (!next) return wait(MAX_WAIT_MS, check)
    const at = now()
    const remaining = next.getTime() - at.getTime()
    if (remaining > 0) return wait(Math.min(remaining, MAX_WAIT_MS), check)
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

  const check = () => void arm().catch(() => wait(RETRY_MS, check))
  const unsubscribe = changes.subscribe(check)
  check()
  return () => {
    stopped = true
    clearTimeout(timer)
    unsubscribe()
  }
}
