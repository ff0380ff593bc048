import { createHash } from 'node:crypto'
import { MAX_EARLIER_KEYS } from '@tekskills/shared/contracts/http/earlier-keys'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Queries } from '../../database/database'
import type { WriteContext } from '../../database/write-context'
import { badRequest, conflict, ProblemError } from '../problems/problem-error'

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

/**
 * The keys of earlier saves of the same form whose outcome the client does not know, from the header `Earlier-Keys`.
 * Throws 400 for an invalid one.
 */
function earlierKeys({ headers }: FastifyRequest): string[] {
  const given = headers['earlier-keys']
  if (given === undefined) return []
  const keys = String(given).split(/, ?/)
  if (keys.length <= MAX_EARLIER_KEYS && keys.every((key) => KEY.test(key))) return keys
  throw badRequest('BAD_REQUEST', 'The header Earlier-Keys has an invalid value.')
}

/** What identifies a request under its key. */
export interface Attempt {
  /** The endpoint that the key belongs to; keys of different endpoints are independent. */
  call: string
  key: string | undefined
  /** The request content; other content under the same key is an error. */
  content: readonly (string | Buffer)[]
}

type KeyedAttempt = Attempt & { key: string }

/** The hash that identifies the content of a request. */
function fingerprintOf(content: Attempt['content']): Buffer {
  const hash = createHash('sha256')
  for (const part of content) hash.update(createHash('sha256').update(part).digest())
  return hash.digest()
}

const storedUnder = (queries: Queries, { call, key }: KeyedAttempt) =>
  queries
    .selectFrom('idempotent_answer')
    .select(['fingerprint', 'answer'])
    .where('call', '=', call)
    .where('key', '=', key)
    .executeTakeFirst()

/**
 * The response stored for the key of an attempt, if any. Throws 422 `IDEMPOTENCY_KEY_REUSED` if the key was used with
 * other content.
 */
async function storedResponse<Response extends object>(
  queries: Queries,
  attempt: KeyedAttempt,
): Promise<Response | undefined> {
  const stored = await storedUnder(queries, attempt)
  if (!stored) return undefined
  if (stored.fingerprint.equals(fingerprintOf(attempt.content))) return stored.answer as Response
  throw new ProblemError(422, 'IDEMPOTENCY_KEY_REUSED', 'This Idempotency-Key was used for another request.')
}

/** Lets requests with the same key wait for each other until their transactions end. */
const lockKey = (transaction: Queries, { call, key }: KeyedAttempt) =>
  sql`select pg_advisory_xact_lock(hashtext(${call}), hashtext(${key}))`.execute(transaction)

async function storeResponse(transaction: Queries, attempt: KeyedAttempt, response: object, now: Date): Promise<void> {
  const { call, key, content } = attempt
  const row = { call, key, fingerprint: fingerprintOf(content), answer: JSON.stringify(response), created_at: now }
  await transaction.insertInto('idempotent_answer').values(row).execute()
}

/**
 * Returns a function that runs what a request must pass before its write, such as a captcha and rate limits, along with
 * the write, which has to be {@link idempotent}. A request whose response is stored gets it and passes through nothing
 * else, and one that arrives while the same request is in progress in this process shares its outcome. Only the key
 * with exactly the content of the first request gets a response, so a guessed key is worthless.
 */
export function repeatable(queries: Queries) {
  const inProgress = new Map<string, Promise<object>>()

  return <Response extends object>(attempt: Attempt, receive: () => Promise<Response>): Promise<Response> => {
    const { call, key, content } = attempt
    if (key === undefined) return receive()
    const name = [call, key, fingerprintOf(content).toString('base64url')].join(' ')
    const running = inProgress.get(name) as Promise<Response> | undefined
    if (running) return running
    const respond = async () => (await storedResponse<Response>(queries, { ...attempt, key })) ?? receive()
    const outcome = respond().finally(() => inProgress.delete(name))
    inProgress.set(name, outcome)
    return outcome
  }
}

/**
 * Runs `work` once per key: a repeated request gets the first response, and a concurrent one waits for it. The response
 * is stored in the transaction of the work, so neither exists without the other. Throws 422 `IDEMPOTENCY_KEY_REUSED` if
 * the key was used with other content.
 */
export async function idempotent<Response extends object>(
  transaction: Queries,
  attempt: Attempt & { now: Date },
  work: () => Promise<Response>,
): Promise<Response> {
  const { key, now } = attempt
  if (key === undefined) return work()
  const keyed = { ...attempt, key }
  await lockKey(transaction, keyed)
  const stored = await storedResponse<Response>(transaction, keyed)
  if (stored) return stored
  const response = await work()
  await storeResponse(transaction, keyed, response, now)
  return response
}

/**
 * Runs a staff save once per `Idempotency-Key`, so that a form can retry a save with an unknown outcome: the retry gets
 * the first response, never a second record or a version conflict with itself. Keys are scoped to the account.
 *
 * A form that has lost the responses to earlier saves names their keys in `Earlier-Keys`: if one of them was stored with
 * exactly this content, its response is returned. A new record that was stored with other content is a 409 `ALREADY_SAVED`
 * with that record as `current`; of an update, the version decides. An earlier save that arrives after this one is
 * rejected.
 */
export async function saveOnce<Response extends object>(
  context: WriteContext,
  request: FastifyRequest,
  save: (context: WriteContext) => Promise<Response>,
): Promise<Response> {
  const { transaction, actor, now } = context
  const call = `${request.method} ${request.routeOptions.url} ${actor.accountId}`
  const files = Object.entries(request.formFiles ?? {}).flatMap(([part, file]) => (file ? [part, file.content] : []))
  const content = [JSON.stringify([request.params, request.body]), ...files]
  const attempt = { call, key: idempotencyKey(request), content, now }
  const lost: KeyedAttempt[] = []
  for (const key of earlierKeys(request)) {
    if (key === attempt.key) continue
    const earlier = { ...attempt, key }
    await lockKey(transaction, earlier)
    const stored = await storedUnder(transaction, earlier)
    if (stored?.fingerprint.equals(fingerprintOf(content))) return stored.answer as Response
    if (stored && request.method === 'POST') {
      throw conflict('ALREADY_SAVED', 'An earlier save of this form has been stored.', { current: stored.answer })
    }
    if (!stored) lost.push(earlier)
  }
  const response = await idempotent(transaction, attempt, () => save(context))
  for (const earlier of lost) await storeResponse(transaction, earlier, response, now)
  return response
}

/** Deletes stored responses that have expired. */
export async function deleteExpiredResponses(queries: Queries, now: Date): Promise<void> {
  const before = new Date(now.getTime() - TTL_MS)
  await queries.deleteFrom('idempotent_answer').where('created_at', '<', before).execute()
}
