import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Queries } from '../../database/database'
import type { WriteContext } from '../../database/write-context'
import { badRequest, ProblemError } from '../problems/problem-error'

const KEY = /^[\x21-\x7e]{1,255}$/
/** How long responses are stored for repeated requests. */
const TTL_MS = 24 * 60 * 60_000

/** The `Idempotency-Key` of a request, if any. Throws 400 for an invalid one. */
export function idempotencyKey({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key === 'string' && KEY.test(key)) return key
  throw badRequest('BAD_REQUEST', 'The header Idempotency-Key has an invalid value.')
}

interface Attempt {
  /** The endpoint that the key belongs to; keys of different endpoints are independent. */
  call: string
  key: string | undefined
  /** The request content; other content under the same key is an error. */
  content: readonly (string | Buffer)[]
  now: Date
}

/**
 * Runs `work` once per key: a repeated request gets the first response, and a concurrent one waits for it. The response
 * is stored in the transaction of the work, so neither exists without the other. Throws 422 `IDEMPOTENCY_KEY_REUSED` if
 * the key was used with other content.
 */
export async function idempotent<Response extends object>(
  transaction: Queries,
  { call, key, content, now }: Attempt,
  work: () => Promise<Response>,
): Promise<Response> {
  if (key === undefined) return work()
  await sql`select pg_advisory_xact_lock(hashtext(${call}), hashtext(${key}))`.execute(transaction)
  const hash = createHash('sha256')
  for (const part of content) hash.update(createHash('sha256').update(part).digest())
  const fingerprint = hash.digest()
  const stored = await transaction
    .selectFrom('idempotent_answer')
    .select(['fingerprint', 'answer'])
    .where('call', '=', call)
    .where('key', '=', key)
    .executeTakeFirst()
  if (stored) {
    if (stored.fingerprint.equals(fingerprint)) return stored.answer as Response
    throw new ProblemError(422, 'IDEMPOTENCY_KEY_REUSED', 'This Idempotency-Key was used for another request.')
  }
  const response = await work()
  const row = { call, key, fingerprint, answer: JSON.stringify(response), created_at: now }
  await transaction.insertInto('idempotent_answer').values(row).execute()
  return response
}

/**
 * Runs a staff save once per `Idempotency-Key`, so that a form can retry a save with an unknown outcome: the retry gets
 * the first response, never a second record or a version conflict with itself. Keys are scoped to the account.
 */
export function saveOnce<Response extends object>(
  { transaction, actor, now }: WriteContext,
  request: FastifyRequest,
  save: () => Promise<Response>,
): Promise<Response> {
  const call = `${request.method} ${request.routeOptions.url} ${actor.accountId}`
  const files = Object.entries(request.formFiles ?? {}).flatMap(([part, file]) => (file ? [part, file.content] : []))
  const content = [JSON.stringify([request.params, request.body]), ...files]
  return idempotent(transaction, { call, key: idempotencyKey(request), content, now }, save)
}

/** Deletes stored responses that have expired. */
export async function deleteExpiredResponses(queries: Queries, now: Date): Promise<void> {
  const before = new Date(now.getTime() - TTL_MS)
  await queries.deleteFrom('idempotent_answer').where('created_at', '<', before).execute()
}
