import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { followListing } from './follow-listing'

const page = (path: string) => ({ path, title: path, description: '', keywords: '', image: '' })
const registry = (live: string) => ({ schema: 1, remotes: { 'remote-public': { live, previous: [] } } })

const routes = [
  { pattern: '/', access: 'visitor' },
  { pattern: '/search', access: 'visitor' },
  { pattern: '/blog/:name', access: 'visitor' },
  { pattern: '/dashboard', access: 'staff' },
]

/** A release store in memory, followed from the start. */
async function followed(objects: Record<string, unknown>) {
  const reports: string[] = []
  let changes = 0
  const { current, stop } = await followListing({
    read: (key) => Promise.resolve(key in objects ? Buffer.from(JSON.stringify(objects[key])) : undefined),
    onChange: () => (changes += 1),
    report: (message) => reports.push(message),
  })
  const paths = () => current().pages.map(({ path }) => path)
  const untilPaths = async (expected: string[]) => {
    for (let left = 100; left > 0 && paths().join() !== expected.join(); left -= 1) await wait(20)
    assert.deepEqual(paths(), expected)
  }
  return { paths, untilPaths, current, stop, reports, changes: () => changes }
}

test('MT-06 the pages and retired paths are those of the live releases, and follow a promotion and a rollback', async () => {
  const objects: Record<string, unknown> = {
    'registry.json': registry('a1'),
    'remote-public/a1/release.json': { release: 'a1', pages: [page('/')], retired: [], routes },
    'remote-public/b2/release.json': {
      release: 'b2',
      pages: [page('/'), page('/new')],
      retired: [{ pattern: '/old', successor: '/new' }],
    },
  }
  const site = await followed(objects)
  try {
    assert.deepEqual(site.paths(), ['/'])
    assert.deepEqual(site.current().visitorPaths, ['/', '/search'])
    objects['registry.json'] = registry('b2')
    await site.untilPaths(['/', '/new'])
    assert.deepEqual(site.current().retired, [{ pattern: '/old', successor: '/new' }])
    objects['registry.json'] = registry('a1')
    await site.untilPaths(['/'])
    assert.equal(site.changes(), 3)
  } finally {
    site.stop()
  }
})

test('a release that cannot be read leaves what was known, and is reported once', async () => {
  const objects: Record<string, unknown> = {
    'registry.json': registry('a1'),
    'remote-public/a1/release.json': { release: 'a1', pages: [page('/')] },
  }
  const site = await followed(objects)
  try {
    objects['registry.json'] = registry('lost')
    await wait(600)
    assert.deepEqual(site.paths(), ['/'])
    assert.deepEqual(site.reports, ['the live releases cannot be followed: remote-public lost has no release.json'])
    objects['remote-public/lost/release.json'] = { release: 'lost' }
    await site.untilPaths([])
  } finally {
    site.stop()
  }
})
