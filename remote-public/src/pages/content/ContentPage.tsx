import { useLoaderData } from '@tekskills/shared/routing/router'
import { ContentView } from '../../kit/page-content/ContentView'
import type { StaticPageData } from '../../kit/page-content/read-content'

/** Any page whose text is in one content file: services, and most of what the company says of itself. */
export function ContentPage() {
  const { page } = useLoaderData<StaticPageData>()
  return <ContentView page={page} />
}
