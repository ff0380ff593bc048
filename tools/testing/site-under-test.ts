import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fromRoot } from '../repository'
import { builtReleases } from './built-releases'
import { copyData, seededData } from './seeded-data'

/** Passwords of the seeded staff accounts of a site under test. */
export const staffPasswords = { blogs: 'only-for-tests-blogs', careers: 'only-for-tests-careers' }

/** Time that a fixture may take to start a site of its own, in milliseconds. */
export const SITE_START_TIMEOUT = 180_000

export interface SiteUnderTest {
  url: string
  /** Process id of the supervisor, the parent of the site's processes. */
  pid: number
  /** The site's own folder of releases, database and logs. */
  dataDir: string
  stop: () => Promise<void>
}

/**
 * Starts a whole site as `npm start` does, on a free port, with its own data, from the releases built last. Its
 * embedded database has the sample content already; with another database the site seeds it itself. `prepare` changes the
 * data before the site starts.
 * @throws {Error} with the output of the site when it does not start.
 */
export async function startSiteUnderTest(
  env: Record<string, string> = {},
  prepare?: (dataDir: string) => Promise<void>,
): Promise<SiteUnderTest> {
  if (env.DATABASE_URL) return startWithoutData(env)
  const seeded = await seededData(async (keep) => {
    const site = await startWithoutData()
    await site.end()
    await keep(site.dataDir)
    await site.stop()
  })
  return start(env, async (dataDir) => {
    await copyData(seeded, dataDir)
    await prepare?.(dataDir)
  })
}

/** Like {@link startSiteUnderTest}, as a first start: creates and seeds the database. */
export const startWithoutData = (env: Record<string, string> = {}) => start(env, async () => undefined)

async function start(env: Record<string, string>, fill: (dataDir: string) => Promise<void>) {
  const dataDir = await mkdtemp(join(tmpdir(), 'tekskills-site-'))
  const remove = () => rm(dataDir, { recursive: true, force: true })
  try {
    await fill(dataDir)
    await cp(builtReleases.releasesDir, join(dataDir, 'releases'), { recursive: true }).catch(() => undefined)
    const { url, pid, end } = await startSiteOn(dataDir, env)
    const stop = async () => {
      await end()
      await remove()
    }
    return { url, pid, dataDir, end, stop }
  } catch (error) {
    await remove()
    throw error
  }
}

/**
 * Starts a whole site on a data directory that it leaves as it is; `ended` resolves once its supervisor has exited.
 * @throws {Error} with the output of the site when it does not start.
 */
export async function startSiteOn(dataDir: string, env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [fromRoot('tools', 'bin', 'start.mjs')], {
    cwd: fromRoot(),
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      SEED_BLOGS_PASSWORD: staffPasswords.blogs,
      SEED_CAREERS_PASSWORD: staffPasswords.careers,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit')
  const end = async () => {
    child.kill('SIGTERM')
    await ended
  }
  return { url: await siteUrl(child), pid: child.pid ?? 0, ended, end }
}

/** Resolves with the address once the site prints it. */
function siteUrl(child: ChildProcess) {
  const output: string[] = []
  return new Promise<string>((resolve, reject) => {
    const read = (line: string) => {
      output.push(line)
      const url = /The site runs at (\S+)/.exec(line)?.[1]
      if (url) resolve(url)
    }
    for (const stream of [child.stdout, child.stderr]) if (stream) createInterface({ input: stream }).on('line', read)
    child.once('exit', () => reject(new Error(`The site did not start:\n${output.join('\n')}`)))
  })
}
