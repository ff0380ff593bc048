import type { Compiler } from 'webpack'
import WebpackDevServer, { type Configuration } from 'webpack-dev-server'
import { freePort } from '../start/free-port'

/** Where the ports of the hot-update sockets begin; a taken one is replaced by any that is free. */
const FIRST_PORT = 4101

/** A port for the hot-update socket number `index`, the same at every start where that is possible. */
export const socketPort = (index: number): Promise<number> => freePort(FIRST_PORT + index).catch(() => freePort(0))

/** Address of a hot-update socket; pages are allowed to connect to it by exactly this name. */
export const socketAddress = (port: number) => `ws://localhost:${port}`

/** Compiles on every change and tells the pages that are open. */
export function createHotServer(compiler: Compiler, port: number, more: Configuration = {}): WebpackDevServer {
  return new WebpackDevServer(
    {
      host: 'localhost',
      port,
      hot: true,
      static: false,
      setupExitSignals: false,
      client: { overlay: false, logging: 'error', webSocketURL: `${socketAddress(port)}/ws` },
      ...more,
      devMiddleware: { stats: 'none', ...more.devMiddleware },
    },
    compiler,
  )
}
