import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { glob } from 'tinyglobby'
import { repositoryRoot, type ReleaseName } from '../repository'
import { copyRepository, type RepositoryCopy } from './repository-copy'

/** The fields with the time and author of a build, which differ between builds. */
const ORIGIN = /\/(origin\.json|provenance\.intoto\.json)$/

/**
 * Publishes the same sources from two folders of different depth and name into two stores, and compares every file of
 * every release, including the private source maps (ADR 0097). Returns how many files there are, and the paths of those
 * that differ.
 */
export async function compareTwoFolders(
  parts: readonly ReleaseName[],
): Promise<{ files: number; different: string[] }> {
  const deep = await mkdtemp(join(tmpdir(), 'a folder with spaces and a long name '))
  const copies: RepositoryCopy[] = []
  try {
    for (const parent of [tmpdir(), deep])
      copies.push(await copyRepository(repositoryRoot, { parent, ownPackages: true }))
    const stores: Map<string, string>[] = []
    for (const copy of copies) stores.push(await publishFrom(copy, parts))
    const files = [...new Set(stores.flatMap((store) => [...store.keys()]))]
    return {
      files: files.length,
      different: files.filter((file) => new Set(stores.map((store) => store.get(file))).size > 1),
    }
  } finally {
    for (const copy of copies) await copy.remove()
    await rm(deep, { recursive: true, force: true })
  }
}

/** Publishes the parts from a copy of the repository; returns the hash of each file of the store. */
async function publishFrom(copy: RepositoryCopy, parts: readonly ReleaseName[]): Promise<Map<string, string>> {
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
