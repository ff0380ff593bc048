import type { PageHandle } from '@tekskills/shared/contracts/remote-manifest'
import { useMatches } from '@tekskills/shared/routing/router'
import { useRole } from '@tekskills/shared/session/session-store'

/**
 * Whether the signed-in role may see the current page, by the `roles` of its handle. A courtesy: the service decides
 * every call from its own records (ST-08). No role means that the session just ended: the page stays until the login
 * page takes its place, so that a form can still keep its text.
 */
export function useMayEnter(): boolean {
  const role = useRole()
  const { roles } = (useMatches().at(-1)?.handle ?? {}) as Partial<PageHandle>
  return !roles || role === null || roles.some((allowed) => allowed === role)
}
