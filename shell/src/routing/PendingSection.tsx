import { useLocation } from '@tekskills/shared/routing/router'
import { SiteLayout } from '../layout/SiteLayout'
import { LoadingView } from '../layout/LoadingView'
import { SectionMain } from './SectionMain'
import { useSite } from './site-context'

/** The layout while the browser loads the first page. */
export function PendingSection() {
  const { pathname } = useLocation()
  const { findOwner, analytics } = useSite()
  return (
    <SiteLayout
      chrome={findOwner(pathname)?.page.chrome ?? 'site'}
      staff={null}
      analytics={analytics}
      onLogout={() => undefined}
    >
      <SectionMain>
        <LoadingView />
      </SectionMain>
    </SiteLayout>
  )
}
