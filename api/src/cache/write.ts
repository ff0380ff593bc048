import type { FastifyReply } from 'fastify'
import type { Queries } from '../database/database'
import type { Dependencies } from '../dependencies'
import { requireRoom } from '../storage-room'
import type { ContentTag } from './content-changes'

/**
 * Runs a change of public content in one transaction. Once it is committed, the kept answers are dropped and the
 * change is announced, before the caller's 2xx goes out with `Content-Changed` (BO-04).
 */
export async function write<Result>(
  { database, changes, config }: Pick<Dependencies, 'database' | 'changes' | 'config'>,
  reply: FastifyReply,
  tags: readonly ContentTag[],
  work: (transaction: Queries) => Promise<Result>,
): Promise<Result> {
  if (database.kind === 'embedded') await requireRoom(config.dataDir)
  const result = await database.queries.transaction().execute(async (transaction) => {
    const done = await work(transaction)
    await changes.announce(transaction, tags)
    return done
  })
  changes.publish(tags)
  reply.header('content-changed', tags.join(', '))
  return result
}
