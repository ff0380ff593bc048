import webpack, { type Compilation, type Compiler, type Dependency, type Module, type ModuleGraph } from 'webpack'
import type { ExportNames } from '@tekskills/shared/contracts/release'
import { sharedModules } from './shared-modules'

const NAME = 'SharedExports'

/** The file in which {@link SharedExportsPlugin} leaves its findings for the description of the release. */
export const SHARED_EXPORTS = 'shared-exports.json'

/** The exports of shared modules that cross the border between a remote and the shell. */
export interface SharedExports {
  /** What the build imports from shared modules. */
  imports: ExportNames
  /** What the build provides to others. */
  provides: ExportNames
}

/**
 * The modules whose exports are compared. Those of packages are left to their versions: libraries ask for exports that only
 * some versions have, and do without them.
 */
const compared = new Set(
  sharedModules.filter(({ package: owner }) => owner === '@tekskills/shared').map(({ request }) => request),
)

/** Modules of the federation plugin, which exports no types of them. */
interface ConsumedModule extends Module {
  options: { shareKey: string }
}
interface ProvidedModule extends Module {
  _name: string
}

/**
 * Emits `shared-exports.json`: from webpack's module graph, which exports of shared modules the build imports, and which
 * ones it provides. The gate compares them between releases (ADR 0058).
 */
export class SharedExportsPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      let found: SharedExports = { imports: {}, provides: {} }
      // Webpack knows by now which imports are used, and has not yet concatenated the modules that have them.
      compilation.hooks.afterOptimizeChunks.tap(NAME, () => {
        found = { imports: importsOf(compilation), provides: providesOf(compilation) }
      })
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        compilation.emitAsset(SHARED_EXPORTS, new webpack.sources.RawSource(JSON.stringify(found)))
      })
    })
  }
}

const ofType = <M extends Module>({ modules }: Compilation, type: string) =>
  [...modules].filter((module): module is M => module.type === type)

const sorted = (names: Iterable<string>) => [...new Set(names)].sort()

function importsOf(compilation: Compilation): ExportNames {
  const { moduleGraph, chunkGraph } = compilation
  const isUsed = (origin: Module | null) => origin === null || chunkGraph.getNumberOfModuleChunks(origin) > 0
  const imports: Record<string, string[]> = {}
  for (const module of ofType<ConsumedModule>(compilation, 'consume-shared-module')) {
    const { shareKey } = module.options
    if (!compared.has(shareKey)) continue
    const names = [...moduleGraph.getIncomingConnections(module)]
      .filter((connection) => isUsed(connection.originModule) && connection.isTargetActive(undefined))
      .flatMap(({ dependency }) => (dependency ? referencedNames(dependency, moduleGraph) : []))
    if (names.length > 0) imports[shareKey] = sorted([...(imports[shareKey] ?? []), ...names])
  }
  return byName(imports)
}

/** Names that a dependency imports; none for the module as a whole, whose use cannot be followed. */
function referencedNames(dependency: Dependency, moduleGraph: ModuleGraph): string[] {
  return dependency.getReferencedExports(moduleGraph, undefined).flatMap((reference) => {
    const [name] = Array.isArray(reference) ? reference : reference.name
    return name === undefined ? [] : [name]
  })
}

function providesOf(compilation: Compilation): ExportNames {
  const { moduleGraph } = compilation
  const provides: Record<string, string[]> = {}
  for (const { _name: request, dependencies, blocks } of ofType<ProvidedModule>(compilation, 'provide-module')) {
    const [dependency] = [...dependencies, ...blocks.flatMap((block) => block.dependencies)]
    const module = dependency && moduleGraph.getModule(dependency)
    const names = module && moduleGraph.getProvidedExports(module)
    if (compared.has(request) && Array.isArray(names)) provides[request] = sorted(names)
  }
  return byName(provides)
}

const byName = (names: Record<string, string[]>): ExportNames =>
  Object.fromEntries(Object.entries(names).sort(([one], [other]) => (one < other ? -1 : 1)))
