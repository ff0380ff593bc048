/** @jest-environment node */
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { followChanges } from './change-stream'

const ended: (() => void)[] = []
afterEach(() => ended.splice(0).forEach((end) => end()))

/** Follows a service that handles its first, second, … call with these functions, and further ones not at all. */
async function follow(...handlers: ((response: ServerResponse) => void)[]) {
  const server = createServer((_request, response) => handlers.shift()?.(response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const seen: string[] = []
  const waiting: { count: number; resolve: () => void }[] = []
  const note = (entry: string) => {
    seen.push(entry)
    waiting.filter(({ count }) => count <= seen.length).forEach(({ resolve }) => resolve())
  }
  const { stop } = followChanges({
    apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    onChange: (tags) => note(tags.join(' ')),
    onGap: () => note('gap'),
  })
  ended.push(() => {
    stop()
    server.closeAllConnections()
    server.close()
  })
  /** Resolves with everything that happened, once there are at least `count` entries. */
  return async (count: number) => {
    if (seen.length < count) await new Promise<void>((resolve) => waiting.push({ count, resolve }))
    return seen
  }
}

const stream = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/event-stream' })

/** Sends each part on its own; the next one only when the previous one has been received by the system. */
async function send(response: ServerResponse, ...parts: (string | Buffer)[]) {
  for (const part of parts) await new Promise((resolve) => response.write(part, resolve))
}

test('changes arrive however the stream is cut into pieces, and pings are not changes', async () => {
  const [before, after] = [Buffer.from('data: {"tags":["blogs","é"]}\n\n')].flatMap((all) => {
    const middle = all.indexOf('é') + 1
    return [all.subarray(0, middle), all.subarray(middle)]
  })
  const seen = await follow((response) => {
    void send(
      stream(response),
      ': connected\n\n',
      before ?? '',
      after ?? '',
      ': ping\r\n\r\nda',
      'ta:{"tags":["jobs"]}\n',
      '\n',
    )
  })
  expect(await seen(3)).toEqual(['gap', 'blogs é', 'jobs'])
})

test('a stream that ends, or that the service rejects, is opened again; only an open stream is a gap', async () => {
  const seen = await follow(
    (response) => stream(response).end('data: {"tags":["blogs"]}\n\n'),
    (response) => response.writeHead(503).end('data: {"tags":["no"]}\n\n'),
    (response) => void send(stream(response), 'data: {"tags":["jobs"]}\n\n'),
  )
  expect(await seen(4)).toEqual(['gap', 'blogs', 'gap', 'jobs'])
})
