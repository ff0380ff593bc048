import type { Role } from '@tekskills/shared/contracts/access'

/** Who may call a route: everyone, every account that is signed in, or the accounts of one role. */
export type RouteAccess = 'public' | 'signed-in' | Role

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Overrides what the path says; see `accessOf`. */
    access?: RouteAccess
  }
}
