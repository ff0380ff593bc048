import { matchRoutes, type LoaderFunctionArgs } from 'react-router-dom'
import type { PageMeta, WithPageMeta } from '@tekskills/shared/contracts/page-meta'
import type { FixedPage } from '@tekskills/shared/contracts/remote-listing'
import type { PageHandle, RemoteManifest } from '@tekskills/shared/contracts/remote-manifest'
import { shareFamilyOf, shareImagePath } from '@tekskills/shared/contracts/share-image'
import type { ReleaseName } from '../repository'
import { listPages, type RemoteFacts } from './describe-release'
import { canceled } from './render-page'
import { readSources, type RemoteSources } from './remote-sources'
import { textOfPage } from './text-of-page'

type Routes = RemoteManifest['routes']

/** What a release of the current sources of a remote declares about it. @throws as {@link readSources}. */
export async function readFacts(name: ReleaseName): Promise<RemoteFacts> {
  const sources = await readSources(name)
  const { navigation = {}, retired = [] } = sources.listing
  return { routes: listPages(sources.manifest.routes), navigation, retired, pages: await fixedPages(sources) }
}

/** Every public, indexable page whose content does not come from the service (MT-06). */
export async function fixedPages({ manifest, listing, renderPage }: RemoteSources): Promise<FixedPage[]> {
  const { routes } = manifest
  const patterns = listPages(routes).map(({ pattern }) => pattern)
  const paths = [...patterns.filter((pattern) => !pattern.includes(':')), ...(listing.addresses ?? [])]
  const found = await Promise.all([...new Set(paths)].map((path) => pageAt(routes, path)))
  const pages: FixedPage[] = []
  // One after another: React renders one page at a time in any case, and the pages of a remote are many.
  for (const page of found.filter((one) => one !== null))
    pages.push({ ...page, text: textOfPage((await renderPage(manifest, page.path)) ?? '') })
  return pages
}

async function pageAt(routes: Routes, path: string): Promise<FixedPage | null> {
  const match = matchRoutes(routes, path)?.at(-1)
  const handle = match?.route.handle as PageHandle | undefined
  if (!match || !handle || !isOpen(handle) || isHidden(handle.meta)) return null
  const meta = { ...handle.meta, ...(await ownMeta(match, handle, path)) }
  if (isHidden(meta) || (meta.canonicalLink ?? path) !== path) return null
  const { title, description, keywords = '', image = shareImagePath(path, shareFamilyOf(handle.chrome)) } = meta
  return { path, title, description, keywords, image }
}

const isOpen = ({ access }: PageHandle) => access === 'visitor' || access === 'open'
const isHidden = ({ robots }: Partial<PageMeta>) => robots?.startsWith('noindex') ?? false

/**
 * Metadata from the page's loader. A page with content of the service has the fixed metadata of its route, unless that is
 * for several addresses.
 */
async function ownMeta(
  { route, params }: NonNullable<ReturnType<typeof matchRoutes>>[number],
  { content }: PageHandle,
  path: string,
): Promise<PageMeta | undefined> {
  const isShared = route.path?.includes(':')
  if ((content && !isShared) || typeof route.loader !== 'function') return undefined
  const request = canceled(new URL(path, 'https://site.example'))
  const loaded: unknown = await route.loader({ request, params } as LoaderFunctionArgs)
  const { data = loaded } = loaded as { data?: unknown }
  return (data as WithPageMeta).meta
}
