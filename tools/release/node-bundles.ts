import { execFile } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { fromRoot } from '../repository'
import { sourceHash } from './source-hash'

const run = promisify(execFile)

/** A program that Node runs in production: what it is made from and how it is built. */
interface NodeBundle {
  name: string
  inputs: string[]
  stamp: string
  build: () => Promise<unknown>
}

const bundles: readonly NodeBundle[] = [
  {
    name: 'shell server',
    inputs: ['shell/server/**', 'shell/src/**', 'shared/src/**', 'shell/package.json'],
    stamp: fromRoot('shell', 'dist', 'server', 'stamp'),
    build: () =>
      build({
        entryPoints: [fromRoot('shell', 'server', 'main.ts')],
        outfile: fromRoot('shell', 'dist', 'server', 'main.mjs'),
        bundle: true,
        packages: 'external',
        platform: 'node',
        target: 'node20',
        format: 'esm',
        tsconfig: fromRoot('tsconfig.json'),
        logLevel: 'error',
      }),
  },
  {
    name: 'service',
    inputs: ['api/**', 'shared/src/**'],
    stamp: fromRoot('api', 'dist', 'stamp'),
    build: () => run(process.execPath, [fromRoot('api', 'build.mjs')], { cwd: fromRoot() }),
  },
]

/** Builds the Node programs whose inputs changed since they were built; answers the names of those. */
export async function ensureNodeBundles(): Promise<string[]> {
  const built: string[] = []
  for (const bundle of bundles) {
    const hash = await sourceHash(bundle.inputs, bundle.name)
    if ((await readFile(bundle.stamp, 'utf8').catch(() => '')) === hash) continue
    await bundle.build()
    await mkdir(dirname(bundle.stamp), { recursive: true })
    await writeFile(bundle.stamp, hash)
    built.push(bundle.name)
  }
  return built
}
