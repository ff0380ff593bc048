import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import type { FastifyBaseLogger } from 'fastify'
import { invalidField, ProblemError } from '../http/problems/problem-error'
import type { ScannerAddress } from '../config/files-config'

/** Looks through a file before it is kept; `field` is the part of the form that it came in. */
export type VirusScan = (field: string, content: Buffer) => Promise<void>

const ANSWER_LIMIT_MS = 30_000
const RETRY_SECONDS = 30

/**
 * Has clamd look through every file. Throws 422 `VIRUS` for one that it knows, and 503 when it does not answer: a file
 * that nobody looked through is not kept (AT-89). Without a scanner nothing is looked through.
 */
export const createVirusScan =
  (scanner: ScannerAddress | undefined, log: FastifyBaseLogger): VirusScan =>
  async (field, content) => {
    if (!scanner || content.length === 0) return
    const answer = await askClamd(scanner, content).catch((err: unknown) => {
      log.error({ err }, 'the virus scanner does not answer')
      throw unchecked()
    })
    if (answer.endsWith(' FOUND')) throw invalidField(field, 'VIRUS', 'The selected file contains a virus.')
    if (answer.endsWith(' OK')) return
    log.error({ answer }, 'the virus scanner could not look through a file')
    throw unchecked()
  }

/** Its command INSTREAM: the length of a piece, the piece, and a length of zero; it answers one line and hangs up. */
async function askClamd(scanner: ScannerAddress, content: Buffer): Promise<string> {
  const socket = connect(scanner)
  socket.setTimeout(ANSWER_LIMIT_MS, () => socket.destroy(new Error(`no answer within ${ANSWER_LIMIT_MS} ms`)))
  const answer = text(socket)
  socket.write('zINSTREAM\0')
  socket.write(lengthOf(content.length))
  socket.write(content)
  socket.write(lengthOf(0))
  return (await answer).replace(/[\0\s]+$/, '')
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
    'The file could not be checked for viruses, so it was not kept. Try again later.',
    {
      headers: { 'retry-after': String(RETRY_SECONDS) },
    },
  )
