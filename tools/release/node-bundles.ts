import { execFile } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { fromRoot } from '../repository'
import { sourceHash } from './source-hash'

const run = promisify(execFile)

/** A production Node process: its inputs and how it is built. */
interface NodeBundle {
  name: string
  inputs: string[]
  stamp: string
  build: () => Promise<unknown>
}

const service: NodeBundle = {
  name: 'service',
  inputs: ['api/**', 'releases/src/**', 'shared/src/**'],
  stamp: fromRoot('api', 'dist', 'stamp'),
  build: () => run(process.execPath, [fromRoot('api', 'build.mjs')], { cwd: fromRoot() }),
}

const bundles: readonly NodeBundle[] = [
  {
    name: 'shell server',
    inputs: [
      'shell/server/**',
      'shell/src/**',
      'releases/src/**',
      'shared/src/**',
      'shell/package.json',
      'shell/build.mjs',
    ],
    stamp: fromRoot('shell', 'dist', 'server', 'stamp'),
    build: () => run(process.execPath, [fromRoot('shell', 'build.mjs')], { cwd: fromRoot() }),
  },
  service,
]

/** Hash of the current sources of the service. */
export const serviceHash = () => sourceHash(service.inputs, service.name)

/** Builds the Node processes whose inputs changed since the last build and returns their names. */
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
