import type { LoaderFunctionArgs } from '@tekskills/shared/routing/router'
import { useSessionStore } from '@tekskills/shared/session/session-store'
import { loadAccount } from '../../features/account/load-account'
import { getBlogsDashboard, getCareersDashboard } from '../../features/dashboard/dashboard-api'

/** The figures of the signed-in role (contract §4 row 10), or one's own account (`?view=account`). */
export async function loader({ request }: LoaderFunctionArgs) {
  const { signal, url } = request
  if (new URL(url).searchParams.get('view') === 'account') return loadAccount(signal)
  const { staff, userData } = useSessionStore.getState()
  const role = userData?.[0]?.authority ?? staff?.role
  return role === 'CAREERS'
    ? { view: 'careers' as const, figures: await getCareersDashboard(signal) }
    : { view: 'blogs' as const, figures: await getBlogsDashboard(signal) }
}
