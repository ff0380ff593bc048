import webpack, { type Compiler, type StatsCompilation, type StatsModule } from 'webpack'
import { sharedModules, singletonPackages } from './shared-modules'

const NAME = 'OwnSingletons'

const platformFiles = sharedModules
  .filter(({ package: owner }) => owner === '@tekskills/shared')
  .map(({ request }) => request.replace('@tekskills/shared/', 'shared/src/'))

/** Fails the build of a remote that bundles a copy of React, the router, a store … (ADR 0003). */
export class OwnSingletonsPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.afterSeal.tap(NAME, () => {
        const stats = compilation.getStats().toJson(ALL_MODULES)
        for (const file of ownSingletons(stats))
          compilation.errors.push(
            new webpack.WebpackError(`This remote bundles its own copy of ${file}; import it as @tekskills/shared/…`),
          )
      })
    })
  }
}

const ALL_MODULES = { all: false, modules: true, nestedModules: true, modulesSpace: 99_999, nestedModulesSpace: 99_999 }

/** Source modules of a build, including nested ones; without shared-module stubs and runtime modules. */
function bundledModules({ modules = [] }: Pick<StatsCompilation, 'modules'>): string[] {
  const flatten = (list: StatsModule[]): StatsModule[] =>
    list.flatMap((entry) => [entry, ...flatten(entry.modules ?? [])])
  return flatten(modules)
    .map(({ nameForCondition, name }) => nameForCondition ?? name ?? '')
    .filter((name) => /\.(mjs|cjs|js|tsx?)$/.test(name))
}

/** Modules of a build that are copies of a singleton; a remote must have none. */
export function ownSingletons(stats: Pick<StatsCompilation, 'modules'>): string[] {
  const isSingleton = (file: string) =>
    singletonPackages.some((name) => file.includes(`/node_modules/${name}/`)) ||
    platformFiles.some((path) => file.includes(`/${path}.ts`))
  return [...new Set(bundledModules(stats).filter(isSingleton))]
}
