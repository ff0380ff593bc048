import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Queries } from '../../database/database'
import { badRequest, ProblemError } from '../problems/problem-error'

const KEY = /^[\x21-\x7e]{1,255}$/

/** The `Idempotency-Key` of a request, if it carries one. Throws 400 for one that cannot be used. */
export function idempotencyKey({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key === 'string' && KEY.test(key)) return key
  throw badRequest('BAD_REQUEST', 'The header Idempotency-Key has a value that cannot be used.')
}

interface Attempt {
  /** The call that the key belongs to; a key of one call means nothing to another. */
  call: string
  key: string | undefined
  /** What was sent: another content under the same key is a mistake. */
  content: readonly (string | Buffer)[]
  now: Date
}

/**
 * Runs `work` once for each key: a repeated request gets the first answer, one that comes meanwhile waits for it. The
 * answer is stored in the transaction of the work itself, so neither exists without the other. Throws 422
 * `IDEMPOTENCY_KEY_REUSED` when the key came with other content.
 */
export async function idempotent<Answer extends object>(
  transaction: Queries,
  { call, key, content, now }: Attempt,
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (key === undefined) return work()
  await sql`select pg_advisory_xact_lock(hashtext(${call}), hashtext(${key}))`.execute(transaction)
  const hash = createHash('sha256')
  for (const part of content) hash.update(createHash('sha256').update(part).digest())
  const fingerprint = hash.digest()
  const kept = await transaction
    .selectFrom('idempotent_answer')
    .select(['fingerprint', 'answer'])
    .where('call', '=', call)
    .where('key', '=', key)
    .executeTakeFirst()
  if (kept) {
    if (kept.fingerprint.equals(fingerprint)) return kept.answer as Answer
    throw new ProblemError(422, 'IDEMPOTENCY_KEY_REUSED', 'This Idempotency-Key was used for another request.')
  }
  const answer = await work()
  const row = { call, key, fingerprint, answer: JSON.stringify(answer), created_at: now }
  await transaction.insertInto('idempotent_answer').values(row).execute()
  return answer
}
