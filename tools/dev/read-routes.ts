import type { Plugin } from 'esbuild'
import type { RemoteManifest } from '@tekskills/shared/contracts/remote-manifest'
import { evaluateSource } from '../release/evaluate-source'
import type { ReleaseName } from '../repository'

/** Pages are imported when they are needed, which is never here. */
const pagesStayOutside: Plugin = {
  name: 'pages-stay-outside',
  setup({ onResolve }) {
    onResolve({ filter: /.*/ }, ({ kind, path }) => (kind === 'dynamic-import' ? { path, external: true } : undefined))
  },
}

/**
 * The routes of a remote as its sources state them now.
 * @throws what the manifest throws, or esbuild's errors.
 */
export async function readRoutes(name: ReleaseName): Promise<RemoteManifest['routes']> {
  if (name === 'shell') return []
  const lines = "export { manifest } from './manifest'"
  const { manifest } = await evaluateSource<{ manifest: RemoteManifest }>(name, lines, pagesStayOutside)
  if (!manifest) throw new Error(`${name} exports no manifest`)
  return manifest.routes
}
