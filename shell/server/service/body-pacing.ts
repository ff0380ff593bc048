import { fairQueue } from './fair-queue'

/** Bytes of a large body that are processed in one turn. */
export const BYTES_PER_TURN = 64 * 1024
/** Milliseconds between two turns, so about 30 MB a second for all large bodies together. */
const PAUSE_MS = 2

const waiting = fairQueue<() => void>()

/**
 * Resolves when the next {@link BYTES_PER_TURN} of a large body may be processed; clients take turns. However many large
 * bodies arrive at once, most of the event loop and of the processor is left to other requests.
 */
export function awaitTurn(client: string): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(client, resolve)
    if (waiting.size() === 1) setTimeout(takeTurn, PAUSE_MS)
  })
}

function takeTurn(): void {
  waiting.shift()?.()
  if (waiting.size() > 0) setTimeout(takeTurn, PAUSE_MS)
}
