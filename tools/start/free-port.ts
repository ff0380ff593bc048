import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'

/**
 * The port itself when nobody listens on it; for 0, a port that is free now.
 * @throws {Error} with one plain sentence when the port is taken or not allowed.
 */
export async function freePort(port: number, command = 'npm start'): Promise<number> {
  const server = createServer()
  try {
    server.listen(port)
    await once(server, 'listening')
  } catch (error) {
    throw new Error(`Port ${port} ${reason(error)}. Choose another: PORT=4001 ${command}`, { cause: error })
  }
  const { port: free } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return free
}

function reason(error: unknown) {
  const code = (error as NodeJS.ErrnoException).code
  if (code === 'EADDRINUSE') return 'is already in use'
  if (code === 'EACCES') return 'needs rights that this user does not have'
  return `cannot be used (${code})`
}
