import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack'
import { integrityOf } from '@tekskills/releases/integrity'

const NAME = 'ChunkIntegrity'

/**
 * Adds subresource integrity to every chunk that a runtime loads, so that browsers block an altered one. The hashes are
 * in the entry of a release, the file with the runtime. Pages load the entry by a hash too, so it vouches for all chunks.
 */
export class ChunkIntegrityPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const { createScript } = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation)
      createScript.tap(NAME, (source, chunk) => {
        const placeholders = Object.fromEntries(
          loadedBy(chunk).map((loaded) => [String(loaded.id), placeholderFor(loaded)]),
        )
        return `${source}\nscript.integrity = ${JSON.stringify(placeholders)}[chunkId] || "";`
      })
      // At this stage the chunks are final. The entry changes without getting a new name, which is safe: its folder
      // belongs to this build alone.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        for (const chunk of compilation.chunks) if (chunk.hasRuntime()) fillIn(compilation, chunk)
      })
    })
  }
}

const loadedBy = (chunk: Chunk) => [...chunk.getAllAsyncChunks()].filter((other) => !other.hasRuntime())

/** Placeholder of a hash until the file is final: of the same format and length, so that offsets do not change. */
const placeholderFor = (chunk: Chunk) => integrityOf(`placeholder of chunk ${chunk.id}`)

const scriptOf = (chunk: Chunk) => [...chunk.files].find((file) => file.endsWith('.js')) ?? ''

function fillIn(compilation: Compilation, chunk: Chunk) {
  const entry = scriptOf(chunk)
  let text = textOf(compilation, entry).toString()
  for (const loaded of loadedBy(chunk)) {
    if (!text.includes(placeholderFor(loaded)))
      compilation.errors.push(
        new webpack.WebpackError(`${entry} has no placeholder for the hash of chunk ${loaded.id}`),
      )
    text = text.replaceAll(placeholderFor(loaded), integrityOf(textOf(compilation, scriptOf(loaded))))
  }
  compilation.updateAsset(entry, new webpack.sources.RawSource(text))
}

const textOf = (compilation: Compilation, file: string) => compilation.getAsset(file)?.source.buffer() ?? Buffer.of()
