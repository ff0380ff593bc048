import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '../repository'

/** One module that exists once in a page and once in a server generation, a caller that asks for it. */
export interface SharedModule {
  /** The request as it stands in the code. */
  request: string
  /** Package whose version rules, as installed. */
  package: string
  /** False: the shell carries it in a chunk of its own, fetched when first asked for. */
  eager: boolean
}

const platform = (path: string, eager = true): SharedModule => ({
  request: `@tekskills/shared/${path}`,
  package: '@tekskills/shared',
  eager,
})
const library = (request: string, owner = request): SharedModule => ({ request, package: owner, eager: true })

/**
 * THE map of shared modules (ADR 0003): everything that holds state, a context or React itself. The shell carries
 * them all; no remote carries any. Stateless code of `@tekskills/shared` is bundled by whoever uses it, so a remote
 * need not wait for the shell to get a newer button.
 */
export const sharedModules: readonly SharedModule[] = [
  library('react'),
  library('react/jsx-runtime', 'react'),
  library('react-dom'),
  library('styled-components'),
  library('react-helmet-async'),
  library('zustand'),
  platform('routing/router'),
  platform('session/session-store'),
  platform('chrome/chrome-store'),
  platform('dialogs/dialog-store'),
  platform('http/service-base'),
  platform('http/unauthenticated'),
  platform('http/client', false),
]

/** Packages that only shared modules may contain: a remote that bundles one has a second copy. */
export const singletonPackages = [
  'react',
  'react-dom',
  'react-router',
  'react-router-dom',
  'styled-components',
  'react-helmet-async',
  'zustand',
  'axios',
] as const

/** Installed version of a package of the map. */
export function installedVersion(name: string): string {
  const folder = name === '@tekskills/shared' ? 'shared' : join('node_modules', name)
  const { version } = JSON.parse(readFileSync(join(repositoryRoot, folder, 'package.json'), 'utf8')) as {
    version: string
  }
  return version
}

/** Request to version, as `release.json` states what a release was built with. */
export const sharedVersions = (): Record<string, string> =>
  Object.fromEntries(sharedModules.map(({ request, package: owner }) => [request, installedVersion(owner)]))

/** The map in Module Federation's words: the shell provides, a remote consumes and brings no copy of its own. */
export function sharedFor(role: 'shell' | 'remote') {
  return Object.fromEntries(
    sharedModules.map(({ request, package: owner, eager }) => {
      const version = installedVersion(owner)
      const rule = { singleton: true, strictVersion: true, requiredVersion: `^${version}`, version }
      if (role === 'remote') return [request, { ...rule, import: false as const }]
      return [request, { ...rule, eager }]
    }),
  )
}
