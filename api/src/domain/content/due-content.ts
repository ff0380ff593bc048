import type { Database } from '../../platform/database/database'
import type { ContentChanges } from '../../platform/http/content-changes/content-changes'
import { atDueTimes } from '../../platform/time/due-times'
import type { ContentDefinition } from './content-definition'

interface DueContentDeps {
  database: Database
  changes: ContentChanges
  now: () => Date
}

/**
 * Announces scheduled content when it becomes visible, so that cached responses and pages without it are dropped. Each
 * instance runs its own timer, and reads the next due time again whenever content changes; after an error, with which
 * `onFailure` is called, a few seconds later.
 */
export function watchDueContent(
  { database, changes, now }: DueContentDeps,
  definitions: readonly Pick<ContentDefinition, 'name' | 'tag'>[],
  onFailure: (error: unknown) => void,
): () => void {
  /** Content due up to this time has been announced. */
  let announcedUntil = now()

  return atDueTimes({
    now,
    onError: onFailure,
    subscribe: changes.subscribe,
    async next() {
      const { next } = await database.queries
        .selectFrom('content_item')
        .select(({ fn }) => fn.min('published_at').as('next'))
        .where('status', '=', 'SCHEDULED')
        .where('deleted_at', 'is', null)
        .where('published_at', '>', announcedUntil)
        .executeTakeFirstOrThrow()
      return next
    },
    async run(at) {
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
    },
  })
}
