import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import type { FastifyBaseLogger } from 'fastify'
import type { ScannerAddress } from '../config/files-config'
import { invalidField, ProblemError } from '../http/problems/problem-error'

/** Scans a file before it is stored; `field` is its form part. */
export type VirusScan = (field: string, content: Buffer) => Promise<void>

const TIMEOUT_MS = 30_000
const RETRY_SECONDS = 30

/**
 * Scans every file with clamd. Throws 422 `VIRUS` for a known virus, and 503 if clamd is unreachable: a file that was
 * not scanned is not stored. Without a configured scanner nothing is scanned.
 */
export const createVirusScan =
  (scanner: ScannerAddress | undefined, log: FastifyBaseLogger): VirusScan =>
  async (field, content) => {
    if (!scanner || content.length === 0) return
    const response = await scanWithClamd(scanner, content).catch((err: unknown) => {
      log.error({ err }, 'the virus scanner is unreachable')
      throw unchecked()
    })
    if (response.endsWith(' FOUND'))
      throw invalidField(field, 'VIRUS', 'This file contains a virus. Choose another file.')
    if (response.endsWith(' OK')) return
    log.error({ response }, 'the virus scanner could not scan a file')
    throw unchecked()
  }

/**
 * The clamd command INSTREAM: length and content of each chunk, then a length of zero; clamd replies with one line and
 * closes the connection.
 */
async function scanWithClamd(scanner: ScannerAddress, content: Buffer): Promise<string> {
  const socket = connect(scanner)
  socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error(`no response within ${TIMEOUT_MS} ms`)))
  const response = text(socket)
  socket.write('zINSTREAM\0')
  socket.write(lengthOf(content.length))
  socket.write(content)
  socket.write(lengthOf(0))
  return (await response).replace(/(?<![\0\s])[\0\s]+$/, '')
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes)
  return length
}

const unchecked = () =>
  new ProblemError(
    503,
    'UNAVAILABLE',
    'This file could not be scanned for viruses, so it was not saved. Try again later.',
    {
      headers: { 'retry-after': String(RETRY_SECONDS) },
    },
  )
