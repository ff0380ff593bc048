import { useLoaderData } from '@tekskills/shared/routing/router'
import { ContentView } from '../../kit/page-content/ContentView'
import type { StaticPageData } from '../../kit/page-content/read-content'

/** A static page with one content file: services and most company pages. */
export function ContentPage() {
  const { page } = useLoaderData<StaticPageData>()
  return <ContentView page={page} />
}
