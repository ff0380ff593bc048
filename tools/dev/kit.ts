import webpack from 'webpack'
import { kitConfig } from '../federation/kit-config'
import { fromRoot } from '../repository'
import { compileFaults } from './compile-faults'
import { createHotServer } from './hot-server'

/** Folders whose files are part of the kit page as they are: its document, and the site's icons. */
const STATIC = [fromRoot('tools', 'dev', 'standalone', 'page'), fromRoot('shell', 'public')]

/** Serves the kit of components at `/ui` of a port of its own, compiled anew at every change. */
export async function startKit(port: number, report: (sentence: string) => void): Promise<() => Promise<void>> {
  const compiler = webpack(kitConfig())
  if (!compiler) throw new Error('webpack made no compiler for the kit')
  compiler.hooks.done.tap('Faults', (stats) => {
    const faults = compileFaults(stats.toJson({ all: false, errors: true }))
    for (const fault of faults) report(`The kit keeps its last good build: ${fault}`)
  })
  const server = createHotServer(compiler, port, {
    static: STATIC.map((directory) => ({ directory, watch: false })),
    historyApiFallback: { disableDotRule: true },
  })
  await server.start()
  return () => server.stop()
}
