import { createRequire } from 'node:module'
import { Script } from 'node:vm'
import { build, type Plugin } from 'esbuild'
import type { RemoteManifest } from '@tekskills/shared/contracts/remote-manifest'
import { fromRoot, type ReleaseName } from '../repository'

/** Pages are imported when they are needed, which is never here. */
const pagesStayOutside: Plugin = {
  name: 'pages-stay-outside',
  setup({ onResolve }) {
    onResolve({ filter: /.*/ }, ({ kind, path }) => (kind === 'dynamic-import' ? { path, external: true } : undefined))
  },
}

/**
 * The routes of a remote as its sources state them now: `import()` would answer what it read the first time.
 * @throws what the manifest throws, or esbuild's errors.
 */
export async function readRoutes(name: ReleaseName): Promise<RemoteManifest['routes']> {
  if (name === 'shell') return []
  const { outputFiles } = await build({
    entryPoints: [fromRoot(name, 'src', 'manifest.ts')],
    bundle: true,
    write: false,
    packages: 'external',
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    jsx: 'automatic',
    tsconfig: fromRoot('tsconfig.json'),
    loader: { '.woff2': 'empty' },
    logLevel: 'silent',
    plugins: [pagesStayOutside],
  })
  const run = new Script(`(function(module,exports,require){${outputFiles[0]?.text ?? ''}\n})`).runInThisContext() as (
    ...args: unknown[]
  ) => void
  const module: { exports: { manifest?: RemoteManifest } } = { exports: {} }
  run(module, module.exports, createRequire(fromRoot(name, 'package.json')))
  if (!module.exports.manifest) throw new Error(`${name} exports no manifest`)
  return module.exports.manifest.routes
}
