import assert from 'node:assert/strict'
import { once } from 'node:events'
import fs from 'node:fs'
import net, { type AddressInfo } from 'node:net'
import path from 'node:path'
import { test, type TestContext } from 'node:test'
import { sql } from 'kysely'
import type { Database } from './platform/database/database'
import { sqlMigrations } from './platform/database/migrate'
import { connectDatabase, openDatabase } from './platform/database/open-database'
import { listeningAt, runCommand, startServer, stopServer } from './testing/server-process'
import type { DatabaseLocation } from './platform/database/open-database'
import { newTestDatabase, onPostgres } from './testing/test-database'

async function environment() {
  const { dataDir, databaseUrl } = await newTestDatabase()
  return { DATA_DIR: dataDir, DATABASE_URL: databaseUrl }
}

function start(t: TestContext, env: Record<string, string | undefined>) {
  const server = startServer(env)
  t.after(() => {
    server.child.kill('SIGKILL')
  })
  return server
}

/** Asserts that the service exits with one plain message and no stack trace. */
async function assertFailsToStart(t: TestContext, env: Record<string, string | undefined>, sentence: RegExp) {
  const server = start(t, env)
  const { code } = await server.ended
  assert.equal(code, 1)
  assert.match(server.output.stderr, sentence)
  assert.doesNotMatch(server.output.stderr, /^\s+at |node:internal|Error:/m)
  return server.output.stderr
}

