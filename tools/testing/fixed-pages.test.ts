import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PageHandle } from '@tekskills/shared/contracts/remote-manifest'
import { matchRoutes } from 'react-router-dom'
import { fixedPages } from '../../api/src/addresses/fixed-pages'
import { readRoutes } from '../dev/read-routes'
import { listPages } from '../release/describe-release'

const indexed = (handle: Partial<PageHandle> | undefined) =>
  handle?.access === 'visitor' && !handle.meta?.robots?.startsWith('noindex')

test('MT-06 the sitemap lists every public page whose address holds no item, and each of them has a page', async () => {
  const routes = await readRoutes('remote-public')
  const listed = fixedPages.map(({ path }) => path)
  const declared = listPages(routes)
    .map(({ pattern }) => pattern)
    .filter((pattern) => !pattern.includes(':') && indexed(matchRoutes(routes, pattern)?.at(-1)?.route.handle))
  assert.deepEqual(
    declared.filter((path) => !listed.includes(path)),
    [],
  )
  const own = listed.filter((path) => !path.startsWith('/tekdatanova'))
  assert.deepEqual(
    own.filter((path) => !matchRoutes(routes, path)),
    [],
  )
  assert.equal(new Set(listed).size, listed.length)
})
