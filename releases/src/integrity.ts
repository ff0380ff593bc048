import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import type { ReleaseDescriptor } from '@tekskills/shared/contracts/release'

/** Subresource integrity hash of a file's content, in the one algorithm that releases use. */
export const integrityOf = (content: Buffer | string) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`

/** Maximum unpacked size of a file of a release; hashes are compared before signatures, so a file may come from anyone. */
const MAX_FILE_BYTES = 32 * 1024 * 1024

const decompress = { br: promisify(brotliDecompress), gz: promisify(gunzip) }

/** Paths, within the release, of every file for which the descriptor has an integrity hash. */
export const namedBy = ({ files, server, sbom }: ReleaseDescriptor): string[] => [
  ...Object.keys(files).map((file) => `client/${file}`),
  ...(server ? [server.file] : []),
  ...(sbom ? [sbom.file] : []),
]

/** What is wrong with a file of a release, or `null`. A compressed copy is checked against the hash of its original. */
export async function fileProblem(
  { files, server, sbom }: ReleaseDescriptor,
  file: string,
  content: Buffer,
): Promise<string | null> {
  const [, plain = '', encoding] = /^(.*?)(?:\.(br|gz))?$/.exec(file) ?? []
  const beside = [server, sbom].find((each) => each?.file === file)
  const integrity = beside ? beside.integrity : files[plain.replace(/^client\//, '')]?.integrity
  if (!integrity || file.split('/').includes('..')) return 'has no hash'
  const bytes = encoding
    ? await decompress[encoding as 'br' | 'gz'](content, { maxOutputLength: MAX_FILE_BYTES }).catch(() => null)
    : content
  return bytes && integrityOf(bytes) === integrity ? null : 'is not the file that was built'
}

/** What is wrong with a release's files, compressed copies included: missing, altered, or not in its descriptor. */
export async function integrityFindings(folder: string, descriptor: ReleaseDescriptor): Promise<string[]> {
  const findings: string[] = []
  const entries = await readdir(join(folder, 'client'), { recursive: true, withFileTypes: true }).catch(() => [])
  const present = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
  for (const file of new Set([...namedBy(descriptor), ...present])) {
    const content = await readFile(join(folder, file)).catch(() => null)
    const problem = content ? await fileProblem(descriptor, file, content) : 'is missing'
    if (problem) findings.push(`${file} ${problem}`)
  }
  return findings
}