/** Runs `work` on a database that no service uses at that time; `open` migrates it by default. */
async function onDatabase<T>(
  location: DatabaseLocation,
  work: (database: Database) => Promise<T>,
  open = openDatabase,
): Promise<T> {
  const database = await open(location)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

test('the first start creates both accounts and reports their passwords once; SIGTERM stops it cleanly', async (t) => {
  const env = { ...(await environment()), SEED_CAREERS_PASSWORD: 'a password that was chosen' }
  const first = start(t, env)
  const { port, accounts } = await listeningAt(first)
  assert.deepEqual(
    accounts.map(({ username, role }) => [username, role]),
    [
      ['blogs', 'BLOGS'],
      ['careers', 'CAREERS'],
    ],
  )
  const [blogs, careers] = accounts
  assert.equal(blogs?.password?.length, 24)
  assert.equal(careers?.password, env.SEED_CAREERS_PASSWORD)
  const response = await fetch(`http://127.0.0.1:${port}/api/public/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'blogs', password: blogs?.password }),
  })
  assert.equal(response.status, 200)
  assert.deepEqual(await stopServer(first), { code: 0, signal: null })
  const secret = new RegExp(`${blogs?.password}|${env.SEED_CAREERS_PASSWORD}`)
  assert.doesNotMatch(first.output.stdout + first.output.stderr, secret)

  const second = start(t, env)
  assert.deepEqual(
    (await listeningAt(second)).accounts.map(({ password }) => password),
    [null, null],
  )
  await stopServer(second)
})

test('all invalid environment variables are listed together, without their values', async (t) => {
  const env = {
    API_PORT: '99999',
    SITE_ORIGIN: 'nowhere',
    SITE_TZ: 'Mars/Base',
    SEED_BLOGS_PASSWORD: 'tooshort',
    LOG_LEVEL: 'loud',
  }
  const text = await assertFailsToStart(t, env, /^The configuration cannot be used:/)
  for (const name of Object.keys(env)) assert.match(text, new RegExp(`^  ${name} `, 'm'))
  assert.doesNotMatch(text, /tooshort/)
})

test('a port in use is reported in one sentence', async (t) => {
  const other = net.createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  t.after(() => other.close())
  const { port } = other.address() as AddressInfo
  await assertFailsToStart(
    t,
    { ...(await environment()), API_PORT: String(port) },
    new RegExp(`^Port ${port} .* already in use`),
  )
})

test('an unreachable database is reported in one sentence, without the password', async (t) => {
  const { DATA_DIR } = await environment()
  const env = { DATA_DIR, DATABASE_URL: 'postgres://someone:hunter2@127.0.0.1:1/site' }
  const text = await assertFailsToStart(t, env, /^The database at DATABASE_URL could not be reached/)
  assert.doesNotMatch(text, /hunter2/)
})

test('a failed migration is reported in one sentence with its name and changes nothing', async (t) => {
  const location = await newTestDatabase()
  // It adds columns, so it fails when it runs again; the newest one may not.
  const repeated = '0019-applicant-names-and-phones'
  await onDatabase(location, ({ queries }) =>
    sql`delete from kysely_migration where name >= ${repeated}`.execute(queries),
  )
  const env = { DATA_DIR: location.dataDir, DATABASE_URL: location.databaseUrl }
  await assertFailsToStart(
    t,
    env,
    new RegExp(`^The migration ${repeated} failed, so nothing was migrated: .*already exists`),
  )
  const isRecorded = ({ queries }: Database) =>
    sql`select from kysely_migration where name >= ${repeated}`.execute(queries)
  assert.deepEqual((await onDatabase(location, isRecorded, connectDatabase)).rows, [])
})

test('M11 a command migrates the database and exits, so that it may take longer than a start; errors are one sentence', async () => {
  const env = await environment()
  const migrated = await runCommand('migrate.ts', [], env)
  assert.deepEqual(migrated, { code: 0, stdout: 'The database has the schema of this release.\n', stderr: '' })
  const location = { dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL }
  const { rows } = await onDatabase(
    location,
    ({ queries }) => sql<{ name: string }>`select max(name) as name from kysely_migration`.execute(queries),
    connectDatabase,
  )
  assert.equal(rows[0]?.name, Object.keys(sqlMigrations()).sort().at(-1))
  const unreachable = await runCommand('migrate.ts', [], {
    ...env,
    DATABASE_URL: 'postgres://someone:hunter2@127.0.0.1:1/site',
  })
  assert.equal(unreachable.code, 1)
  assert.match(unreachable.stderr, /^The database at DATABASE_URL could not be reached: [^\n]*\n$/)
  assert.doesNotMatch(unreachable.stderr, /hunter2/)
})

test('the service starts on a database that a newer release has migrated, so that a deployment can be undone', async (t) => {
  const location = await newTestDatabase()
  await onDatabase(location, ({ queries }) =>
    sql`insert into kysely_migration values ('9999-of-a-newer-release', ${new Date().toISOString()})`.execute(queries),
  )
  const server = start(t, { DATA_DIR: location.dataDir, DATABASE_URL: location.databaseUrl })
  await listeningAt(server)
  await stopServer(server)
})

test('an unusable data directory is reported in one sentence', async (t) => {
  const { DATA_DIR } = await environment()
  const file = path.join(DATA_DIR, 'a-file')
  fs.writeFileSync(file, '')
  await assertFailsToStart(t, { DATA_DIR: path.join(file, 'data') }, /^The data directory .* cannot be written to/)
})

test('S15 a backup is made while the service runs, and restores', async (t) => {
  const env = await environment()
  const server = start(t, env)
  const { port } = await listeningAt(server)
  const folder = path.join(env.DATA_DIR, 'backups', 'online')
  const isReady = async () => (await fetch(`http://127.0.0.1:${port}/ready`)).status
  const [made, ready] = await Promise.all([runCommand('backup.ts', ['backup', folder], env), isReady()])
  assert.deepEqual([made.code, made.stderr, ready], [0, '', 200])
  assert.match(made.stdout, /^\d+ rows of \d+ tables, 0 documents, 0 pictures\.$/m)
  const again = await runCommand('backup.ts', ['backup', folder], env)
  assert.deepEqual([again.code, again.stderr.trim()], [1, `${folder} already exists.`])
  assert.equal(await isReady(), 200)
  await stopServer(server)
  const restored = await runCommand('backup.ts', ['restore', folder], await environment())
  assert.deepEqual([restored.code, restored.stdout], [0, made.stdout])
})

if (!onPostgres()) {
  test('S15 a damaged embedded database is reported in one sentence that names the runbook', async (t) => {
    const env = await environment()
    const server = start(t, env)
    await listeningAt(server)
    await stopServer(server)
    fs.writeFileSync(path.join(env.DATA_DIR, 'database', 'postgres', 'global', 'pg_control'), Buffer.alloc(8192))
    const text = await assertFailsToStart(
      t,
      env,
      /^The embedded database in .* is damaged .*docs\/runbooks\/restore\.md/,
    )
    assert.doesNotMatch(text, /Aborted|ASSERTIONS/)
  })
}

test('S7 only the account of the service can read its data; wider permissions are removed at start', async (t) => {
  const env = await environment()
  const { DATA_DIR } = env
  fs.chmodSync(DATA_DIR, 0o755)
  for (const name of ['mail/reset.eml', 'logs/service.log', 'files/quarantine/cv', 'releases/shell/one.js']) {
    fs.mkdirSync(path.dirname(path.join(DATA_DIR, name)), { recursive: true, mode: 0o755 })
    fs.writeFileSync(path.join(DATA_DIR, name), 'x', { mode: 0o644 })
  }
  const server = start(t, env)
  await listeningAt(server)
  await stopServer(server)
  const open = (fs.readdirSync(DATA_DIR, { recursive: true }) as string[])
    .filter((name) => fs.statSync(path.join(DATA_DIR, name)).mode & 0o077)
    .sort()
  assert.deepEqual(open, ['releases', 'releases/shell', 'releases/shell/one.js'])
  assert.equal(fs.statSync(DATA_DIR).mode & 0o777, 0o700)
})

test('D-11 a request in progress gets its response before a stopping service exits', async (t) => {
  const server = start(t, await environment())
  const { port } = await listeningAt(server)
  const body = JSON.stringify({ username: 'blogs', password: 'wrong' })
  const headers = [
    'Host: localhost',
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    'Expect: 100-continue',
  ]
  const socket = net.connect(port, '127.0.0.1').setEncoding('utf8')
  socket.write(`POST /api/public/authenticate HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`)
  const [received] = await once(socket, 'data')
  assert.match(String(received), /100 Continue/, 'the service has the request and waits for its body')
  server.child.kill('SIGTERM')
  await rejected(port)
  socket.write(body)
  const [response] = await once(socket, 'data')
  assert.match(String(response), /^HTTP\/1\.1 401 /)
  assert.deepEqual(await server.ended, { code: 0, signal: null })
})

/** Resolves once the port accepts no new connections. */
async function rejected(port: number): Promise<void> {
  const socket = net.connect(port, '127.0.0.1')
  const accepted = await once(socket, 'connect').then(
    () => true,
    () => false,
  )
  socket.destroy()
  if (accepted) await rejected(port)
}
