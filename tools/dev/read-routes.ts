import type { Plugin } from 'esbuild'
import type { RemoteManifest } from '@tekskills/shared/contracts/remote-manifest'
import { evaluateSource } from '../release/evaluate-source'
import type { ReleaseName } from '../repository'

/** Excludes pages, which are imported dynamically and not needed here. */
const excludePages: Plugin = {
  name: 'exclude-pages',
  setup({ onResolve }) {
    onResolve({ filter: /.*/ }, ({ kind, path }) => (kind === 'dynamic-import' ? { path, external: true } : undefined))
  },
}

/**
 * The routes in the current sources of a remote.
 * @throws what the manifest throws, or esbuild's errors.
 */
export async function readRoutes(name: ReleaseName): Promise<RemoteManifest['routes']> {
  if (name === 'shell') return []
  const lines = "export { manifest } from './manifest'"
  const { manifest } = await evaluateSource<{ manifest: RemoteManifest }>(name, lines, excludePages)
  if (!manifest) throw new Error(`${name} exports no manifest`)
  return manifest.routes
}
