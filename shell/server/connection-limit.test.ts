/** @jest-environment node */
import { createServer } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { limitConnections } from './connection-limit'

async function serve(isProxy = false) {
  const server = createServer((_request, response) => response.end('ok'))
  limitConnections(server, { max: 2, isProxy: () => isProxy })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const open: Socket[] = []
  /** Opens a connection, sends a request, and returns the status line; the connection stays open. */
  const request = (localAddress: string) =>
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
  return { request, end, open }
}

test('connections are limited per network, and closing one makes room for another', async () => {
  const { request, end, open } = await serve()
  expect([await request('127.0.0.1'), await request('127.0.0.1')]).toEqual(['HTTP/1.1 200 OK', 'HTTP/1.1 200 OK'])
  expect(await request('127.0.0.1')).toBe('HTTP/1.1 429 Too Many Requests')
  expect(await request('127.0.0.2')).toBe('HTTP/1.1 200 OK')
  open[0]?.destroy()
  let again = ''
  while (again !== 'HTTP/1.1 200 OK') again = await request('127.0.0.1')
  await end()
})

test('a proxy, which serves many clients, has no connection limit', async () => {
  const { request, end } = await serve(true)
  for (let number = 0; number < 4; number += 1) expect(await request('127.0.0.1')).toBe('HTTP/1.1 200 OK')
  await end()
})
