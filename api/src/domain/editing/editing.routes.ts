import { otherEditors } from '@tekskills/shared/contracts/http/editing'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Dependencies } from '../../platform/dependencies'
import { idParams } from '../../platform/http/validation/record-id'
import { sessionOf } from '../session/access-plugin'
import { endEditing, recordEditing } from './editing.repository'

/**
 * `POST /{kind}/{id}/editing` is sent every 30 seconds while a form is open and returns the other editors; `DELETE` is
 * sent when it is closed. This only warns and locks nothing: conflicting saves are detected by their version. `requireAccess`
 * throws for an account that must not open the form.
 */
export function editingRoutes(
  app: FastifyInstance,
  entity: string,
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  requireAccess?: (accountId: string, recordId: string) => Promise<void>,
): void {
  const formOf = (request: FastifyRequest) => ({
    entity,
    recordId: (request.params as z.infer<typeof idParams>).id,
    accountId: sessionOf(request).accountId,
  })

  app.post('/:id/editing', { schema: { params: idParams, response: { 200: otherEditors } } }, async (request) => {
    const form = formOf(request)
    await requireAccess?.(form.accountId, form.recordId)
    return { others: await recordEditing(database.queries, form, now()) }
  })

  app.delete('/:id/editing', { schema: { params: idParams, response: { 204: z.null() } } }, async (request, reply) => {
    await endEditing(database.queries, formOf(request))
    return reply.code(204).send(null)
  })
}
