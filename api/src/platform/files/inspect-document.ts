import os from 'node:os'
import { Piscina } from 'piscina'
import type { DocumentInspection } from './document-types'

/** One core is left for other requests. */
const THREADS = Math.max(1, Math.min(2, os.availableParallelism() - 1))
/** The most documents queued for a thread; each keeps an upload in memory. */
const MAX_QUEUE = 20
/** The most uploads that can be slow because of other uploads rather than overload (`overload.ts`). */
export const MAX_INSPECTIONS = THREADS + MAX_QUEUE
/** Timeout of an inspection including the queue, in milliseconds; it usually takes less than 50. */
const TIMEOUT_MS = 8_000
/** Heap limit of a worker thread, in megabytes. */
const MEMORY_MB = 96

const file = import.meta.url.endsWith('.ts') ? './document-worker.ts' : './document-worker.mjs'

let pool: Piscina<Uint8Array, DocumentInspection> | undefined

/** The worker pool: threads start with the first document and stop after a minute without one. */
const threads = () =>
  (pool ??= new Piscina({
    filename: new URL(file, import.meta.url).href,
    minThreads: 0,
    maxThreads: THREADS,
    maxQueue: MAX_QUEUE,
    idleTimeout: 60_000,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB, maxYoungGenerationSizeMb: 16 },
  }))

/** The queue of the worker pool is full. */
export class InspectionBusyError extends Error {
  override name = 'InspectionBusyError'
}

/** The inspection exceeded its time or memory limit. */
export class InspectionFailedError extends Error {
  override name = 'InspectionFailedError'
}

/**
 * Inspects a document in a worker thread, so that no document can block the event loop. Throws {@link
 * InspectionBusyError} and {@link InspectionFailedError}.
 */
export async function inspectDocument(content: Buffer): Promise<DocumentInspection> {
  const pool = threads()
  if (pool.queueSize >= MAX_QUEUE) throw new InspectionBusyError('Too many documents are queued for inspection.')
  try {
    return await pool.run(content, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  } catch (cause) {
    throw new InspectionFailedError('The document could not be inspected.', { cause })
  }
}
