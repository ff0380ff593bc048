import type { Compiler } from 'webpack'
import WebpackDevServer, { type Configuration } from 'webpack-dev-server'
import { freePort } from '../start/free-port'

/** First port of the hot-update sockets; a port in use is replaced by any free one. */
const FIRST_PORT = 4101

/** Port of the hot-update socket with this index, the same on every start if possible. */
export const socketPort = (index: number): Promise<number> => freePort(FIRST_PORT + index).catch(() => freePort(0))

/** Address of a hot-update socket, exactly as the content security policy of pages allows it. */
export const socketAddress = (port: number) => `ws://localhost:${port}`

/** Compiles on every change and notifies open pages. */
export function createHotServer(compiler: Compiler, port: number, more: Configuration = {}): WebpackDevServer {
  return new WebpackDevServer(
    {
      host: 'localhost',
      port,
      hot: true,
      static: false,
      setupExitSignals: false,
      // Compile errors are also shown as an overlay on the page, which stays as it was; Escape closes it.
      client: {
        overlay: { errors: true, warnings: false, runtimeErrors: false },
        logging: 'error',
        webSocketURL: `${socketAddress(port)}/ws`,
      },
      ...more,
      devMiddleware: { stats: 'none', ...more.devMiddleware },
    },
    compiler,
  )
}
