import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

export type Encoding = 'br' | 'gzip' | 'identity'

const MIN_BYTES = 1_024
const QUALITY = 6

/** The best encoding that a client takes, by its `Accept-Encoding`, for a body of so many bytes. */
export function encodingFor(bytes: number, accepted = ''): Encoding {
  if (bytes < MIN_BYTES || accepted === '') return 'identity'
  if (takes(accepted, 'br')) return 'br'
  return takes(accepted, 'gzip') ? 'gzip' : 'identity'
}

function takes(accepted: string, name: string): boolean {
  if (!accepted.includes(name)) return false
  return accepted.split(',').some((part) => part.trim().startsWith(name) && !/;\s*q=0(\.0*)?\s*$/.test(part))
}

export function compress(plain: Buffer, encoding: Encoding): Buffer | Promise<Buffer> {
  if (encoding === 'identity') return plain
  return encoding === 'gzip' ? zip(plain) : brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })
}
