import assert from 'node:assert/strict'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { StaffBlog } from '@tekskills/shared/contracts/http/blogs'
import type { Page } from '@tekskills/shared/contracts/http/lists'
import type { SignedIn } from '@tekskills/shared/contracts/http/session'
import { listeningAt, startServer, stopServer, type ServerProcess } from './server-process'

const WRITERS = 3
const LONGEST_LIFE_MS = 2_500
const password = 'only for killed services'

interface Acknowledged {
  blogs: number
  updates: number
}

/** For each acknowledged blog the description that was acknowledged last, and the one that was on its way. */
type Ledger = Map<string, { version: number; description: string; underWay?: string }>

/**
 * Starts the real service, writes through HTTP, kills it with SIGKILL at a random moment, and does so again on the same
 * data; after each kill every acknowledged write must be there. Throws on the first that is not.
 */
export async function killRounds(options: { rounds: number; databaseUrl?: string }): Promise<Acknowledged> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'tk-kill-'))
  const env = {
    DATA_DIR: dataDir,
    DATABASE_URL: options.databaseUrl,
    SEED_BLOGS_PASSWORD: password,
    LOG_LEVEL: 'error',
  }
  const ledger: Ledger = new Map()
  const count = { blogs: 0, updates: 0 }
  let server: ServerProcess | undefined
  try {
    for (let round = 0; round < options.rounds; round += 1) {
      server = startServer(env)
      const client = await signIn((await listeningAt(server)).port)
      await verify(client, ledger)
      const writers = Array.from({ length: WRITERS }, () => writeUntilGone(client, ledger, count))
      await pause(Math.random() * LONGEST_LIFE_MS)
      server.child.kill('SIGKILL')
      await Promise.all([server.ended, ...writers])
    }
    server = startServer(env)
    await verify(await signIn((await listeningAt(server)).port), ledger)
    await stopServer(server)
    return count
  } finally {
    server?.child.kill('SIGKILL')
    await server?.ended
    fs.rmSync(dataDir, { recursive: true, force: true })
  }
}

type Client = (method: string, url: string, body?: object) => Promise<Response>

async function signIn(port: number): Promise<Client> {
  const send = (method: string, url: string, body?: object, headers = {}) =>
    fetch(`http://127.0.0.1:${port}/api${url}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    })
  const answer = await send('POST', '/public/authenticate', { username: 'blogs', password })
  assert.equal(answer.status, 200)
  const { token } = (await answer.json()) as SignedIn
  return (method, url, body) => send(method, url, body, { authorization: `Bearer ${token}` })
}

/** Adds a blog and changes it, again and again, noting what was acknowledged, until the service is gone. */
async function writeUntilGone(client: Client, ledger: Ledger, count: Acknowledged): Promise<void> {
  try {
    for (let number = 0; ; number += 1) {
      const added = await client('POST', '/blogs', { blogName: `Blog ${number}`, description: 'added' })
      const blog = (await added.json()) as StaffBlog
      assert.equal(added.status, 201)
      const entry: { version: number; description: string; underWay?: string } = { version: 1, description: 'added' }
      ledger.set(blog.id, entry)
      count.blogs += 1
      entry.underWay = `changed ${number}`
      const change = { id: blog.id, version: 1, description: entry.underWay }
      const changed = await client('PUT', '/blogs', change)
      await changed.json()
      assert.equal(changed.status, 200)
      ledger.set(blog.id, { version: 2, description: change.description })
      count.updates += 1
    }
  } catch (error) {
    // The connection broke: what was under way may or may not have been written.
    if (error instanceof assert.AssertionError) throw error
  }
}

async function verify(client: Client, ledger: Ledger): Promise<void> {
  const stored = await readAll(client)
  for (const [id, { description, underWay }] of ledger) {
    const found = stored.get(id)
    assert.ok(found !== undefined, `the acknowledged blog ${id} is missing`)
    assert.ok([description, underWay].includes(found), `blog ${id} says "${found}" instead of "${description}"`)
  }
}

async function readAll(client: Client): Promise<Map<string, string>> {
  const stored = new Map<string, string>()
  for (let page = 0; ; page += 1) {
    const answer = await client('GET', `/blogs/get-allblogs?size=100&sort=blogName&page=${page}`)
    assert.equal(answer.status, 200)
    const { content, last } = (await answer.json()) as Page<StaffBlog>
    for (const { id, description } of content) stored.set(id, description)
    if (last) return stored
  }
}
