import type { StatsCompilation, StatsModule } from 'webpack'
import { sharedModules, singletonPackages } from '../federation/shared-modules'
import { BuildError } from './compile'

const platformFiles = sharedModules
  .filter(({ package: owner }) => owner === '@tekskills/shared')
  .map(({ request }) => request.replace('@tekskills/shared/', 'shared/src/'))

/** Names of real modules in a build, nested ones too; shared-module stubs and runtime modules are left out. */
export function bundledModules({ modules = [] }: Pick<StatsCompilation, 'modules'>): string[] {
  const flatten = (list: StatsModule[]): StatsModule[] =>
    list.flatMap((entry) => [entry, ...flatten(entry.modules ?? [])])
  return flatten(modules)
    .map(({ nameForCondition, name }) => nameForCondition ?? name ?? '')
    .filter((name) => /\.(mjs|cjs|js|tsx?)$/.test(name))
}

/** Modules of a build that hold a singleton of their own; a remote must have none. */
export function ownSingletons(stats: Pick<StatsCompilation, 'modules'>): string[] {
  const isSingleton = (file: string) =>
    singletonPackages.some((name) => file.includes(`/node_modules/${name}/`)) ||
    platformFiles.some((path) => file.includes(`/${path}.ts`))
  return [...new Set(bundledModules(stats).filter(isSingleton))]
}

/** @throws {BuildError} when a remote brings a copy of React, the router, a store … (decision 4). */
export function assertNoSingletons(name: string, stats: StatsCompilation): void {
  const copies = ownSingletons(stats)
  if (copies.length === 0) return
  throw new BuildError(
    `${name} bundles its own copy of shared modules; import them as @tekskills/shared/… :\n${copies.join('\n')}`,
  )
}
