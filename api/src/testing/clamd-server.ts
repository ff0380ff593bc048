import net, { type AddressInfo } from 'node:net'
import type { TestContext } from 'node:test'

/** The EICAR test text, which every virus scanner detects; in two parts, so that this file is not detected. */
export const eicar = Buffer.from(['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''))

const COMMAND = 'zINSTREAM\0'

/** A fake clamd that speaks its protocol and detects one virus; stopped after the test. */
export async function startClamd(t: TestContext): Promise<{ host: string; port: number }> {
  const server = net.createServer((socket) => {
    let received = Buffer.alloc(0)
    socket.on('data', (chunk: Buffer) => {
      received = Buffer.concat([received, chunk])
      const content = streamedIn(received)
      if (content) socket.end(content.includes(eicar) ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0')
    })
    socket.on('error', () => undefined)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  t.after(() => server.close())
  return { host: '127.0.0.1', port: (server.address() as AddressInfo).port }
}

/** The streamed content, once the chunk of zero length has arrived. */
function streamedIn(received: Buffer): Buffer | undefined {
  if (received.subarray(0, COMMAND.length).toString() !== COMMAND) return undefined
  const chunks: Buffer[] = []
  for (let at = COMMAND.length; at + 4 <= received.length;) {
    const length = received.readUInt32BE(at)
    if (length === 0) return Buffer.concat(chunks)
    chunks.push(received.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return undefined
}
