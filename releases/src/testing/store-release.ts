import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { integrityOf } from '../integrity'

/** Server build of a shell that has no pages. */
export const SHELL_BUILD = 'exports.createPages = async () => ({}); exports.createSiteMap = () => () => undefined'

/**
 * Writes a release with this server build, or with none, into a store; `damaged`, if given, replaces the content of its
 * file.
 */
export async function storeRelease(root: string, name: string, release: string, code?: string, damaged = code) {
  const folder = join(root, name, release)
  await mkdir(folder, { recursive: true })
  const server = code === undefined ? undefined : { file: 'server.cjs', integrity: integrityOf(code) }
  const descriptor = {
    schema: 1,
    name,
    release,
    routes: [],
    requires: {},
    files: {},
    chunks: {},
    entry: 'container.js',
    server,
  }
  await writeFile(join(folder, 'release.json'), JSON.stringify(descriptor))
  if (damaged !== undefined) await writeFile(join(folder, 'server.cjs'), damaged)
}
