import type { WithPageMeta } from '@tekskills/shared/contracts/page-meta'
import type { PageHandle } from '@tekskills/shared/contracts/remote-manifest'
import { useLocation, useMatches } from '@tekskills/shared/routing/router'
import { PageHead } from '@tekskills/shared/seo/PageHead'
import { resolveMeta } from '@tekskills/shared/seo/resolve-meta'
import { useSite } from './site-context'
import { useStructuredData } from './use-structured-data'

/** The one owner of the head: the page's fixed meta, overridden by the fetched item's (MT-03). */
export function PageMetaHead() {
  const page = useMatches().at(-1)
  const { pathname } = useLocation()
  const { origin } = useSite()
  const handle = page?.handle as Partial<PageHandle> | undefined
  const item = page?.loaderData as WithPageMeta | null | undefined
  useStructuredData(item)
  return <PageHead meta={resolveMeta(handle?.meta, item?.meta, { origin, path: pathname, chrome: handle?.chrome })} />
}
