import { randomUUID } from 'node:crypto'
import { open, unlink, type FileHandle } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { fairQueue } from './fair-queue'
import { BYTES_PER_TURN, awaitTurn } from './body-pacing'

/** Largest body that is received, in bytes: a case study with a document of 20 MB and pictures. */
const MAX_BODY_BYTES = 32 * 1024 * 1024
/** Largest JSON of staff, in bytes: a post with its text. */
const MAX_JSON_BYTES = 2 * 1024 * 1024
/** Largest body of a visitor that is not a form, in bytes, as in the service. */
const MAX_PUBLIC_BYTES = 64 * 1024
/** Bytes of a body that are kept in memory; a longer body is written to a temporary file. */
const IN_MEMORY_BYTES = 64 * 1024
/** Bytes of all bodies together that may be in temporary files. */
const MAX_FILES_BYTES = 1024 * 1024 * 1024
/** The share of one client: four of the largest bodies, so that no single client can use up the space. */
const MAX_CLIENT_BYTES = 4 * MAX_BODY_BYTES
/** Milliseconds before the minimum rate is enforced. */
const TIMEOUT_MS = 20_000
/** Minimum rate in bytes per millisecond: 64 kbit/s, below any mobile data connection. */
const MIN_RATE = 8

/** Why a body was not received, with the status of the response. */
export class BodyError extends Error {
  override name = 'BodyError'
  constructor(
    readonly status: 408 | 413 | 503,
    readonly code: string,
    message: string,
  ) {
    super(message)
  }
}

/** A complete body; the caller reads the stream to its end or destroys it. */
export interface ReceivedBody {
  stream: Readable
  /** Bytes. */
  length: number
}

