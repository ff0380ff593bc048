import webpack, { type Compiler } from 'webpack'

/**
 * Retries a failed chunk with a different URL. With the same URL, a browser would use the broken copy in its cache or
 * wait for the pending request, and no retry could succeed.
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

/** Webpack requests a URL again only when the previous attempt has failed. */
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
