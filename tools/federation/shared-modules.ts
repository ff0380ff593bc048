import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sharedFolder } from '../layout'
import { fromRoot } from '../repository-root'

/** A module that exists once per page and once per server generation. */
export interface SharedModule {
  /** The import request in the code. */
  request: string
  /** Package whose installed version applies. */
  package: string
  /** False: the shell has it in a separate chunk, loaded on first use. */
  eager: boolean
}

const platform = (path: string, eager = true): SharedModule => ({
  request: `@tekskills/shared/${path}`,
  package: '@tekskills/shared',
  eager,
})
const library = (request: string, owner = request, eager = true): SharedModule => ({ request, package: owner, eager })

/**
 * The map of shared modules (ADR 0003): everything with state, a context or React itself. The shell provides them all
 * and no remote bundles any. Stateless code of `@tekskills/shared` is bundled by each consumer, so that a remote can
 * use a newer button before the shell does. The exception is `SignalArt`, 4 kB that every page would load twice.
 * Remotes built earlier import the exports of these modules by name, so an export may be added but never renamed or
 * removed.
 */
export const sharedModules: readonly SharedModule[] = [
  library('react'),
  library('react/jsx-runtime', 'react'),
  library('react-dom'),
  library('styled-components'),
  library('react-helmet-async', 'react-helmet-async', false),
  library('zustand'),
  platform('routing/router'),
  platform('session/session-store'),
  platform('chrome/chrome-store'),
  platform('chrome/RenderedOnce'),
  platform('chrome/side-menus'),
  platform('dialogs/dialog-store'),
  platform('http/service-base'),
  platform('http/unauthenticated'),
  platform('http/client', false),
  platform('ui/SignalArt/SignalArt'),
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

/** Installed version of a package in the map. */
export function installedVersion(name: string): string {
  const folders = name === '@tekskills/shared' ? [sharedFolder] : [fromRoot('node_modules', name)]
  // A copy of its own, with which nothing is built (`compile.ts`).
  folders.push(join(sharedFolder, 'node_modules', name))
  const folder = folders.find((path) => existsSync(path)) ?? ''
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    version: string
  }
  return version
}

/** Versions by request, for `release.json`. */
export const sharedVersions = (): Record<string, string> =>
  Object.fromEntries(sharedModules.map(({ request, package: owner }) => [request, installedVersion(owner)]))

/** The map as Module Federation options: the shell provides the modules, a remote only consumes them. */
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
