import type { ServerResponse } from 'node:http'
import { PassThrough, pipeline, type Readable } from 'node:stream'

/** Reads of one network that may be in the service, or whose responses the client has not read yet. */
const SLOTS_PER_NETWORK = 32
/** Milliseconds after which a client that reads nothing of its response is disconnected. */
const STALLED_MS = 30_000
/** Bytes of a response that are read from the service before the client has read them. */
const AHEAD_BYTES = 1024 * 1024
/** Maximum number of responses that are read ahead at the same time. */
const MAX_AHEAD = 64
/** Bytes that the connection to the service buffers itself. */
const HELD_ANYWAY = 64 * 1024

interface Slots {
  taken: number
  waiting: Set<() => void>
}

const networks = new Map<string, Slots>()
let ahead = 0

/** Resolves once the responses before this one on the same connection are sent: a client may pipeline requests. */
const ownTurn = (response: ServerResponse) =>
  response.socket ? undefined : new Promise((resolve) => response.once('socket', resolve))

/**
 * Waits until a read may be passed to the service: one at a time of each connection, and a few of each network, so that
 * clients that do not read their responses leave room for others. The slot is freed with the response. The promise of a
 * connection that is closed while waiting never settles.
 */
export async function acquireSlot(response: ServerResponse, network: string, isRead: boolean): Promise<void> {
  await ownTurn(response)
  if (!isRead) return
  const slots = networks.get(network) ?? { taken: 0, waiting: new Set() }
  networks.set(network, slots)
  await new Promise<void>((resolve) => {
    const take = () => {
      slots.waiting.delete(take)
      slots.taken += 1
      response.off('close', leave).once('close', free)
      resolve()
    }
    const leave = () => slots.waiting.delete(take)
    const free = () => {
      slots.taken -= 1
      const [next] = slots.waiting
      if (next) next()
      else if (slots.taken === 0) networks.delete(network)
    }
    if (slots.taken < SLOTS_PER_NETWORK) return take()
    slots.waiting.add(take)
    response.once('close', leave)
  })
}

/**
 * The stream that is sent to the client for a response of the service. It is read ahead, so that a slow client soon
 * occupies only its own connection, and dropped with it; a client that reads nothing is disconnected.
 */
export function sentAhead(response: ServerResponse, body: Readable, length: number): Readable {
  if (response.destroyed || !response.socket || response.socket.destroyed) {
    body.destroy()
    return body
  }
  response.setTimeout(STALLED_MS, () => response.destroy())
  response.once('close', () => body.destroy())
  if (length <= HELD_ANYWAY || ahead >= MAX_AHEAD) return body
  ahead += 1
  const sent = new PassThrough({ readableHighWaterMark: AHEAD_BYTES })
  pipeline(body, sent, () => undefined)
  sent.once('close', () => (ahead -= 1))
  response.once('close', () => sent.destroy())
  return sent
}
