import { useLoaderData } from '@tekskills/shared/routing/router'
import { ForbiddenView } from '../../kit/access/ForbiddenView'
import { AccountView } from '../../features/account/AccountView'
import { BundlesView } from '../../features/bundles/BundlesView'
import { BundleView } from '../../features/bundles/BundleView'
import { CalendarView } from '../../features/bundles/CalendarView'
import { findingsList } from '../../features/content-check/findings-list'
import { BlogsDashboardView } from '../../features/dashboard/BlogsDashboardView'
import { CareersDashboardView } from '../../features/dashboard/CareersDashboardView'
import { DashboardTabs } from '../../features/dashboard/DashboardTabs'
import { ResponsesView } from '../../features/dashboard/ResponsesView'
import { NewslettersView } from '../../features/newsletters/NewslettersView'
import { NewsletterView } from '../../features/newsletters/NewsletterView'
import { PicturesView } from '../../features/media/PicturesView'
import { PictureView } from '../../features/media/PictureView'
import { ReportsView } from '../../features/hiring-reports/ReportsView'
import { RedirectsView } from '../../features/redirects/RedirectsView'
import { RetentionView } from '../../features/applicants/RetentionView'
import { EnquiryView } from '../../features/responses/EnquiryView'
import { enquiryList } from '../../features/responses/enquiry-list'
import { subscriberList } from '../../features/responses/subscriber-list'
import { StaffView } from '../../features/staff/StaffView'
import { AccountTabs } from './AccountTabs'
import type { loader } from './dashboard-loader'

/** The first screen after signing in, by role (BO-03), and the user's account. */
export function DashboardPage() {
  const data = useLoaderData<typeof loader>()
  switch (data.view) {
    case 'account':
      return (
        <AccountView
          me={data.me}
          passkeys={data.passkeys}
          sessions={data.sessions}
          apiTokens={data.apiTokens}
          webhooks={data.webhooks}
          tabs={data.me.administersStaff && <AccountTabs current="account" />}
        />
      )
    case 'staff':
      return <StaffView staff={data.staff} tabs={<AccountTabs current="staff" />} />
    case 'careers':
      return <CareersDashboardView figures={data.figures} />
    case 'reports':
      return <ReportsView reports={data.reports} query={data.query} jobs={data.jobs} />
    case 'retention':
      return <RetentionView page={data.page} />
    case 'enquiries':
      return <ResponsesView tab="enquiries" list={enquiryList} page={data.page} />
    case 'enquiry':
      return <EnquiryView key={data.enquiry.id} enquiry={data.enquiry} />
    case 'subscribers':
      return <ResponsesView tab="subscribers" list={subscriberList} page={data.page} />
    case 'newsletter':
      return <NewsletterView key={data.issue.id} issue={data.issue} preview={data.preview} />
    case 'newsletters':
      return <NewslettersView issues={data.issues} tabs={<DashboardTabs current="newsletters" />} />
    case 'check':
      return <ResponsesView tab="check" list={findingsList} page={data.page} />
    case 'picture':
      return <PictureView key={data.picture.id} picture={data.picture} />
    case 'pictures':
      return <PicturesView first={data.first} q={data.q} tabs={<DashboardTabs current="pictures" />} />
    case 'bundle':
      return <BundleView bundle={data.bundle} />
    case 'bundles':
      return <BundlesView bundles={data.bundles} tabs={<DashboardTabs current="bundles" />} />
    case 'calendar':
      return <CalendarView month={data.month} entries={data.entries} tabs={<DashboardTabs current="calendar" />} />
    case 'redirects':
      return <RedirectsView page={data.page} tabs={<DashboardTabs current="redirects" />} />
    case 'none':
      return <ForbiddenView />
    case 'blogs':
      return <BlogsDashboardView figures={data.figures} />
  }
}
