import fastq from 'fastq'

interface RenderQueueOptions {
  /** Renders that run at the same time. Rendering blocks the event loop, so each delays all other responses. */
  concurrency: number
  /** Renders that may wait; further ones are rejected. */
  maxQueued: number
}

/** The render queue is full. */
export class RenderQueueFullError extends Error {
  override name = 'RenderQueueFullError'
}

/** Runs renders with limited concurrency. */
export type RenderQueue = <Result>(render: () => Promise<Result>) => Promise<Result>

/** Creates a bounded render queue, which rejects with {@link RenderQueueFullError} when it is full. */
export function createRenderQueue({ concurrency, maxQueued }: RenderQueueOptions): RenderQueue {
  const queue = fastq.promise((render: () => Promise<unknown>) => render(), concurrency)
  return async <Result>(render: () => Promise<Result>) => {
    if (queue.length() >= maxQueued) throw new RenderQueueFullError('too many pages are waiting to be rendered')
    return (await queue.push(render)) as Result
  }
}
