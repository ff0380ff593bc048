import { setTimeout as pause } from 'node:timers/promises'
import { applicationWriter } from './kill-applications'
import { blogWriter } from './kill-blogs'
import type { CrashTestClients, CrashTestWriter } from './crash-test-writer'
import { listeningAt, startServer, stopServer, type ServerProcess } from './server-process'
import { signInOver } from './service-client'

const MAX_UPTIME_MS = 2_500
/** Tenths of a second to wait for a first acknowledged write. */
const MAX_WAITS = 200
const password = 'only for killed services'

/**
 * Repeatedly starts the real service on the same data, writes over HTTP, and kills it with SIGKILL at a random time.
 * After each kill every acknowledged write must be stored exactly once, with its file. Throws on the first violation.
 */
export async function killRounds(options: { rounds: number; dataDir: string; databaseUrl?: string }) {
  const env = {
    DATA_DIR: options.dataDir,
    DATABASE_URL: options.databaseUrl,
    SEED_BLOGS_PASSWORD: password,
    SEED_CAREERS_PASSWORD: password,
    LOG_LEVEL: 'error',
  }
  const [blogs, applications] = [blogWriter(), applicationWriter()]
  const writers: CrashTestWriter[] = [blogs, blogs, applications]
  let server: ServerProcess | undefined
  try {
    for (let round = 0; round < options.rounds; round += 1) {
      server = startServer(env)
      const clients = await signIn((await listeningAt(server)).port)
      for (const writer of new Set(writers)) await writer.verify(clients)
      const writing = writers.map((writer) => writer.write(clients))
      await pause(Math.random() * MAX_UPTIME_MS)
      // On a busy machine the kills could all come before the first response, and prove nothing.
      const isLast = round === options.rounds - 1
      for (let waits = 0; isLast && waits < MAX_WAITS && blogs.acknowledged() === 0; waits += 1) await pause(100)
      server.child.kill('SIGKILL')
      await Promise.all([server.ended, ...writing])
    }
    server = startServer(env)
    const clients = await signIn((await listeningAt(server)).port)
    for (const writer of new Set(writers)) await writer.verify(clients)
    await stopServer(server)
    return { blogs: blogs.acknowledged(), applications: applications.acknowledged() }
  } finally {
    server?.child.kill('SIGKILL')
    await server?.ended
  }
}

const signIn = async (port: number): Promise<CrashTestClients> => ({
  blogs: await signInOver(port, 'blogs', password),
  careers: await signInOver(port, 'careers', password),
})
