/** @jest-environment node */
import { createServer } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { limitConnections } from './connection-limit'

async function serve(isProxy = false) {
  const server = createServer((_request, response) => response.end('answered'))
  limitConnections(server, { most: 2, isProxy: () => isProxy })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const open: Socket[] = []
  /** Opens a connection, asks on it, and returns the first line; the connection stays. */
  const ask = (localAddress: string) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect({ host: '127.0.0.1', port, localAddress })
      open.push(socket)
      socket.on('error', reject).on('data', (chunk: Buffer) => resolve(chunk.toString().split('\r\n')[0] ?? ''))
      socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n')
    })
  const end = async () => {
    for (const socket of open) socket.destroy()
    await new Promise((resolve) => server.close(resolve))
  }
  return { ask, end, open }
}

test('a network has so many connections, another has its own, and a closed one makes room', async () => {
  const { ask, end, open } = await serve()
  expect([await ask('127.0.0.1'), await ask('127.0.0.1')]).toEqual(['HTTP/1.1 200 OK', 'HTTP/1.1 200 OK'])
  expect(await ask('127.0.0.1')).toBe('HTTP/1.1 429 Too Many Requests')
  expect(await ask('127.0.0.2')).toBe('HTTP/1.1 200 OK')
  open[0]?.destroy()
  let again = ''
  while (again !== 'HTTP/1.1 200 OK') again = await ask('127.0.0.1')
  await end()
})

test('a proxy speaks for many and has as many connections as it needs', async () => {
  const { ask, end } = await serve(true)
  for (let number = 0; number < 4; number += 1) expect(await ask('127.0.0.1')).toBe('HTTP/1.1 200 OK')
  await end()
})
