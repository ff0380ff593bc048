import http from 'node:http'
import type { AddressInfo } from 'node:net'

/** A message as a receiver got it. */
export interface ReceivedMessage {
  headers: http.IncomingHttpHeaders
  body: string
}

/** Starts a receiver of webhooks on this machine, which answers as `answer` says. */
export async function startWebhookReceiver(
  answer: (request: http.IncomingMessage, response: http.ServerResponse) => void = (_request, response) =>
    void response.writeHead(204).end(),
) {
  const received: ReceivedMessage[] = []
  let behave = answer
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => void chunks.push(chunk))
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() })
      behave(request, response)
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    answerWith: (next: typeof answer) => void (behave = next),
    answerStatus: (status: number) => void (behave = (_request, response) => void response.writeHead(status).end()),
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((resolve) => void server.close(() => resolve()))
    },
  }
}
