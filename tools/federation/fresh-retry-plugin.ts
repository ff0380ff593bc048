import webpack, { type Compiler } from 'webpack'

/**
 * Lets a chunk that failed be asked for under a fresh address. Under its own, a browser would hand out the broken copy
 * it keeps in memory, or join a request that never completes, and no second attempt could ever succeed.
 */
export class FreshRetryPlugin {
  apply(compiler: Compiler) {
    const { loadScript } = webpack.RuntimeGlobals
    compiler.hooks.compilation.tap('FreshRetry', (compilation) => {
      compilation.hooks.runtimeRequirementInTree.for(loadScript).tap('FreshRetry', (chunk) => {
        compilation.addRuntimeModule(chunk, new FreshRetryModule(loadScript))
      })
    })
  }
}

/** Webpack asks for an address again only when the attempt before has failed. */
class FreshRetryModule extends webpack.RuntimeModule {
  constructor(private readonly loadScript: string) {
    super('fresh retry', webpack.RuntimeModule.STAGE_ATTACH)
  }

  override generate() {
    return `var load = ${this.loadScript}, attempts = {};
${this.loadScript} = function (url, done, key, chunkId) {
  var attempt = attempts[url] = (attempts[url] || 0) + 1;
  load(attempt > 1 ? url + '?attempt=' + attempt : url, done, key, chunkId);
};`
  }
}
