import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { whoReleases } from './who-releases'

const run = promisify(execFile)

/**
 * Where a release comes from: for people, never for anything that decides. It is stored beside the releases, not in one,
 * whose files all have a hash.
 */
export interface ReleaseOrigin {
  /** Commit that was checked out; absent where the sources are no Git checkout. */
  commit?: string
  /** The sources differed from that commit. */
  dirty?: boolean
  /** When it was built, in ISO 8601. */
  builtAt: string
  builtBy: string
}

/** The origin of what is built now from a checkout. */
export async function currentOrigin(checkout: string): Promise<ReleaseOrigin> {
  const git = async (...words: string[]) => (await run('git', words, { cwd: checkout })).stdout.trim()
  const built = { builtAt: new Date().toISOString(), builtBy: whoReleases() }
  try {
    return { commit: await git('rev-parse', 'HEAD'), dirty: (await git('status', '--porcelain')) !== '', ...built }
  } catch {
    return built
  }
}
