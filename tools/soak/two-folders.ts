import { createHash } from 'node:crypto'
import { readFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { glob } from 'tinyglobby'
import { remoteNames, repositoryRoot, type ReleaseName } from '../repository'
import { copyRepository, type RepositoryCopy } from '../testing/repository-copy'

// The same sources, published from two folders of different depth and name into two stores: every file of every release is
// the same, byte by byte, and so are the private source maps.

/** When and by whom a release was built, which two builds do not share. */
const ORIGIN = /\/(origin\.json|provenance\.intoto\.json)$/
const [part] = process.argv.slice(2)
const parts = part ? [part as ReleaseName] : (['shell', ...remoteNames] as const)

/** Publishes the parts from a copy of the repository; returns the hash of each file of the store. */
async function publishFrom(copy: RepositoryCopy): Promise<Map<string, string>> {
  const store = await mkdtemp(join(tmpdir(), 'store-'))
  try {
    for (const name of parts) await copy.publish(name, store)
    const files = await glob('*/**', { cwd: store, dot: true })
    const hashes = files
      .filter((file) => !ORIGIN.test(file))
      .map(async (file): Promise<[string, string]> => [file, await hashOf(join(store, file))])
    return new Map(await Promise.all(hashes))
  } finally {
    await rm(store, { recursive: true, force: true })
  }
}

const hashOf = async (file: string) =>
  createHash('sha256')
    .update(await readFile(file))
    .digest('hex')

const deep = await mkdtemp(join(tmpdir(), 'a folder with spaces and a long name '))
const copies: RepositoryCopy[] = []
try {
  for (const parent of [tmpdir(), deep])
    copies.push(await copyRepository(repositoryRoot, { parent, ownPackages: true }))
  const [one = new Map(), other = new Map()] = [
    await publishFrom(copies[0] as RepositoryCopy),
    await publishFrom(copies[1] as RepositoryCopy),
  ]
  const different = [...new Set([...one.keys(), ...other.keys()])].filter((file) => one.get(file) !== other.get(file))
  for (const file of different) console.log(`${file} differs`)
  if (different.length > 0 || one.size === 0) process.exitCode = 1
  console.log(`${parts.join(', ')} from two folders: ${different.length} of ${one.size} files differ`)
} finally {
  for (const copy of copies) await copy.remove()
  await rm(deep, { recursive: true, force: true })
}
