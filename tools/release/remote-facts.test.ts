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

/** Pages that show nothing without the service. */
const WITH_SERVICE = [
  '/',
  '/careers',
  '/opportunities',
  '/resources/blogs',
  '/resources/case-studies',
  '/resources/newsletters',
  '/resources/newsroom',
]

test('MT-06 a release lists each of its fixed public pages once, with the head of the page', async () => {
  const pages = (await Promise.all(PUBLIC.map(readFacts))).flatMap((facts) => facts.pages)
  assert.equal(new Set(pages.map(({ path }) => path)).size, pages.length)
  const byPath = new Map(pages.map((page) => [page.path, page]))
  assert.match(byPath.get('/services/cloud')?.title ?? '', /Cloud/)
  for (const hidden of ['/login', '/search', '/pagenotfound', '/blog/:blogName']) assert.ok(!byPath.has(hidden), hidden)
})

test('a release has the text of its fixed pages for the site search, without menus', async () => {
  const pages = (await Promise.all(PUBLIC.map(readFacts))).flatMap((facts) => facts.pages)
  const textAt = (address: string) => pages.find(({ path }) => path === address)?.text ?? ''
  assert.match(textAt('/services/cloud'), /^Cloud We move you in waves/)
  assert.doesNotMatch(textAt('/services/cloud'), /Home/, 'breadcrumbs are no text')
  assert.match(textAt('/tekdatanova/industries/insurance'), /Between the first notice and the settled claim/)
  const silent = pages.filter(({ text }) => text === '').map(({ path }) => path)
  assert.deepEqual(silent.sort(), WITH_SERVICE, 'only these show content of the service alone')
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