/** The limit of a body in bytes, so that what the service is sure to reject is not received first. */
function limitOf({ headers, url = '' }: IncomingMessage): number {
  const type = headers['content-type']?.trim() ?? ''
  if (/^multipart\//i.test(type)) return MAX_BODY_BYTES
  if (/^[^?#]*\/public\//.test(url)) return MAX_PUBLIC_BYTES
  return /^application\/json\b/i.test(type) ? MAX_JSON_BYTES : MAX_BODY_BYTES
}

interface BodyOptions {
  /** The network of the client, see `clientNetwork`. */
  client: string
  /** Milliseconds. */
  timeoutMs?: number
}

/** Bytes in temporary files by client; a client without a file has no entry. */
const inFiles = new Map<string, number>()
let totalInFiles = 0

/** Adds to the bytes that a client has in temporary files; `bytes` may be negative. @throws {BodyError} when the space is used up */
function countInFiles(client: string, bytes: number): void {
  const own = (inFiles.get(client) ?? 0) + bytes
  totalInFiles += bytes
  if (own > 0) inFiles.set(client, own)
  else inFiles.delete(client)
  if (bytes > 0 && (own > MAX_CLIENT_BYTES || totalInFiles > MAX_FILES_BYTES)) throw noSpace()
}

/**
 * Bodies read back from temporary files and forwarded at a time. Each is a burst of work for this server and the service;
 * forwarded all at once, they would delay every other request.
 */
const MAX_FORWARDED = 2
let forwarded = 0
const waitingToForward = fairQueue<() => void>()

/** Waits until another body of a client may be forwarded; returns a function that frees the slot. */
async function acquireSlot(client: string): Promise<() => void> {
  if (forwarded < MAX_FORWARDED) forwarded += 1
  else await new Promise<void>((resolve) => waitingToForward.push(client, resolve))
  let isHeld = true
  return () => {
    if (!isHeld) return
    isHeld = false
    const next = waitingToForward.shift()
    if (next) next()
    else forwarded -= 1
  }
}

/**
 * Receives the complete body of a request before it is forwarded, so that a slow client occupies its own connection and
 * nothing else. A temporary file is unlinked as soon as it is open, and removed when its stream is closed.
 * @throws {BodyError} for a body that is too large or too slow, and when the space for bodies is used up
 */
export async function receiveBody(
  request: IncomingMessage,
  { client, timeoutMs = TIMEOUT_MS }: BodyOptions,
): Promise<ReceivedBody> {
  const limit = limitOf(request)
  if (Number(request.headers['content-length']) > limit) throw tooLarge(limit)
  const held: Buffer[] = []
  let file: FileHandle | undefined
  let length = 0
  let written = 0
  let sinceTurn = 0
  const chunks = request.iterator({ destroyOnReturn: false }) as AsyncIterator<Buffer>
  const rate = watchRate(() => length, timeoutMs)
  const release = () => {
    countInFiles(client, -written)
    written = 0
  }
  try {
    for (;;) {
      const { done, value: chunk } = await rate.inTime(chunks.next())
      if (done) break
      length += chunk.length
      if (length > limit) throw tooLarge(limit)
      if (!file && length <= IN_MEMORY_BYTES) {
        held.push(chunk)
        continue
      }
      file ??= await openNameless()
      const part = held.length > 0 ? Buffer.concat([...held.splice(0), chunk]) : chunk
      written += part.length
      countInFiles(client, part.length)
      await file.write(part)
      sinceTurn += part.length
      if (sinceTurn < BYTES_PER_TURN) continue
      sinceTurn = 0
      await awaitTurn(client)
    }
    if (!file) return { stream: Readable.from(held, { objectMode: false }), length }
    rate.stop()
    const freeSlot = await acquireSlot(client)
    const content = file.createReadStream({ start: 0, highWaterMark: BYTES_PER_TURN })
    const stream = Readable.from(paced(content, client), { objectMode: false })
    stream.once('close', () => {
      content.destroy()
      release()
      freeSlot()
    })
    return { stream, length }
  } catch (error) {
    await file?.close()
    release()
    throw error
  } finally {
    rate.stop()
  }
}

/** The same chunks, at the pace of {@link awaitTurn}. */
async function* paced(chunks: AsyncIterable<Buffer>, client: string): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    yield chunk
    await awaitTurn(client)
  }
}

/** Opens a temporary file without a name: no other process can open it, and it is removed even after a crash. */
async function openNameless(): Promise<FileHandle> {
  const path = join(tmpdir(), `body-${randomUUID()}`)
  const file = await open(path, 'wx+', 0o600)
  await unlink(path)
  return file
}

/**
 * Watches how fast a body arrives. `inTime` settles as the promise for the next chunk does, and rejects once the body is too
 * slow. It does not race with one promise for the whole body: that would hold every chunk until the body is complete.
 */
function watchRate(received: () => number, timeoutMs: number) {
  const begun = performance.now()
  const dueIn = () => timeoutMs + received() / MIN_RATE - (performance.now() - begun)
  let rejectNext: ((error: BodyError) => void) | undefined
  let isTooSlow = false
  const look = () => {
    if (dueIn() > 0) timer = setTimeout(look, dueIn())
    else {
      isTooSlow = true
      rejectNext?.(tooSlow())
    }
  }
  let timer = setTimeout(look, timeoutMs)
  return {
    inTime: <Value>(next: Promise<Value>) =>
      new Promise<Value>((resolve, reject) => {
        rejectNext = reject
        next.then(resolve, reject)
        if (isTooSlow) reject(tooSlow())
      }),
    stop: () => clearTimeout(timer),
  }
}

const tooLarge = (limit: number) => {
  const size = limit < 1024 * 1024 ? `${limit / 1024} kB` : `${limit / 1024 / 1024} MB`
  return new BodyError(413, 'BODY_TOO_LARGE', `What you sent is larger than ${size}.`)
}

const tooSlow = () =>
  new BodyError(
    408,
    'BODY_TOO_SLOW',
    'What you sent did not arrive in time. Please check your connection and try again.',
  )

const noSpace = () =>
  new BodyError(503, 'UNAVAILABLE', 'Too much is being uploaded right now. Please try again in a moment.')
