import type { FastifyRequest } from 'fastify'
import type { Trail } from '../../audit/audit-record'
import { idempotencyKey, idempotent } from './idempotent'

/**
 * Runs a save of staff once for each `Idempotency-Key`, so that a form that does not know whether its save arrived can
 * send it again: the repetition gets the first answer, never a second record or a conflict with itself. A key is its
 * person's own.
 */
export function saveOnce<Answer extends object>(
  { transaction, actor, now }: Trail,
  request: FastifyRequest,
  save: () => Promise<Answer>,
): Promise<Answer> {
  const call = `${request.method} ${request.routeOptions.url} ${actor.accountId}`
  const files = Object.entries(request.formFiles ?? {}).flatMap(([part, file]) => (file ? [part, file.content] : []))
  const content = [JSON.stringify([request.params, request.body]), ...files]
  return idempotent(transaction, { call, key: idempotencyKey(request), content, now }, save)
}
