import type { Role } from '@tekskills/shared/contracts/access'

/** Who makes a call, from the database row of the session it carries. */
export interface Session {
  id: string
  accountId: string
  username: string
  name: string | null
  role: Role
}

/** Who may call a route: anybody, anybody signed in, or the holders of one role. */
export type RouteAccess = 'public' | 'signed-in' | Role

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Overrides what the path says; see `accessOf`. */
    access?: RouteAccess
  }
  interface FastifyRequest {
    session: Session | null
  }
}
