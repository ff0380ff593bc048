import type { Role } from '@tekskills/shared/contracts/access'

/**
 * Who may call a route: everyone, every signed-in account, the accounts of one role, or those that administer staff,
 * whatever their role.
 */
export type RouteAccess = 'public' | 'signed-in' | 'administrator' | Role

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Overrides the access derived from the path; see `accessOf`. */
    access?: RouteAccess
  }
}
