import os from 'node:os'
import { Piscina } from 'piscina'
import type { DocumentInspection } from './document-types'

/** One core stays for the calls of readers. */
const THREADS = Math.max(1, Math.min(2, os.availableParallelism() - 1))
/** Documents that wait for a thread; each holds the bytes of one upload. */
const MOST_WAITING = 20
/** Uploads that may be late because of other uploads, and not because the service is overloaded (`overload.ts`). */
export const MOST_INSPECTED = THREADS + MOST_WAITING
/** From the arrival of a document until its inspection has to be over, in milliseconds; usually it takes under 50. */
const DEADLINE_MS = 8_000
/** Megabytes of heap that an inspection may use before its thread is ended. */
const MEMORY_MB = 96

const file = import.meta.url.endsWith('.ts') ? './document-worker.ts' : './document-worker.mjs'

let pool: Piscina<Uint8Array, DocumentInspection> | undefined

/** The threads, which start with the first document and end when none has come for a minute. */
const threads = () =>
  (pool ??= new Piscina({
    filename: new URL(file, import.meta.url).href,
    minThreads: 0,
    maxThreads: THREADS,
    maxQueue: MOST_WAITING,
    idleTimeout: 60_000,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB, maxYoungGenerationSizeMb: 16 },
  }))

/** No thread is free and enough documents wait already. */
export class InspectionBusyError extends Error {
  override name = 'InspectionBusyError'
}

/** The inspection took too long, or more memory than any document needs. */
export class InspectionFailedError extends Error {
  override name = 'InspectionFailedError'
}

/**
 * Looks into a document in a thread of its own, so that no document, however it is made, keeps the service from its other
 * calls. Throws {@link InspectionBusyError} and {@link InspectionFailedError}.
 */
export async function inspectDocument(content: Buffer): Promise<DocumentInspection> {
  const pool = threads()
  if (pool.queueSize >= MOST_WAITING) throw new InspectionBusyError('Too many documents wait for their inspection.')
  try {
    return await pool.run(content, { signal: AbortSignal.timeout(DEADLINE_MS) })
  } catch (cause) {
    throw new InspectionFailedError('The document could not be inspected.', { cause })
  }
}
