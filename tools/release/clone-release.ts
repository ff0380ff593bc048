import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { glob } from 'tinyglobby'
import type { ReleaseDescriptor } from '@tekskills/shared/contracts/release'
import type { ReleaseName } from '../repository'
import { integrityOf } from '@tekskills/releases/integrity'
import type { releaseStore } from '@tekskills/releases/store/release-store'

interface CloneOptions {
  store: ReturnType<typeof releaseStore>
  name: ReleaseName
  /** Release to copy; it must be in the store. */
  from: string
  /** Release id of the copy: letters, digits and underscores, because it becomes part of identifiers in the code. */
  to: string
  /** Changes a text file of the copy; `file` is its path in the release, such as `server.cjs`. */
  edit?: (file: string, text: string) => string
}

/**
 * Copies a release under another id, as if it had been built with that id: replaces the id in all files and updates the
 * hashes in `release.json`. Returns the folder of the copy.
 */
export async function cloneRelease({ store, name, from, to, edit = (_file, text) => text }: CloneOptions) {
  const folder = store.folderOf(name, to)
  // Compressed copies would have the old text; without them the server sends the plain files.
  const isPlain = (path: string) => !/\.(br|gz)$/.test(path)
  await rm(folder, { recursive: true, force: true })
  await cp(store.folderOf(name, from), folder, { recursive: true, filter: isPlain })
  for (const file of await glob('**/*.{js,cjs,json}', { cwd: folder })) {
    const text = await readFile(join(folder, file), 'utf8')
    await writeFile(join(folder, file), edit(file, text.replaceAll(from, to)))
  }
  await rehashRelease(folder)
  return folder
}

/**
 * Updates the hashes of a release from its files: in `release.json`, and in the entry, which contains the hash of every
 * chunk.
 */
export async function rehashRelease(folder: string): Promise<void> {
  const path = join(folder, 'release.json')
  const descriptor = JSON.parse(await readFile(path, 'utf8')) as ReleaseDescriptor
  const { entry, files, server, sbom } = descriptor
  const clientFile = (file: string) => join(folder, 'client', file)
  let entryText = await readFile(clientFile(entry), 'utf8')
  const describe = (file: string, content: Buffer) => {
    const integrity = integrityOf(content)
    const before = files[file]?.integrity
    if (before) entryText = entryText.replaceAll(before, integrity)
    files[file] = { integrity, bytes: content.length }
  }
  for (const file of Object.keys(files)) if (file !== entry) describe(file, await readFile(clientFile(file)))
  await writeFile(clientFile(entry), entryText)
  describe(entry, Buffer.from(entryText))
  for (const beside of [server, sbom])
    if (beside) beside.integrity = integrityOf(await readFile(join(folder, beside.file)))
  await writeFile(path, JSON.stringify(descriptor, null, 2))
}
