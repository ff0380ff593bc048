import fastq from 'fastq'

interface RenderQueueOptions {
  /** Renders at work at a time. Rendering blocks the process, so each of them delays every other answer. */
  atOnce: number
  /** Renders that may wait; one more is refused. */
  waiting: number
}

/** Too many renders wait already. */
export class RenderQueueFullError extends Error {
  override name = 'RenderQueueFullError'
}

/** Runs renders, a few at a time. */
export type RenderQueue = <Result>(render: () => Promise<Result>) => Promise<Result>

/** Makes a queue of renders with a bound; it rejects with {@link RenderQueueFullError} once that is reached. */
export function createRenderQueue({ atOnce, waiting }: RenderQueueOptions): RenderQueue {
  const queue = fastq.promise((render: () => Promise<unknown>) => render(), atOnce)
  return async <Result>(render: () => Promise<Result>) => {
    if (queue.length() >= waiting) throw new RenderQueueFullError('too many pages wait to be rendered')
    return (await queue.push(render)) as Result
  }
}
