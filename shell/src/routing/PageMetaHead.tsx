import { useEffect } from 'react'
import type { WithPageMeta } from '@tekskills/shared/contracts/page-meta'
import type { PageHandle } from '@tekskills/shared/contracts/remote-manifest'
import { useLocation, useMatches } from '@tekskills/shared/routing/router'
import { MetaTags } from '@tekskills/shared/seo/MetaTags'
import { RETIRED_ROBOTS } from '@tekskills/shared/contracts/robots'
import { mergeMeta } from '@tekskills/shared/seo/meta-with-defaults'
import { useSite } from './site-context'
import { useStructuredData } from './use-structured-data'

/**
 * Writes the meta tags of the current page: its fixed metadata, overridden by that of the fetched item (MT-03). A page shown at
 * a retired path has its successor as the canonical link and is not indexed (MT-04).
 */
export function PageMetaHead() {
  const match = useMatches().at(-1)
  const { pathname } = useLocation()
  const { origin, findOwner, redirectTargetOf } = useSite()
  const handle = match?.handle as Partial<PageHandle> | undefined
  const item = match?.loaderData as WithPageMeta | null | undefined
  useStructuredData(item)
  // The placeholders of `PendingPage`, which these tags replace.
  useEffect(() => document.head.querySelectorAll('[data-pending]').forEach((tag) => tag.remove()), [])
  // A retired path that a live release uses again is an ordinary page.
  const successor = findOwner(pathname) ? undefined : redirectTargetOf?.(pathname)
  const itemMeta = successor ? { ...item?.meta, robots: RETIRED_ROBOTS } : item?.meta
  const place = { origin, path: successor ?? pathname, chrome: handle?.chrome }
  return <MetaTags meta={mergeMeta(handle?.meta, itemMeta, place)} />
}
