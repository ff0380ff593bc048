import { useEffect } from 'react'
import type { WithPageMeta } from '@tekskills/shared/contracts/page-meta'
import type { PageHandle } from '@tekskills/shared/contracts/remote-manifest'
import { useLocation, useMatches } from '@tekskills/shared/routing/router'
import { PageHead } from '@tekskills/shared/seo/PageHead'
import { resolveMeta } from '@tekskills/shared/seo/resolve-meta'
import { redirectTargetOf } from '@tekskills/shared/contracts/retired-paths'
import { useSite } from './site-context'
import { useStructuredData } from './use-structured-data'

/**
 * The only owner of the head: the page's fixed meta, overridden by the fetched item's (MT-03). A page shown at a retired
 * path has its successor as the canonical link and is not indexed (MT-04).
 */
export function PageMetaHead() {
  const page = useMatches().at(-1)
  const { pathname } = useLocation()
  const { origin, findOwner } = useSite()
  const handle = page?.handle as Partial<PageHandle> | undefined
  const item = page?.loaderData as WithPageMeta | null | undefined
  useStructuredData(item)
  useEffect(() => document.head.querySelectorAll('[data-pending]').forEach((tag) => tag.remove()), [])
  const successor = findOwner(pathname) ? undefined : redirectTargetOf(pathname)
  const itemMeta = successor ? { ...item?.meta, robots: 'noindex, nofollow' as const } : item?.meta
  const place = { origin, path: successor ?? pathname, chrome: handle?.chrome }
  return <PageHead meta={resolveMeta(handle?.meta, itemMeta, place)} />
}
