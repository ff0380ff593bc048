import webpack from 'webpack'
import { kitConfig } from '../federation/kit-config'
import { fromRoot } from '../repository'
import { compileErrors } from './compile-errors'
import { createHotServer } from './hot-server'

/** Static folders of the kit page: its document and the site's icons. */
const STATIC = [fromRoot('tools', 'dev', 'standalone', 'page'), fromRoot('shell', 'public')]

/** Serves the component catalogue at `/ui` on a separate port and recompiles it on every change. */
export async function startKit(port: number, report: (sentence: string) => void): Promise<() => Promise<void>> {
  const compiler = webpack(kitConfig())
  if (!compiler) throw new Error('webpack returned no compiler for the kit')
  compiler.hooks.done.tap('Errors', (stats) => {
    const errors = compileErrors(stats.toJson({ all: false, errors: true }))
    for (const error of errors) report(`The kit keeps its last good build: ${error}`)
  })
  const server = createHotServer(compiler, port, {
    static: STATIC.map((directory) => ({ directory, watch: false })),
    historyApiFallback: { disableDotRule: true },
  })
  await server.start()
  return () => server.stop()
}
