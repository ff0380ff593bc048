import { execFileSync, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { postgresFolder, unprivilegedUser } from './postgres-binaries'

const START_LIMIT_MS = 20_000

const SERVER_SETTINGS = ['listen_addresses=', 'fsync=off', 'full_page_writes=off'].flatMap((each) => ['-c', each])

export interface TestServer {
  /** URL of its maintenance database; {@link createDatabase} creates others on the same server. */
  url: string
  /** Kills the server with SIGKILL and starts it again on the same data; resolves once it accepts connections. */
  crash(): Promise<void>
  stop(): Promise<void>
}

/** Starts a PostgreSQL server in a temporary directory, reachable only over a unix socket in it. */
export async function startPostgres(): Promise<TestServer> {
  const binaries = postgresFolder()
  const user = unprivilegedUser()
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'tk-pg-'))
  if (user.uid !== undefined) fs.chownSync(directory, user.uid, user.gid ?? user.uid)
  const options = { ...user, cwd: directory, stdio: 'ignore' } as const
  const data = path.join(directory, 'data')
  const settings = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync']
  execFileSync(path.join(binaries, 'initdb'), ['-D', data, ...settings], options)
  // Only a socket: not reachable over the network, and no port collisions. What is written need not survive a crash of the
  // machine, only one of the server.
  const start = () => spawn(path.join(binaries, 'postgres'), ['-D', data, '-k', directory, ...SERVER_SETTINGS], options)
  let server = start()
  const url = `postgresql://postgres@/postgres?host=${encodeURIComponent(directory)}`
  const stop = async () => {
    if (server.exitCode === null && server.kill('SIGINT')) await once(server, 'exit')
    fs.rmSync(directory, { recursive: true, force: true })
  }
  const crash = async () => {
    if (server.kill('SIGKILL')) await once(server, 'exit')
    // Its backends exit by themselves, and while one runs, the server does not start.
    for (const end = Date.now() + START_LIMIT_MS; ;) {
      server = start()
      const exit = once(server, 'exit').then(() => 'exited')
      const outcome = await Promise.race([exit, responses(url).then(() => 'responds', String)])
      if (outcome === 'responds') return
      if (Date.now() > end) throw new Error(`PostgreSQL does not start again: ${outcome}`)
      await pause(100)
    }
  }
  try {
    await responses(url)
  } catch (error) {
    await stop()
    throw error
  }
  return { url, crash, stop }
}

/** Creates an empty database on the server of `url`. Returns its URL. */
export async function createDatabase(url: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await run(url, `create database ${name}`)
  return withDatabase(url, name)
}

/** Drops a database of {@link createDatabase}, even while clients are connected to it. */
export async function dropDatabase(url: string): Promise<void> {
  const name = new URL(url.replace('@/', '@localhost/')).pathname.slice(1)
  await run(withDatabase(url, 'postgres'), `drop database if exists ${name} with (force)`)
}

const withDatabase = (url: string, name: string) => url.replace(/\/[^/?]*(\?|$)/, `/${name}$1`)

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

async function responses(url: string): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS
  for (;;) {
    try {
      return await run(url, 'select 1')
    } catch (error) {
      if (Date.now() > deadline) throw error
      await pause(100)
    }
  }
}
