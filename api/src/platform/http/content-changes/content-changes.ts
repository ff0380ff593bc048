import { EventEmitter } from 'node:events'
import type { ContentTag } from '@tekskills/shared/contracts/remote-manifest'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Config } from '../../config/config'
import type { Database, Queries } from '../../database/database'
import { newId } from '../../database/ids'
import { inWriteContext, type Actor, type WriteContext } from '../../database/write-context'
import { settleUploads, type StagedUpload } from '../../files/staged-upload'
import { saveOnce } from '../idempotency/idempotency'

/** All content tags of cached responses and cached pages. */
const tags: readonly ContentTag[] = [
  'blogs',
  'newsroom',
  'casestudies',
  'authors',
  'categories',
  'redirects',
  'careers',
  'newsletters',
  'pages',
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

interface MutationDeps {
  database: Database
  changes: ContentChanges
  config: Pick<Config, 'dataDir'>
  now: () => Date
}

interface Mutation<Result> {
  reply: FastifyReply
  actor: Actor
  /** Tags of the changed content. */
  tags: readonly ContentTag[] | ((done: Result) => readonly ContentTag[])
}

interface Save<Result> extends Mutation<Result> {
  request: FastifyRequest
  /** The files uploaded with the form; `work` inserts those that the record references. */
  uploads?: readonly StagedUpload[]
}

/**
 * Runs a change of public content in one transaction. After the commit, cached responses are dropped and the change is
 * announced, before the caller gets its 2xx with `Content-Changed` (BO-04).
 */
export async function mutateContent<Result>(
  deps: MutationDeps,
  { reply, actor, tags }: Mutation<Result>,
  work: (context: WriteContext) => Promise<Result>,
): Promise<Result> {
  const result = await changeContent(deps, { actor, tags }, work)
  reply.header('content-changed', tagsOf(tags, result).join(', '))
  return result
}

const tagsOf = <Result>(tags: Mutation<Result>['tags'], done: Result) =>
  typeof tags === 'function' ? tags(done) : tags

/** The same without a request, for scheduled work of the service. */
export async function changeContent<Result>(
  deps: MutationDeps,
  { actor, tags }: Omit<Mutation<Result>, 'reply'>,
  work: (context: WriteContext) => Promise<Result>,
): Promise<Result> {
  const result = await inWriteContext(deps, actor, async (context) => {
    const done = await work(context)
    await deps.changes.announce(context.transaction, tagsOf(tags, done))
    return done
  })
  deps.changes.publish(tagsOf(tags, result))
  return result
}

/**
 * Runs the save of a form like {@link mutateContent}, once per `Idempotency-Key`; its uploads are committed with it or
 * discarded.
 */
export function saveContent<Result extends object>(
  deps: MutationDeps,
  { request, uploads = [], ...mutation }: Save<Result>,
  work: (context: WriteContext) => Promise<Result>,
): Promise<Result> {
  const save = mutateContent(deps, mutation, (context) => saveOnce(context, request, work))
  return settleUploads(uploads, save)
}
