import type { Role } from '@tekskills/shared/contracts/access'
import type { FastifyRequest } from 'fastify'
import type { Actor } from '../../platform/database/write-context'

/** Who makes a call, from the database row of the session it carries. */
export interface Session {
  id: string
  accountId: string
  username: string
  name: string | null
  role: Role
}

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null
  }
}

/** The account behind a request, as who makes its changes. */
export const actorOf = ({ session, ip }: FastifyRequest): Actor => ({ accountId: session?.accountId ?? null, ip })
