import { EventEmitter } from 'node:events'
import type { ContentTag } from '@tekskills/shared/contracts/remote-manifest'
import { sql } from 'kysely'
import type { Database, Queries } from '../../database/database'
import { newId } from '../../database/ids'

/** All content tags of cached responses and cached pages. */
const tags: readonly ContentTag[] = [
  'blogs',
  'newsroom',
  'casestudies',
  'authors',
  'categories',
  'redirects',
  'careers',
]
const CHANNEL = 'content_changed'

export type ContentChanges = Awaited<ReturnType<typeof openContentChanges>>

/**
 * Notifies this process, and with PostgreSQL every other instance, of changed content. A writer calls `announce` in its
 * transaction and `publish` after the commit, before it responds.
 */
export async function openContentChanges(database: Database) {
  const instance = newId()
  const emitter = new EventEmitter<{ change: [ContentTag[]] }>().setMaxListeners(0)
  const publish = (changed: readonly ContentTag[]) => void emitter.emit('change', [...changed])

  const stop = await database.listen(
    CHANNEL,
    (payload) => {
      const message = JSON.parse(payload) as { from: string; tags: ContentTag[] }
      if (message.from !== instance) publish(message.tags)
    },
    () => publish(tags),
  )

  return {
    publish,

    /** Notifies other instances; delivered only when the transaction commits. */
    async announce(transaction: Queries, changed: readonly ContentTag[]): Promise<void> {
      if (database.kind === 'embedded') return
      const payload = JSON.stringify({ from: instance, tags: changed })
      await sql`select pg_notify(${CHANNEL}, ${payload})`.execute(transaction)
    },

    /** Calls `listener` on every change until the returned function is called. */
    subscribe(listener: (changed: ContentTag[]) => void): () => void {
      emitter.on('change', listener)
      return () => void emitter.off('change', listener)
    },

    close: stop,
  }
}
