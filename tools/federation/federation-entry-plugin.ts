import { isAbsolute } from 'node:path'
import type { Compiler, Module } from 'webpack'

const NAME = 'FederationEntry'

/**
 * The module that the federation plugin writes into `node_modules/.federation`. It imports the runtime by an absolute path,
 * and its name is a hash of its text.
 */
const ENTRY = /([\\/]\.federation[\\/]entry)\.\w+\.js$/

/** The path of that module without the hash; any other path as it is. */
export const withoutHash = (path: string): string => path.replace(ENTRY, '$1.js')

/**
 * Gives the federation plugin's own modules ids and names that do not depend on where the repository is: a minimizer chooses
 * short names by those that it finds, even in comments. A commit has the same files in any folder (ADR 0097).
 */
export class FederationEntryPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.finishModules.tap(NAME, (modules) => {
        for (const module of [...modules].filter(isEntry)) {
          Object.assign(module, { userRequest: withoutHash(module.nameForCondition() ?? ''), updateHash: hashOfGraph })
          for (const dependency of module.dependencies as { userRequest?: string }[])
            if (dependency.userRequest && isAbsolute(dependency.userRequest)) dependency.userRequest = 'runtime'
        }
      })
      compilation.hooks.moduleIds.tap(NAME, (modules) => {
        for (const module of modules) {
          const id = isEntry(module) ? 'federation' : isContainer(module) ? 'container' : undefined
          if (id) compilation.chunkGraph.setModuleId(module, id)
        }
      })
    })
  }
}

/** Adds to a hash what the module is connected to, but not its text nor where in the text its imports are. */
function hashOfGraph(this: Module, ...[hash, context]: Parameters<Module['updateHash']>) {
  hash.update(context.chunkGraph.getModuleGraphHash(this, context.runtime))
}

const isEntry = (module: Module) => ENTRY.test(module.nameForCondition() ?? '')

/** Whether a module is what a remote exposes; it names the entry, too. */
const isContainer = (module: Module) => module.identifier().startsWith('container entry')
