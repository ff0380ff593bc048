import type { StaffEnquiry } from '@tekskills/shared/contracts/http/enquiries'
import type { Subscriber } from '@tekskills/shared/contracts/http/newsletter'
import type { LoaderFunctionArgs } from '@tekskills/shared/routing/router'
import { useSessionStore } from '@tekskills/shared/session/session-store'
import { loadAccount } from '../../features/account/load-account'
import { getBlogsDashboard, getCareersDashboard } from '../../features/dashboard/dashboard-api'
import { enquirySource, subscriberSource } from '../../features/responses/response-sources'
import { tableLoader } from '../../kit/tables/table-loader'

const loadEnquiries = tableLoader<StaffEnquiry>(enquirySource)
const loadSubscribers = tableLoader<Subscriber>(subscriberSource)

/**
 * Loads the figures of the signed-in role (contract §4 row 10), the user's account (`?view=account`), or what visitors
 * have sent (`?tab=`).
 */
export async function loader(args: LoaderFunctionArgs) {
  const { signal, url } = args.request
  const { searchParams } = new URL(url)
  const { staff, userData } = useSessionStore.getState()
  // As `useRole`, which loaders cannot call (ST-09). The shell provides the store, and an older one lacks new exports.
  const role = userData?.[0]?.authority ?? staff?.role
  if (role !== 'BLOGS' && role !== 'CAREERS') return { view: 'none' as const }
  if (searchParams.get('view') === 'account') return loadAccount(signal)
  if (role === 'CAREERS') return { view: 'careers' as const, figures: await getCareersDashboard(signal) }
  switch (searchParams.get('tab')) {
    case 'enquiries':
      return { view: 'enquiries' as const, page: await loadEnquiries(args) }
    case 'subscribers':
      return { view: 'subscribers' as const, page: await loadSubscribers(args) }
    default:
      return { view: 'blogs' as const, figures: await getBlogsDashboard(signal) }
  }
}
