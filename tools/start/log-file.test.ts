import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { openLog } from './log-file'

const DAY = 24 * 60 * 60_000
const NOW = Date.parse('2026-03-10T12:00:00Z')

async function logFolder(t: TestContext, files: Record<string, number>) {
  const folder = await mkdtemp(join(tmpdir(), 'logs-'))
  t.after(() => rm(folder, { recursive: true }))
  for (const [name, daysAgo] of Object.entries(files)) {
    await writeFile(join(folder, name), `of ${daysAgo} days ago\n`)
    await utimes(join(folder, name), new Date(), new Date(NOW - daysAgo * DAY))
  }
  return { folder, text: (name: string) => readFile(join(folder, name), 'utf8'), names: () => readdir(folder) }
}

async function endOf(log: ReturnType<typeof openLog>) {
  log.end()
  await once(log, 'finish')
}

test('a line about a visitor is deleted within 30 days, as the privacy notice states', async (t) => {
  const { folder, names } = await logFolder(t, {
    'service.log': 40,
    'service.b.log': 30,
    'service.c.log': 20,
    'shell.log': 40,
  })
  await endOf(openLog(folder, 'service', () => NOW))
  assert.deepEqual(await names(), ['service.c.log', 'service.log', 'shell.log'])
})

test('lines of earlier days are rotated out, those of today stay together', async (t) => {
  const { folder, text, names } = await logFolder(t, { 'service.log': 1, 'shell.log': 0 })
  let now = NOW
  for (const name of ['service', 'shell']) {
    now = NOW
    const log = openLog(folder, name, () => now)
    log.write('today\n')
    now += DAY
    log.write('tomorrow\n')
    await endOf(log)
  }
  assert.equal(await text('service.log'), 'tomorrow\n')
  const rotated = (await names()).filter((name) => !['service.log', 'shell.log'].includes(name))
  assert.deepEqual(await Promise.all(rotated.map(text)), ['of 1 days ago\n', 'today\n', 'of 0 days ago\ntoday\n'])
})

test('S7 only the account that runs the site may read its logs', async (t) => {
  const before = process.umask(0o022)
  t.after(() => process.umask(before))
  const { folder } = await logFolder(t, {})
  const logs = join(folder, 'logs')
  const log = openLog(logs, 'service', () => NOW)
  log.write('today\n')
  await endOf(log)
  const modes = await Promise.all([logs, join(logs, 'service.log')].map((path) => stat(path)))
  assert.deepEqual(
    modes.map(({ mode }) => mode & 0o077),
    [0, 0],
  )
})
