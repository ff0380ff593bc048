import { setImmediate as nextTurn } from 'node:timers/promises'
import fastq from 'fastq'

interface RenderQueueOptions {
  /** Renders that run at the same time. Rendering blocks the event loop, so each delays all other responses. */
  concurrency: number
  /** Renders that may wait; further ones are rejected. */
  maxQueued: number
  /** Renders of one client, one of which runs; further ones are rejected, so that others still get their turn. */
  maxOfClient: number
}

/** The render queue is full. */
export class RenderQueueFullError extends Error {
  override name = 'RenderQueueFullError'
}

/** Runs renders with limited concurrency; `client` is the network of the client that requested it. */
export type RenderQueue = <Result>(client: string, render: () => Promise<Result>) => Promise<Result>

/** Creates a bounded render queue, which rejects with {@link RenderQueueFullError} when it is full. */
export function createRenderQueue({ concurrency, maxQueued, maxOfClient }: RenderQueueOptions): RenderQueue {
  const queue = fastq.promise(async (render: () => Promise<unknown>) => {
    // Requests that have arrived in the meantime are served first: most of them need no render.
    await nextTurn()
    return render()
  }, concurrency)
  const lines = new Map<string, ReturnType<typeof lineOf>>()
  const lineOf = () => ({ renders: fastq.promise((render: () => Promise<unknown>) => queue.push(render), 1), count: 0 })
  let count = 0

  return async <Result>(client: string, render: () => Promise<Result>) => {
    const line = lines.get(client) ?? lineOf()
    if (count >= concurrency + maxQueued || line.count >= maxOfClient) {
      throw new RenderQueueFullError('too many pages are waiting to be rendered')
    }
    lines.set(client, line)
    line.count += 1
    count += 1
    try {
      return (await line.renders.push(render)) as Result
    } finally {
      line.count -= 1
      count -= 1
      if (line.count === 0) lines.delete(client)
    }
  }
}
