import webpack, { type Compiler } from 'webpack'

/**
 * Requests a chunk whose request failed once more, almost immediately, so that one dropped connection does not disable what
 * the visitor is using; a chunk that timed out is not, because its caller has waited long enough. Every retry has a
 * different URL: for the same one, a browser would use the broken copy in its cache or wait for the pending request.
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

class FreshRetryModule extends webpack.RuntimeModule {
  constructor(private readonly loadScript: string) {
    super('fresh retry', webpack.RuntimeModule.STAGE_ATTACH)
  }

  override generate() {
    return `var load = ${this.loadScript}, attempts = {};
${this.loadScript} = function (url, done, key, chunkId) {
  var request = function (ended) {
    // Webpack requests a URL again only when the previous attempt has failed.
    var attempt = attempts[url] = (attempts[url] || 0) + 1;
    load(attempt > 1 ? url + '?attempt=' + attempt : url, ended, key, chunkId);
  };
  request(function (event) {
    if (event && event.type === 'error') setTimeout(request, 150 + Math.random() * 250, done);
    else done(event);
  });
};`
  }
}
