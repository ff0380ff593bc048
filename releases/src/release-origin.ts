import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { releaseAuthor } from './release-author'
import type { ReleaseObjects } from './store/release-objects'

const run = promisify(execFile)

/**
 * Where a release comes from; information for people, on which no decision is based. It is stored beside the releases, not
 * inside one, where every file must have an integrity hash.
 */
export interface ReleaseOrigin {
  /** Commit that was checked out; absent when the sources are not a Git checkout. */
  commit?: string
  /** The sources differed from that commit. */
  dirty?: boolean
  /** When it was built, in ISO 8601. */
  builtAt: string
  builtBy: string
}

/** Folder of a release's origin in the store, and the object in it. */
export const originFolder = (name: string, release: string): string => `origins/${name}/${release}/`
export const originKey = (name: string, release: string): string => `${originFolder(name, release)}origin.json`

/** The recorded origin of a release; undefined when none was recorded. */
export async function readOrigin(
  { read }: Pick<ReleaseObjects, 'read'>,
  name: string,
  release: string,
): Promise<ReleaseOrigin | undefined> {
  const text = await read(originKey(name, release))
  return text && (JSON.parse(text.toString()) as ReleaseOrigin)
}

/** The origin of a release that is built from a checkout now. */
export async function currentOrigin(checkout: string): Promise<ReleaseOrigin> {
  const git = async (...args: string[]) => (await run('git', args, { cwd: checkout })).stdout.trim()
  const built = { builtAt: new Date().toISOString(), builtBy: releaseAuthor() }
  try {
    return { commit: await git('rev-parse', 'HEAD'), dirty: (await git('status', '--porcelain')) !== '', ...built }
  } catch {
    return built
  }
}
