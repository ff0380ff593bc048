import type { Plugin } from 'esbuild'
import { matchRoutes, type LoaderFunctionArgs } from 'react-router-dom'
import type { PageMeta, WithPageMeta } from '@tekskills/shared/contracts/page-meta'
import { shareFamilyOf, shareImagePath } from '@tekskills/shared/contracts/share-image'
import type { PageHandle, RemoteManifest } from '@tekskills/shared/contracts/remote-manifest'
import type { FixedPage } from '../../api/src/domain/addresses/fixed-pages'
import { evaluateSource } from '../release/evaluate-source'
import { listPages } from '../release/describe-release'

type Routes = RemoteManifest['routes']

interface RemoteSources {
  manifest: RemoteManifest
  addresses: readonly string[]
}

const REMOTES = ['remote-public', 'remote-tekdatanova'] as const
const LINES = "export { manifest } from './manifest'\nexport { addresses } from './addresses'"

/** Documents are set by the build of their remote; no page's head depends on them. */
const withoutDocuments: Plugin = {
  name: 'without-documents',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\?pdf$/ }, ({ path }) => ({ path, namespace: 'document' }))
    onLoad({ filter: /.*/, namespace: 'document' }, () => ({ contents: 'export const file = {}' }))
  },
}

/** The manifest of a remote, and its addresses below patterns with parameters. */
export async function readRemote(name: (typeof REMOTES)[number]): Promise<RemoteSources> {
  const { manifest, addresses } = await evaluateSource<RemoteSources>(name, LINES, withoutDocuments)
  if (!manifest || !addresses) throw new Error(`${name} exports no manifest or no addresses`)
  return { manifest, addresses }
}

/** Every public page whose address holds no item of the service and that search engines may find (MT-06). */
export async function readFixedPages(): Promise<FixedPage[]> {
  const pages = await Promise.all(REMOTES.map(async (name) => pagesOf(await readRemote(name))))
  return pages.flat()
}

async function pagesOf({ manifest: { routes }, addresses }: RemoteSources): Promise<FixedPage[]> {
  const patterns = listPages(routes).map(({ pattern }) => pattern)
  const paths = [...patterns.filter((pattern) => !pattern.includes(':')), ...addresses]
  const pages = await Promise.all([...new Set(paths)].map((path) => pageAt(routes, path)))
  return pages.filter((page) => page !== null)
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

/** What the page's own content says of its head; a page that asks the service has the fixed meta of its route. */
async function ownMeta(
  { route, params }: NonNullable<ReturnType<typeof matchRoutes>>[number],
  { content }: PageHandle,
  path: string,
): Promise<PageMeta | undefined> {
  if (content || typeof route.loader !== 'function') return undefined
  const request = new Request(new URL(path, 'https://site.example'))
  const answer: unknown = await route.loader({ request, params } as LoaderFunctionArgs)
  const { data = answer } = answer as { data?: unknown }
  return (data as WithPageMeta).meta
}
