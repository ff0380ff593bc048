import type { PageHandle } from '@tekskills/shared/contracts/remote-manifest'
import { useMatches } from '@tekskills/shared/routing/router'
import { useRole } from '@tekskills/shared/session/session-store'

/**
 * Whether the signed-in role may see the current page, according to the `roles` of its handle. This is only a
 * convenience: the service authorizes every request itself (ST-08). No role means that the session has just ended: the
 * page stays until the login page replaces it, so that a form can still back up its text.
 */
export function useRoleMayEnter(): boolean {
  const role = useRole()
  const { roles } = (useMatches().at(-1)?.handle ?? {}) as Partial<PageHandle>
  return !roles || role === null || roles.some((allowed) => allowed === role)
}
