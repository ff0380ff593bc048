/** @jest-environment node */
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import fastify from 'fastify'
import { integrityOf } from '@tekskills/releases/integrity'
import type { ReleaseBucket } from '@tekskills/releases/store/release-bucket'
import { releaseFiles } from './release-files'
import { createReleaseMirror } from '@tekskills/releases/store/release-mirror'

let root = ''
beforeEach(async () => (root = await mkdtemp(join(tmpdir(), 'mirror-'))))
afterEach(() => rm(root, { recursive: true }))

/** A bucket in memory; `readKeys` are the keys that were read. */
function bucketInMemory() {
  const objects = new Map<string, Buffer>()
  const readKeys: string[] = []
  let isDown = false
  let polls = 0
  const tagOf = (content: Buffer) => integrityOf(content)
  const bucket: Pick<ReleaseBucket, 'read' | 'readIfChanged' | 'list'> = {
    async read(key) {
      readKeys.push(key)
      return objects.get(key)
    },
    async readIfChanged(key, etag) {
      polls += 1
      if (isDown) throw new Error('no response')
      const content = objects.get(key)
      if (!content) return undefined
      return tagOf(content) === etag ? 'unchanged' : { content, etag: tagOf(content) }
    },
    list: async (prefix) =>
      [...objects.keys()].filter((key) => key.startsWith(prefix)).map((key) => ({ key, storedAt: 0 })),
  }
  const put = (key: string, content: string | Buffer) => objects.set(key, Buffer.from(content))
  return {
    bucket: bucket as ReleaseBucket,
    readKeys,
    put,
    goDown: () => (isDown = true),
    /** How often the registry was polled. */
    polls: () => polls,
    publish(name: string, release: string, text = `${name} ${release}`) {
      const files = { 'entry.js': { integrity: integrityOf(text), bytes: text.length } }
      const descriptor = {
        schema: 1,
        name,
        release,
        files,
        server: { file: 'server.cjs', integrity: integrityOf(text) },
      }
      put(`${name}/${release}/client/entry.js`, text)
      put(`${name}/${release}/client/entry.js.gz`, gzipSync(text))
      put(`${name}/${release}/server.cjs`, text)
      put(`${name}/${release}/release.json`, JSON.stringify(descriptor))
    },
    promote(live: string, previous: string[] = []) {
      const remotes = { 'remote-public': { live, previous } }
      put('registry.json', JSON.stringify({ schema: 1, shell: { live: 's1', previous: [] }, remotes }))
    },
  }
}

/** A bucket with a shell and four releases of a remote, the second of them live. */
function filledBucket() {
  const filled = bucketInMemory()
  filled.publish('shell', 's1')
  for (const release of ['p1', 'p2', 'p3', 'p4']) filled.publish('remote-public', release)
  filled.promote('p2', ['p1'])
  return filled
}

const released = async () => (await readdir(join(root, 'remote-public')).catch(() => [])).sort()
const live = async () => JSON.parse(await readFile(join(root, 'registry.json'), 'utf8')).remotes['remote-public'].live
const waitUntil = async (condition: () => Promise<boolean>) => {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 20))
}

function mirror(bucket: ReleaseBucket) {
  const reports: string[] = []
  const onReplaced = jest.fn()
  const options = { bucket, root, onReplaced, report: (message: string) => void reports.push(message) }
  return { ...createReleaseMirror(options), reports, onReplaced }
}

test('releases in the registry are copied, and a new registry is written after its releases', async () => {
  const filled = filledBucket()
  const { start, stop, reports, onReplaced } = mirror(filled.bucket)
  await start()
  expect(onReplaced).toHaveBeenCalledTimes(1)
  expect([await live(), await released(), await readdir(join(root, 'shell'))]).toEqual(['p2', ['p1', 'p2'], ['s1']])
  expect(await readFile(join(root, 'remote-public', 'p2', 'client', 'entry.js'), 'utf8')).toBe('remote-public p2')
  filled.promote('p3', ['p2', 'p1'])
  await waitUntil(async () => (await live()) === 'p3')
  expect(await released()).toEqual(['p1', 'p2', 'p3'])
  await waitUntil(async () => onReplaced.mock.calls.length === 2)
  expect(reports).toEqual([])
  await stop()
})

test.each([
  ['a script', 'client/entry.js', 'other'],
  ['a compressed copy', 'client/entry.js.gz', gzipSync('other')],
  ['the server build', 'server.cjs', 'other'],
  ['a file that has no hash', 'client/extra.js', 'other'],
])('a release that was altered in the bucket is rejected: %s', async (_what, file, content) => {
  const filled = filledBucket()
  filled.put(`remote-public/p2/${file}`, content)
  const { start, stop, reports } = mirror(filled.bucket)
  await start()
  await stop()
  expect(await released()).toEqual(['p1'])
  expect(reports).toEqual([expect.stringContaining(file)])
  expect((await readdir(root)).filter((name) => name.startsWith('.mirror'))).toEqual([])
})

