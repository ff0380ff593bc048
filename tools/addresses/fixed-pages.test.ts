import assert from 'node:assert/strict'
import { test } from 'node:test'
import { matchRoutes } from 'react-router-dom'
import type { PageHandle } from '@tekskills/shared/contracts/remote-manifest'
import { fixedPages } from '../../api/src/domain/addresses/fixed-pages'
import { listPages } from '../release/describe-release'
import { readFixedPages, readRemote } from './read-fixed-pages'

/** Patterns of pages whose canonical address is another one (RT-11). */
const OTHER_ADDRESSES = ['/tekdatanova/:parent/:name']

test('MT-06 the service has the metadata of every fixed page of both remotes', async () => {
  assert.deepEqual(fixedPages, await readFixedPages(), 'The pages have changed: npm run addresses')
  assert.equal(new Set(fixedPages.map(({ path }) => path)).size, fixedPages.length)
})

test('MT-06 the addresses of a pattern with a parameter come from the service or from a list', async () => {
  for (const name of ['remote-public', 'remote-tekdatanova'] as const) {
    const { manifest, addresses } = await readRemote(name)
    const matches = addresses.map((path) => matchRoutes(manifest.routes, path)?.at(-1)?.route)
    const listed = new Set(matches.map((route) => route?.id))
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
