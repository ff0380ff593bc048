import assert from 'node:assert/strict'
import { test } from 'node:test'
import { matchRoutes } from 'react-router-dom'
import type { PageHandle } from '@tekskills/shared/contracts/remote-manifest'
import { listPages } from './describe-release'
import { readFacts } from './remote-facts'
import { readSources } from './remote-sources'

/** Patterns of pages whose canonical address is another one (RT-11). */
const OTHER_ADDRESSES = ['/tekdatanova/:parent/:name']
const PUBLIC = ['remote-public', 'remote-tekdatanova'] as const

test('MT-06 a release lists each of its fixed public pages once, with the head of the page', async () => {
  const pages = (await Promise.all(PUBLIC.map(readFacts))).flatMap((facts) => facts.pages)
  assert.equal(new Set(pages.map(({ path }) => path)).size, pages.length)
  const byPath = new Map(pages.map((page) => [page.path, page]))
  assert.match(byPath.get('/services/cloud')?.title ?? '', /Cloud/)
  for (const hidden of ['/login', '/search', '/pagenotfound', '/blog/:blogName']) assert.ok(!byPath.has(hidden), hidden)
})

test('MT-06 the addresses of a pattern with a parameter come from the service or from the listing', async () => {
  for (const name of PUBLIC) {
    const { manifest, listing } = await readSources(name)
    const matches = listing.addresses?.map((path) => matchRoutes(manifest.routes, path)?.at(-1)?.route)
    const listed = new Set(matches?.map((route) => route?.id))
    const hasServiceContent = ({ id }: { id: string }) => {
      const find = (routes: typeof manifest.routes): Partial<PageHandle> | undefined =>
        routes.flatMap((route) => (route.id === id ? [route.handle] : [find(route.children ?? [])])).find(Boolean)
      return find(manifest.routes)?.content !== undefined
    }
    const missing = listPages(manifest.routes)
      .filter(({ pattern }) => pattern.includes(':') && !OTHER_ADDRESSES.includes(pattern))
      .filter((page) => !listed.has(page.id) && !hasServiceContent(page))
    assert.deepEqual(missing, [])
  }
})
