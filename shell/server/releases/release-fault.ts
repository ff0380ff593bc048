import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import type { ReleaseDescriptor } from '@tekskills/shared/contracts/release'
import { integrityOf } from './integrity-of'

const decompress = { br: promisify(brotliDecompress), gz: promisify(gunzip) }

/** What the id of a release looks like: never a path. */
export const RELEASE_ID = /^[\w-]{1,64}$/

/** Everything that a descriptor has a hash of, by its path in the release. */
export const namedBy = ({ files, server }: ReleaseDescriptor): string[] => [
  ...Object.keys(files).map((file) => `client/${file}`),
  ...(server ? [server.file] : []),
]

/** What is wrong with a file of a release, or `null`; a compressed copy is held against the hash of what it is a copy of. */
export async function faultOf(
  { files, server }: ReleaseDescriptor,
  file: string,
  content: Buffer,
): Promise<string | null> {
  const [, plain = '', encoding] = /^(.*?)(?:\.(br|gz))?$/.exec(file) ?? []
  const integrity = file === server?.file ? server.integrity : files[plain.replace(/^client\//, '')]?.integrity
  if (!integrity || file.split('/').includes('..')) return 'has no hash'
  const bytes = encoding ? await decompress[encoding as 'br' | 'gz'](content).catch(() => null) : content
  return bytes && integrityOf(bytes) === integrity ? null : 'is not the file that was built'
}
