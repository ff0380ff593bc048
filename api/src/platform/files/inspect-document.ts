import os from 'node:os'
import { MessageChannel, type MessagePort } from 'node:worker_threads'
import { Piscina } from 'piscina'
import type { DocumentInspection, DocumentReading } from './document-types'

/** One core is left for other requests. */
const THREADS = Math.max(1, Math.min(2, os.availableParallelism() - 1))
/** Maximum number of documents queued for a thread; each keeps an upload in memory. */
const MAX_QUEUE = 20
/** Of these, those of one network, so that documents that take long keep only its own senders waiting. */
const MAX_OF_NETWORK = 6
/** Maximum number of uploads that can be slow because of other uploads rather than overload (`overload.ts`). */
export const MAX_INSPECTIONS = THREADS + MAX_QUEUE
/** Timeout of an inspection, in milliseconds; it usually takes less than 50. */
const TIMEOUT_MS = 8_000
/** The longest wait for a thread, in milliseconds: the document behind one that times out still gets its turn. */
const MAX_WAIT_MS = 10_000
/** Heap limit of a thread that inspects, and of one that reads, in megabytes. */
const MEMORY_MB = 96
const READING_MEMORY_MB = 256

const file = import.meta.url.endsWith('.ts') ? './document-worker.ts' : './document-worker.mjs'

/** What a worker thread receives. */
export interface InspectionTask {
  content: Uint8Array
  /** Receives a message when the inspection begins. */
  begun: MessagePort
  reading?: DocumentReading
}

/** How a document is inspected. */
interface InspectionOptions {
  /** Also reads what the document says; nothing by default. */
  reading?: DocumentReading
  /** The network of the sender (`clientNetwork`); networks take turns. Staff have none, and no share of their own. */
  network?: string
}

/** No thread became free in time, or the queue is full. */
export class InspectionBusyError extends Error {
  override name = 'InspectionBusyError'
}

/** The inspection exceeded its time or memory limit. */
export class InspectionFailedError extends Error {
  override name = 'InspectionFailedError'
}

/**
 * Returns a function that inspects a document in a worker thread, so that no document can block the event loop. It
 * throws {@link InspectionBusyError} and {@link InspectionFailedError}. The threads start with the first document and
 * stop after a minute without one.
 */
export function createInspector(worker = new URL(file, import.meta.url), threads = THREADS, memory = MEMORY_MB) {
  let pool: Piscina<InspectionTask, DocumentInspection> | undefined
  const startPool = () =>
    new Piscina<InspectionTask, DocumentInspection>({
      filename: worker.href,
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: 60_000,
      resourceLimits: { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: 16 },
    })
  // The pool gets no more documents than it has threads: its own queue is not first come, first served, and stalls when
  // a timeout ends the last thread.
  const queues = new Map<string, Set<() => void>>()
  let queued = 0
  let busy = 0

  function leaveQueue(network: string, start: () => void): boolean {
    const queue = queues.get(network)
    if (!queue?.delete(start)) return false
    queued -= 1
    // Behind all others.
    queues.delete(network)
    if (queue.size > 0) queues.set(network, queue)
    return true
  }

  async function takeThread(network: string, signal: AbortSignal): Promise<void> {
    if (busy < threads) return void (busy += 1)
    await new Promise<void>((resolve, reject) => {
      const queue = queues.get(network) ?? new Set()
      queues.set(network, queue.add(resolve))
      queued += 1
      signal.addEventListener('abort', () => leaveQueue(network, resolve) && reject(signal.reason))
    })
  }

  /** Passes the thread to the next document, of another network if one waits. */
  function leaveThread(): void {
    const [first] = queues
    const [next] = first?.[1] ?? []
    if (!first || !next) return void (busy -= 1)
    leaveQueue(first[0], next)
    next()
  }

  return async (content: Uint8Array, { reading, network = '' }: InspectionOptions = {}) => {
    const own = queues.get(network)?.size ?? 0
    if (queued >= MAX_QUEUE || (network && own >= MAX_OF_NETWORK))
      throw new InspectionBusyError('Too many documents are queued for inspection.')
    const { port1: begins, port2: begun } = new MessageChannel()
    const stop = new AbortController()
    const busyError = new InspectionBusyError('No thread became free in time.')
    let timer = setTimeout(() => stop.abort(busyError), MAX_WAIT_MS)
    begins.once('message', () => {
      clearTimeout(timer)
      timer = setTimeout(() => stop.abort(), TIMEOUT_MS)
    })
    try {
      await takeThread(network, stop.signal)
      pool ??= startPool()
      return await pool
        .run({ content, begun, reading }, { signal: stop.signal, transferList: [begun] })
        .finally(leaveThread)
    } catch (cause) {
      if (stop.signal.reason === busyError) throw busyError
      throw new InspectionFailedError('The document could not be inspected.', { cause })
    } finally {
      clearTimeout(timer)
      begins.close()
    }
  }
}

/** Inspects a document in the threads of this process. */
export const inspectDocument = createInspector()

/** Reads documents in a thread of its own, so that no upload waits behind one that is only read. */
export const readDocument = createInspector(undefined, 1, READING_MEMORY_MB)
