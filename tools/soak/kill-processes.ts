import assert from 'node:assert/strict'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { CrashTestClients } from '../../api/src/testing/crash-test-writer'
import { applicationWriter } from '../../api/src/testing/kill-applications'
import { blogWriter } from '../../api/src/testing/kill-blogs'
import { createDatabase, startPostgres } from '../../api/src/testing/postgres'
import { signInOver, type ServiceClient } from '../../api/src/testing/service-client'
import { ensureReleases } from '../release/ensure-releases'
import { builtReleases } from '../testing/built-releases'
import { ensurePostgres } from '../testing/ensure-postgres'
import { staffPasswords, startSiteOn } from '../testing/site-under-test'
import { processesBelow } from './site-processes'

// Kills the processes of a whole site in turn, while staff and applicants write through the shell, repeatedly on the same
// data. The site must recover by itself, or once it is restarted, with every acknowledged write.

const [kind = 'embedded', given = '100'] = process.argv.slice(2)
const ROUNDS = Number(given)
const MAX_UPTIME_MS = 2_500
/** Milliseconds within which the site must recover after a kill. */
const RECOVERY_MS = 60_000

type Site = Awaited<ReturnType<typeof startSiteOn>>

await ensureReleases({ ...builtReleases, log: console.log })
if (kind === 'postgres') await ensurePostgres()
const server = kind === 'postgres' ? await startPostgres() : undefined
const dataDir = await mkdtemp(join(tmpdir(), 'tk-kill-site-'))
await cp(builtReleases.releasesDir, join(dataDir, 'releases'), { recursive: true })
const env: Record<string, string> = {
  SEED_CONTENT: 'false',
  LOG_LEVEL: 'error',
  // Each applicant has an IP address of their own.
  TRUST_PROXY: 'loopback',
  ...(server && { DATABASE_URL: (await createDatabase(server.url)).replace('@/', '@localhost/') }),
}

/** Kills what the key names with SIGKILL; the supervisor, unless killed too, restarts the processes that it runs. */
const kills: Record<string, (site: Site) => Promise<unknown>> = {
  service: (site) => killBelow(site, 'service'),
  shell: (site) => killBelow(site, 'shell'),
  ...(server && { database: () => server.crash() }),
  supervisor: async (site) => {
    const [any] = await processesBelow(site.pid)
    process.kill(any?.parent ?? assert.fail('There is no supervisor.'), 'SIGKILL')
  },
  everything: async (site) => {
    const running = await processesBelow(site.pid)
    for (const pid of new Set([...running.map(({ parent }) => parent), ...running.map(({ pid: each }) => each)]))
      process.kill(pid, 'SIGKILL')
  },
}

async function killBelow(site: Site, what: 'service' | 'shell') {
  const running = (await processesBelow(site.pid)).find((each) => each.kind === what)
  process.kill(running?.pid ?? assert.fail(`There is no ${what}.`), 'SIGKILL')
}

/** A client that stops writing once the site has responded that it is down, or once `isOver` is true. */
const interruptible =
  (client: ServiceClient, isOver: () => boolean): ServiceClient =>
  async (...sent) => {
    if (isOver()) throw new Error('The round is over.')
    const response = await client(...sent)
    if (response.status === 503 && response.headers.get('retry-after')) throw new Error('The site is down.')
    return response
  }

const portOf = (site: Site) => Number(new URL(site.url).port)
const signIn = async (site: Site): Promise<CrashTestClients> => ({
  blogs: await signInOver(portOf(site), 'blogs', staffPasswords.blogs),
  careers: await signInOver(portOf(site), 'careers', staffPasswords.careers),
})

/** Waits until pages and lists are served. @throws {Error} if that takes too long. */
async function recover(site: Site): Promise<void> {
  const works = async (path: string) => (await fetch(site.url + path).catch(() => undefined))?.status === 200
  for (const end = Date.now() + RECOVERY_MS; ;) {
    if ((await works('/api/public/user/get-allblogs?size=1')) && (await works('/resources/blogs'))) return
    if (Date.now() > end) throw new Error(`The site has not recovered within ${RECOVERY_MS / 1000} s.`)
    await pause(100)
  }
}

/** Waits until the processes of a site whose supervisor was killed have ended, as an operator would before a restart. */
async function allEnded(site: Site, processes: readonly number[]): Promise<void> {
  await site.ended
  const isRunning = (pid: number) => {
    try {
      return process.kill(pid, 0)
    } catch {
      return false
    }
  }
  while (processes.some(isRunning)) await pause(50)
}

const [blogs, applications] = [blogWriter(), applicationWriter()]
const writers = [blogs, blogs, applications]
const counts = new Map<string, number>()
let site: Site | undefined
let slowest = 0

/** A summary of the kills so far, and of what was acknowledged and verified. */
const found = (rounds: number) => {
  const kinds = [...counts].map(([name, count]) => `${count} × ${name}`).join(', ')
  return (
    `${rounds} kills on ${kind} (${kinds}): ${blogs.acknowledged()} writes and ${applications.acknowledged()} uploads ` +
    `acknowledged, none lost or duplicated; slowest recovery without a restart ${(slowest / 1000).toFixed(1)} s`
  )
}

const verify = async (clients: CrashTestClients) => {
  for (const writer of new Set(writers)) await writer.verify(clients)
}

try {
  const targets = Object.entries(kills)
  for (let round = 0; round < ROUNDS; round += 1) {
    site ??= await startSiteOn(dataDir, env)
    await recover(site)
    const clients = await signIn(site)
    await verify(clients)
    if (round > 0 && round % 10 === 0) console.log(`  ${found(round)}`)
    let isOver = false
    const writing: CrashTestClients = {
      blogs: interruptible(clients.blogs, () => isOver),
      careers: interruptible(clients.careers, () => isOver),
    }
    const written = Promise.all(writers.map((writer) => writer.write(writing)))
    // It is awaited after the kill; an unexpected response before the kill makes this check fail at that point.
    written.catch(() => undefined)
    await pause(Math.random() * MAX_UPTIME_MS)
    const [name, kill] = targets[round % targets.length] ?? assert.fail()
    const processes = (await processesBelow(site.pid)).map(({ pid }) => pid)
    const start = performance.now()
    await kill(site)
    isOver = true
    await written
    counts.set(name, (counts.get(name) ?? 0) + 1)
    if (name === 'supervisor' || name === 'everything') {
      await allEnded(site, processes)
      site = undefined
      continue
    }
    await recover(site)
    slowest = Math.max(slowest, performance.now() - start)
  }
  site ??= await startSiteOn(dataDir, env)
  await recover(site)
  await verify(await signIn(site))
  console.log(found(ROUNDS))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await site?.end()
  await server?.stop()
  await rm(dataDir, { recursive: true, force: true })
}
