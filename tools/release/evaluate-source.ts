import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Script } from 'node:vm'
import { build, type Plugin } from 'esbuild'
import { withoutAssets } from '../federation/asset-files'
import { partFolder, sharedFolder } from '../layout'
import { fromRoot } from '../repository-root'
import type { ReleaseName } from '../repository'

/**
 * Evaluates a few lines of code in the current sources of a remote and returns their exports. Unlike `import()`, this
 * does not cache modules.
 * @throws what the sources throw, or esbuild's errors.
 */
export async function evaluateSource<Exports>(
  name: ReleaseName,
  lines: string,
  plugins: Plugin[],
): Promise<Partial<Exports>> {
  const { outputFiles } = await build({
    stdin: { contents: lines, resolveDir: join(partFolder(name), 'src'), loader: 'ts' },
    bundle: true,
    write: false,
    alias: { '@tekskills/shared': join(sharedFolder, 'src') },
    packages: 'external',
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    jsx: 'automatic',
    tsconfig: fromRoot('tsconfig.json'),
    loader: withoutAssets,
    logLevel: 'silent',
    plugins,
  })
  const run = new Script(`(function(module,exports,require){${outputFiles[0]?.text ?? ''}\n})`).runInThisContext() as (
    ...args: unknown[]
  ) => void
  const module: { exports: Partial<Exports> } = { exports: {} }
  run(module, module.exports, createRequire(join(partFolder(name), 'package.json')))
  return module.exports
}
