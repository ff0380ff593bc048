import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack'
import { integrityOf } from '@tekskills/releases/integrity'

const NAME = 'ChunkIntegrity'

/**
 * Gives every chunk that a runtime loads its subresource integrity, so that a browser refuses a changed one. The hashes
 * stand in the file with the runtime, a release's entry; who loads that file by its own hash can trust all that follow.
 */
export class ChunkIntegrityPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const { createScript } = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation)
      createScript.tap(NAME, (source, chunk) => {
        const standIns = Object.fromEntries(loadedBy(chunk).map((loaded) => [String(loaded.id), standIn(loaded)]))
        return `${source}\nscript.integrity = ${JSON.stringify(standIns)}[chunkId] || "";`
      })
      // Only now do the files bear their last bytes. The entry changes under its name, in a folder of this build alone.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        for (const chunk of compilation.chunks) if (chunk.hasRuntime()) fillIn(compilation, chunk)
      })
    })
  }
}

const loadedBy = (chunk: Chunk) => [...chunk.getAllAsyncChunks()].filter((other) => !other.hasRuntime())

/** Stands for a hash until the file is there: of the same form and length, so that nothing after it moves. */
const standIn = (chunk: Chunk) => integrityOf(`stands for chunk ${chunk.id}`)

const scriptOf = (chunk: Chunk) => [...chunk.files].find((file) => file.endsWith('.js')) ?? ''

function fillIn(compilation: Compilation, chunk: Chunk) {
  const entry = scriptOf(chunk)
  let text = textOf(compilation, entry).toString()
  for (const loaded of loadedBy(chunk)) {
    if (!text.includes(standIn(loaded)))
      compilation.errors.push(new webpack.WebpackError(`${entry} has no place for the hash of chunk ${loaded.id}`))
    text = text.replaceAll(standIn(loaded), integrityOf(textOf(compilation, scriptOf(loaded))))
  }
  compilation.updateAsset(entry, new webpack.sources.RawSource(text))
}

const textOf = (compilation: Compilation, file: string) => compilation.getAsset(file)?.source.buffer() ?? Buffer.of()
