import { useLoaderData } from '@tekskills/shared/routing/router'
import { ChildPage } from './ChildPage'
import type { ContentData } from './content-loader'
import { MainPage } from './MainPage'

/** A page of the catalogue in its child or main layout (MS-17). */
export function ContentRoute() {
  const data = useLoaderData<ContentData>()
  return data.layout === 'main' ? <MainPage {...data} /> : <ChildPage {...data} />
}
