import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

export type Encoding = 'br' | 'gzip' | 'identity'

const MIN_BYTES = 1_024
const QUALITY = 6

/** The best encoding for a body of `bytes` bytes that the client's `Accept-Encoding` allows. */
export function encodingFor(bytes: number, accepted = ''): Encoding {
  if (bytes < MIN_BYTES || accepted === '') return 'identity'
  if (accepts(accepted, 'br')) return 'br'
  return accepts(accepted, 'gzip') ? 'gzip' : 'identity'
}

function accepts(accepted: string, name: string): boolean {
  if (!accepted.includes(name)) return false
  return accepted.split(',').some((part) => part.trim().startsWith(name) && !/;\s*q=0(\.0*)?\s*$/.test(part))
}

export function compress(plain: Buffer, encoding: Encoding): Buffer | Promise<Buffer> {
  if (encoding === 'identity') return plain
  return encoding === 'gzip' ? zip(plain) : brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })
}
