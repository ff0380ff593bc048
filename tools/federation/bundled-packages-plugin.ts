import { relative, sep } from 'node:path'
import webpack, { type Compiler, type Module } from 'webpack'
import { repositoryRoot } from '../repository-root'

const NAME = 'BundledPackages'

/** The file in which {@link BundledPackagesPlugin} leaves its findings for the SBOM of the release. */
export const BUNDLED_PACKAGES = 'bundled-packages.json'

/** The innermost package that a file belongs to. */
const PACKAGE_FOLDER = /^(.*node_modules\/(?:@[^/]+\/)?[^./][^/]*)\//

/**
 * Emits `bundled-packages.json`: from webpack's module graph, the folders of the packages whose code is in a chunk, as the
 * lock names them. What others provide, such as React in a remote, is not among them.
 */
export class BundledPackagesPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const found = new Set<string>()
      // Modules are not concatenated yet, and those that nothing uses have no chunk.
      compilation.hooks.afterOptimizeChunks.tap(NAME, () => {
        for (const module of compilation.modules)
          if (compilation.chunkGraph.getNumberOfModuleChunks(module) > 0) {
            const folder = folderOf(module)
            if (folder) found.add(folder)
          }
      })
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        compilation.emitAsset(BUNDLED_PACKAGES, new webpack.sources.RawSource(JSON.stringify([...found].sort())))
      })
    })
  }
}

function folderOf(module: Module): string | undefined {
  const { resource } = module as Module & { resource?: string }
  if (!resource) return undefined
  return PACKAGE_FOLDER.exec(relative(repositoryRoot, resource).split(sep).join('/'))?.[1]
}
