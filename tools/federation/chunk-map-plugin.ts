import webpack, { type Compiler } from 'webpack'

/** Emits `chunks.json`: the scripts of each named chunk group, which the server preloads. */
export class ChunkMapPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('ChunkMap', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'ChunkMap', stage }, () => {
        const scripts = [...compilation.namedChunkGroups].map(([name, group]) => [
          name,
          [...new Set(group.chunks.flatMap((chunk) => [...chunk.files]))].filter(isScript),
        ])
        compilation.emitAsset('chunks.json', new webpack.sources.RawSource(JSON.stringify(Object.fromEntries(scripts))))
      })
    })
  }
}

const isScript = (file: string) => file.endsWith('.js') && !file.includes('hot-update')
