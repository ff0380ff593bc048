import type { FastifyRequest } from 'fastify'
import type { Actor } from '../../platform/database/write-context'

/** The account behind a request, as who makes its changes. */
export const actorOf = ({ session, ip }: FastifyRequest): Actor => ({ accountId: session?.accountId ?? null, ip })
