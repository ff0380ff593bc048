import type { Role } from '@tekskills/shared/contracts/access'

/** Who may call a route: everyone, every signed-in account, or the accounts of one role. */
export type RouteAccess = 'public' | 'signed-in' | Role

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Overrides the access derived from the path; see `accessOf`. */
    access?: RouteAccess
  }
}
