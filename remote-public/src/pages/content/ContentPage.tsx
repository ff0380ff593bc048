import { useLoaderData } from '@tekskills/shared/routing/router'
import { LeadBand } from '../../features/people/LeadBand'
import { ContentView } from '../../kit/page-content/ContentView'
import type { StaticPageData } from '../../kit/page-content/read-content'

/** A static page with one content file: most company pages, and services, which end with the person who leads them. */
export function ContentPage() {
  const { page, lead } = useLoaderData<StaticPageData>()
  return <ContentView page={page} ending={lead && <LeadBand next={page.next} lead={lead} />} />
}
