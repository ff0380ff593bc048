import { createRequire } from 'node:module'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setImmediate as immediate } from 'node:timers/promises'
import { compileFunction } from 'node:vm'
import { integrityOf } from '@tekskills/releases/integrity'
import { ReleaseError, type StoredRelease } from '@tekskills/releases/read-release'
import type { RemoteManifest } from '@tekskills/shared/contracts/remote-manifest'
import type * as ShellEntry from '../../src/entry-server'

/** The exports of the shell's server build. */
export type ShellBuild = Omit<typeof ShellEntry, 'setServiceBase'> &
  // Missing in old releases.
  Partial<Pick<typeof ShellEntry, 'setServiceBase'>>

const nodeRequire = createRequire(import.meta.url)

/** Packages that a server build may require; this process provides them, so there is a single copy of each. */
const PACKAGES = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/server',
  'react-router',
  'react-router-dom',
  'styled-components',
  'react-helmet-async',
  'zustand',
  'axios',
]

/** Parameters of the CommonJS module wrapper. */
const WRAPPER_PARAMETERS = ['module', 'exports', 'require', '__filename', '__dirname']

/**
 * Runs the single-file server build of a release in this process and returns its exports, after verifying its integrity
 * hash. A compiled function with its own `require` leaves nothing in Node's module cache, nor, unlike `vm.Script`, in V8's
 * compilation cache, so that a replaced release can be garbage-collected. This is not a sandbox: a release is as trusted as
 * the shell.
 * @throws {ReleaseError} when the file is missing, altered, or throws on load.
 */
export async function loadServerBuild<T>(
  { folder, descriptor }: StoredRelease,
  platform: Record<string, unknown> = {},
): Promise<T> {
  const label = `${descriptor.name} ${descriptor.release}`
  if (!descriptor.server) throw new ReleaseError(`${label} has no server build`)
  const file = join(folder, descriptor.server.file)
  const code = await readFile(file).catch((cause: unknown) => {
    throw new ReleaseError(`the server build of ${label} cannot be read`, { cause })
  })
  if (integrityOf(code) !== descriptor.server.integrity)
    throw new ReleaseError(`the server build of ${label} is damaged`)

  const requireShared = (id: string): unknown => {
    if (Object.hasOwn(platform, id)) return platform[id]
    if (PACKAGES.includes(id) || id.startsWith('node:')) return nodeRequire(id)
    throw new ReleaseError(`${label} requires "${id}", which is not a shared module`)
  }
  // Builds are loaded one after the other: requests that have arrived in the meantime go first.
  await immediate()
  try {
    const wrapper = compileFunction(code.toString(), WRAPPER_PARAMETERS, { filename: file })
    const module = { exports: {} }
    wrapper.call(module.exports, module, module.exports, requireShared, file, dirname(file))
    return module.exports as T
  } catch (cause) {
    throw new ReleaseError(`the server build of ${label} fails while it starts: ${(cause as Error).message}`, { cause })
  }
}

/**
 * Loads a remote and all its pages in isolation, so that a broken page rejects only its own release. Returns `null` for a
 * remote without a server build.
 * @throws {ReleaseError} when the server build cannot be used. Errors thrown while a page loads are passed on.
 */
export async function loadServerManifest(stored: StoredRelease, build: ShellBuild): Promise<RemoteManifest | null> {
  const { name, release, server } = stored.descriptor
  if (!server) return null
  const { manifest } = await loadServerBuild<{ manifest?: RemoteManifest }>(stored, build.platformModules)
  if (!Array.isArray(manifest?.routes) || manifest.name !== name)
    throw new ReleaseError(`${name} ${release} exposes no manifest`)
  await build.createPages([manifest])
  return manifest
}
