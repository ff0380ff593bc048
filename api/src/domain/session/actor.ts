import type { FastifyRequest } from 'fastify'

/** Who makes a change and from where, for the audit trail. */
export interface Actor {
  accountId: string | null
  ip: string | null
}

/** The signed-in person behind a request. */
export const actorOf = ({ session, ip }: FastifyRequest): Actor => ({ accountId: session?.accountId ?? null, ip })
