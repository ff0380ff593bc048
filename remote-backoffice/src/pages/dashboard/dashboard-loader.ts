import type { LoaderFunctionArgs } from '@tekskills/shared/routing/router'
import { useSessionStore } from '@tekskills/shared/session/session-store'
import { getBlogsDashboard } from '../../features/dashboard/dashboard-api'

/** The figures of the signed-in role (contract §4 row 10); careers have no figures yet. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { staff, userData } = useSessionStore.getState()
  const role = userData?.[0]?.authority ?? staff?.role
  return { blogs: role === 'BLOGS' ? await getBlogsDashboard(request.signal) : null }
}
