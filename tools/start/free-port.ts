import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'

/**
 * Returns the port itself when it is free; for 0, any free port.
 * @throws {Error} with a one-sentence message when the port is in use or not permitted.
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
  if (code === 'EACCES') return 'requires privileges that this user does not have'
  return `cannot be used (${code})`
}
