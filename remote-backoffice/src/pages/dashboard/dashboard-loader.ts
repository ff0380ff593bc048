import type { StaffApplicant } from '@tekskills/shared/contracts/http/applicants'
import type { CheckedItemRow } from '@tekskills/shared/contracts/http/content-check'
import type { StaffEnquiry } from '@tekskills/shared/contracts/http/enquiries'
import type { Subscriber } from '@tekskills/shared/contracts/http/newsletter'
import type { StaffRedirect } from '@tekskills/shared/contracts/http/redirects'
import { isApiError } from '@tekskills/shared/http/api-error'
import { redirect, type LoaderFunctionArgs } from '@tekskills/shared/routing/router'
import { useSessionStore } from '@tekskills/shared/session/session-store'
import { loadAccount } from '../../features/account/load-account'
import { loadBundles, loadCalendar } from '../../features/bundles/load-bundles'
import { listJobOptions } from '../../features/careers/job-options'
import { findingsSource } from '../../features/content-check/findings-source'
import { loadNewsletters } from '../../features/newsletters/load-newsletters'
import { loadPictures } from '../../features/media/load-pictures'
import { getBlogsDashboard, getCareersDashboard } from '../../features/dashboard/dashboard-api'
import { dashboardViewOf } from '../../features/dashboard/dashboard-view'
import { getHiringReports } from '../../features/hiring-reports/hiring-reports-api'
import { readReportQuery } from '../../features/hiring-reports/report-query'
import { redirectSource } from '../../features/redirects/redirects-api'
import { retentionSource } from '../../features/applicants/retention-source'
import { readEnquiry } from '../../features/responses/enquiries-api'
import { enquirySource, subscriberSource } from '../../features/responses/response-sources'
import { loadStaff } from '../../features/staff/staff-api'
import { tableLoader } from '../../kit/tables/table-loader'

const loadEnquiries = tableLoader<StaffEnquiry>(enquirySource)
const loadFindings = tableLoader<CheckedItemRow>(findingsSource)
const loadRedirects = tableLoader<StaffRedirect>(redirectSource)
const loadRetention = tableLoader<StaffApplicant>(retentionSource)
const loadSubscribers = tableLoader<Subscriber>(subscriberSource)

/** Loads the data of the view that the signed-in role and the query choose (contract §4 row 10). */
export async function loader(args: LoaderFunctionArgs) {
  const { signal, url } = args.request
  const { staff, userData } = useSessionStore.getState()
  // The role that `useRole` returns: loaders cannot call hooks (ST-09). It is derived again here, because the live shell
  // provides the session store, and a shell that is older than this remote would lack a new export.
  const role = userData?.[0]?.authority ?? staff?.role
  switch (dashboardViewOf(role, new URL(url).searchParams)) {
    case 'none':
      return { view: 'none' as const }
    case 'account':
      return loadAccount(signal)
    case 'staff':
      return loadStaff(signal).catch(secondFactorFirst)
    case 'careers':
      return { view: 'careers' as const, figures: await getCareersDashboard(signal).catch(secondFactorFirst) }
    case 'reports': {
      const query = readReportQuery(new URL(url).searchParams)
      const [reports, jobs] = await Promise.all([
        getHiringReports(query, signal),
        listJobOptions(query.jobId, signal),
      ]).catch(secondFactorFirst)
      return { view: 'reports' as const, reports, jobs, query }
    }
    case 'retention':
      return { view: 'retention' as const, page: await loadRetention(args).catch(secondFactorFirst) }
    case 'enquiries': {
      const id = new URL(url).searchParams.get('enquiry')
      if (id) return { view: 'enquiry' as const, enquiry: await readEnquiry(id, signal) }
      return { view: 'enquiries' as const, page: await loadEnquiries(args) }
    }
    case 'subscribers':
      return { view: 'subscribers' as const, page: await loadSubscribers(args) }
    case 'newsletters':
      return loadNewsletters(new URL(url).searchParams, signal)
    case 'check':
      return { view: 'check' as const, page: await loadFindings(args) }
    case 'pictures':
      return loadPictures(new URL(url).searchParams, signal)
    case 'bundles':
      return loadBundles(new URL(url).searchParams, signal)
    case 'calendar':
      return loadCalendar(new URL(url).searchParams, signal)
    case 'redirects':
      return { view: 'redirects' as const, page: await loadRedirects(args) }
    case 'blogs':
      return { view: 'blogs' as const, figures: await getBlogsDashboard(signal).catch(secondFactorFirst) }
  }
}

/** An account whose role requires a second factor can do nothing else before it has one. */
function secondFactorFirst(error: unknown): never {
  if (isApiError(error) && error.code === 'SECOND_FACTOR_REQUIRED') throw redirect('/dashboard?view=account')
  throw error
}
