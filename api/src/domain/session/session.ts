import type { Role } from '@tekskills/shared/contracts/access'

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