test.each(['../outside', '..', '.', ''])(
  'a registry whose part has the path %j as its name removes and writes nothing outside the copies',
  async (name) => {
    const filled = filledBucket()
    const store = join(root, 'store')
    const old = new Date(Date.now() - 30 * 86_400_000)
    for (const folder of [join(root, 'outside', 'kept'), join(store, 'remote-public', 'p1')]) {
      await mkdir(folder, { recursive: true })
      for (const each of [folder, join(folder, '..')]) await utimes(each, old, old)
    }
    filled.publish(name, 'x1')
    const entry = { live: 'x1', previous: [] }
    const forged = { schema: 1, shell: { live: 's1', previous: [] }, remotes: { [name]: entry }, newcomers: {} }
    filled.put('registry.json', JSON.stringify(forged))
    const reports: string[] = []
    const report = (message: string) => void reports.push(message)
    const { start, stop } = createReleaseMirror({ bucket: filled.bucket, root: store, onReplaced: () => {}, report })
    await start()
    await stop()
    expect(await readdir(root)).toEqual(['outside', 'store'])
    expect(await readdir(join(root, 'outside'))).toEqual(['kept'])
    expect(await readdir(store)).toEqual(['remote-public'])
    expect(reports[0]).toContain('registry.json')
  },
)

test('a release that was not copied yet is fetched once when a tab requests its file; missing ones are not requested again', async () => {
  const filled = filledBucket()
  const { start, stop, fetchRelease } = mirror(filled.bucket)
  await start()
  const app = fastify()
  await app.register(releaseFiles, { root, shellRelease: () => 's1', fetchRelease })
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  const get = async (path: string) => {
    const response = await fetch(`${origin}/remotes/${path}`, { headers: { connection: 'close' } })
    return [response.status, response.ok && (await response.text())]
  }
  const responses = await Promise.all([1, 2, 3].map(() => get('remote-public/p4/entry.js')))
  expect(responses).toEqual(Array(3).fill([200, 'remote-public p4']))
  const keys = filled.readKeys.filter((key) => key.startsWith('remote-public/p4/'))
  expect(keys.length).toBe(new Set(keys).size)

  const before = filled.readKeys.length
  for (const path of ['remote-public/p9/entry.js', 'remote-public/p9/other.js', 'remote-other/p1/entry.js'])
    expect(await get(path)).toEqual([404, false])
  expect(filled.readKeys.slice(before)).toEqual(['remote-public/p9/release.json'])
  await app.close()
  await stop()
})

test.each(['page.html', 'picture.svg', 'feed.xml'])('no script runs in a document of a release: %s', async (file) => {
  const folder = join(root, 'remote-public', 'p1', 'client')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, file), '<script>alert(1)</script>')
  await writeFile(join(folder, `${file}.gz`), gzipSync('<script>alert(1)</script>'))
  const app = fastify()
  await app.register(releaseFiles, { root, shellRelease: () => 's1' })
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  const answers: unknown[] = []
  for (const encoding of ['identity', 'gzip']) {
    const headers = { 'accept-encoding': encoding, connection: 'close' }
    const response = await fetch(`${origin}/remotes/remote-public/p1/${file}`, { headers })
    answers.push([await response.text(), response.headers.get('content-security-policy')])
  }
  await app.close()
  const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
  expect(answers).toEqual(Array(2).fill(['<script>alert(1)</script>', policy]))
})

test('a release that is damaged in the bucket is read once, however often tabs request it', async () => {
  const filled = filledBucket()
  filled.put('remote-public/p4/client/entry.js', 'other')
  const { start, stop, fetchRelease } = mirror(filled.bucket)
  await start()
  await expect(fetchRelease('remote-public', 'p4')).rejects.toThrow(/entry\.js/)
  const before = filled.readKeys.length
  expect(await fetchRelease('remote-public', 'p4')).toBe(false)
  expect(filled.readKeys.slice(before)).toEqual([])
  await stop()
})

test('a copy that the registry no longer references is removed after a week, and not before', async () => {
  const filled = filledBucket()
  const { start, stop } = mirror(filled.bucket)
  await start()
  const eightDaysAgo = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000)
  for (const release of ['p1', 'p2']) await utimes(join(root, 'remote-public', release), eightDaysAgo, eightDaysAgo)
  filled.promote('p4', ['p3', 'p2'])
  await waitUntil(async () => (await released()).join() === 'p2,p3,p4')
  filled.promote('p4')
  await waitUntil(async () => (await released()).join() === 'p3,p4')
  await stop()
})

test('while the bucket is down a server starts with its existing copies, and without any it waits', async () => {
  const filled = filledBucket()
  const first = mirror(filled.bucket)
  await first.start()
  await first.stop()
  filled.goDown()
  const second = mirror(filled.bucket)
  await second.start()
  // Polled several times, and reported once.
  const before = filled.polls()
  await waitUntil(async () => filled.polls() > before + 2)
  await second.stop()
  expect([await live(), await released()]).toEqual(['p2', ['p1', 'p2']])
  expect(second.reports).toEqual([expect.stringContaining('no response')])
  await rm(join(root, 'registry.json'))
  const third = mirror(filled.bucket)
  await third.start()
  await third.stop()
  expect(third.reports).toContainEqual(expect.stringContaining('has no registry yet'))
})
