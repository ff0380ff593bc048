import assert from 'node:assert/strict'
import { test } from 'node:test'
import { matchPath } from 'react-router-dom'
import { readRoutes } from '../dev/read-routes'
import { listPages } from '../release/describe-release'
import { retiredPaths } from '@tekskills/shared/contracts/retired-paths'
import { remoteNames } from '../repository'

/** Returns an address that the pattern matches. */
const exampleOf = (pattern: string) => pattern.replaceAll(/:\w+/g, 'example')

test('MT-04 no page has a retired address', async () => {
  const pages = (await Promise.all(remoteNames.map(async (remote) => listPages(await readRoutes(remote))))).flat()
  const reused = retiredPaths.filter((retired) =>
    pages.some(({ pattern }) => matchPath(pattern, exampleOf(retired.pattern))),
  )
  assert.deepEqual(reused, [])
})

test('no two remotes own the same address', async () => {
  const owned = await Promise.all(
    remoteNames.map(async (remote) => listPages(await readRoutes(remote)).map(({ pattern }) => ({ remote, pattern }))),
  )
  const pages = owned.flat()
  assert.ok(pages.length > remoteNames.length)
  const shared = pages.flatMap(({ remote, pattern }) =>
    pages
      .filter((other) => other.remote !== remote && matchPath(other.pattern, exampleOf(pattern)))
      .map((other) => `${pattern} of ${remote} is also ${other.pattern} of ${other.remote}`),
  )
  assert.deepEqual(shared, [])
})
