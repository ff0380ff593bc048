import { MessageChannel } from 'node:worker_threads'
import fastq from 'fastq'
import { Piscina } from 'piscina'
import { invalidField, unavailable } from '../../platform/http/problems/problem-error'
import type { ImportResult, ImportTask } from './import-worker'
import type { ReadUpload } from './read-article'

/** Files waiting for the thread; each keeps an upload in memory. */
const MAX_WAITING = 8
/** Timeout of a file, in milliseconds; an export of 20 MB takes about two seconds. */
const TIMEOUT_MS = 20_000
/** The longest that the thread may take to start, in milliseconds, on a busy machine. */
const START_MS = 60_000
/** Heap limit of the thread, in megabytes. */
const MEMORY_MB = 320
const RETRY_SECONDS = 10

const file = import.meta.url.endsWith('.ts') ? './import-worker.ts' : './import-worker.mjs'

let pool: Piscina<ImportTask, ImportResult> | undefined

// The pool gets one file at a time: its own queue stalls when a timeout ends the thread.
const queue = fastq.promise<unknown, Omit<ImportTask, 'begun'>, ImportResult>(async (task) => {
  pool ??= new Piscina<ImportTask, ImportResult>({
    filename: new URL(file, import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 60_000,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB, maxYoungGenerationSizeMb: 32 },
  })
  // The time counts from when the thread begins: starting it takes long on a busy machine, whatever the file.
  const { port1: begins, port2: begun } = new MessageChannel()
  const stop = new AbortController()
  let timer = setTimeout(() => stop.abort(), START_MS)
  begins.once('message', () => {
    clearTimeout(timer)
    timer = setTimeout(() => stop.abort(), TIMEOUT_MS)
  })
  try {
    return await pool.run({ ...task, begun }, { signal: stop.signal, transferList: [begun] })
  } finally {
    clearTimeout(timer)
    begins.close()
  }
}, 1)

/** Runs a task in a worker thread. Throws 422 at `file` if the file cannot be read, or not in time, and 503. */
async function inThread(task: Omit<ImportTask, 'begun'>) {
  if (queue.length() >= MAX_WAITING) throw unavailable(RETRY_SECONDS)
  const result = await queue.push(task).catch((): ImportResult => {
    return { problem: 'This file takes too long or too much memory to read. Split it into smaller ones.' }
  })
  if ('problem' in result) throw invalidField('file', 'INVALID', result.problem)
  return result
}

/** Reads the articles of an uploaded file without storing anything. Throws 422 at `file`, and 503. */
export async function readUpload(name: string, content: Uint8Array): Promise<ReadUpload> {
  const result = await inThread({ name, content })
  if (!('upload' in result)) throw new Error('The thread returned files instead of articles.')
  return result.upload
}

/** Reads some files of an archive. Throws 422 at `file`, and 503. */
export async function readPictures(content: Uint8Array, entries: readonly string[]): Promise<Map<string, Uint8Array>> {
  const result = await inThread({ name: '', content, entries })
  if (!('entries' in result)) throw new Error('The thread returned articles instead of files.')
  return result.entries
}
