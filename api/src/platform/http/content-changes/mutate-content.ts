import type { ContentTag } from '@tekskills/shared/contracts/remote-manifest'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config/config'
import type { Database } from '../../database/database'
import { inWriteContext } from '../../database/in-transaction'
import type { Actor, WriteContext } from '../../database/write-context'
import { settleUploads, type StagedUpload } from '../../files/staged-upload'
import type { ContentChanges } from './content-changes'
import { saveOnce } from '../idempotency/idempotency'

interface MutationDeps {
  database: Database
  changes: ContentChanges
  config: Pick<Config, 'dataDir'>
  now: () => Date
}

interface Mutation {
  reply: FastifyReply
  actor: Actor
  /** Tags of the changed content. */
  tags: readonly ContentTag[]
}

interface Save extends Mutation {
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
  { reply, actor, tags }: Mutation,
  work: (context: WriteContext) => Promise<Result>,
): Promise<Result> {
  const result = await inWriteContext(deps, actor, async (context) => {
    const done = await work(context)
    await deps.changes.announce(context.transaction, tags)
    return done
  })
  deps.changes.publish(tags)
  reply.header('content-changed', tags.join(', '))
  return result
}

/**
 * Runs the save of a form like {@link mutateContent}, once per `Idempotency-Key`; its uploads are committed with it or
 * discarded.
 */
export function saveContent<Result extends object>(
  deps: MutationDeps,
  { request, uploads = [], ...mutation }: Save,
  work: (context: WriteContext) => Promise<Result>,
): Promise<Result> {
  const save = mutateContent(deps, mutation, (context) => saveOnce(context, request, () => work(context)))
  return settleUploads(uploads, save)
}
