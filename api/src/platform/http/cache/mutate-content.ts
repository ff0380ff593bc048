import type { FastifyReply } from 'fastify'
import type { Queries } from '../../database/database'
import { inTransaction } from '../../database/in-transaction'
import type { Dependencies } from '../../dependencies'
import type { ContentTag } from './content-changes'

/**
 * Runs a change of public content in one transaction. Once it is committed, the kept answers are dropped and the
 * change is announced, before the caller's 2xx goes out with `Content-Changed` (BO-04).
 */
export async function write<Result>(
  parts: Pick<Dependencies, 'database' | 'changes' | 'config'>,
  reply: FastifyReply,
  tags: readonly ContentTag[],
  work: (transaction: Queries) => Promise<Result>,
): Promise<Result> {
  const result = await inTransaction(parts, async (transaction) => {
    const done = await work(transaction)
    await parts.changes.announce(transaction, tags)
    return done
  })
  parts.changes.publish(tags)
  reply.header('content-changed', tags.join(', '))
  return result
}
