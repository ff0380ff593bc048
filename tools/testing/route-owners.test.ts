import assert from 'node:assert/strict'
import { test } from 'node:test'
import { matchPath } from 'react-router-dom'
import { listingFindings } from '@tekskills/releases/gate/listing-findings'
import { createRedirects, withoutQuery } from '@tekskills/shared/contracts/redirect-targets'
import { readFacts } from '../release/remote-facts'
import { remoteNames } from '../repository'

/** Returns an address that the pattern matches. */
const exampleOf = (pattern: string) => pattern.replaceAll(/:\w+/g, 'example')

const remotes = await Promise.all(remoteNames.map(async (name) => ({ name, ...(await readFacts(name)) })))
const pages = remotes.flatMap(({ name, routes }) => routes.map(({ pattern }) => ({ remote: name, pattern })))
const retired = remotes.flatMap((facts) => facts.retired)

test('MT-04 no page has a retired address', () => {
  assert.ok(retired.length > 0)
  const reused = retired.filter(({ pattern }) => pages.some((page) => matchPath(page.pattern, exampleOf(pattern))))
  assert.deepEqual(reused, [])
})

test('MT-04 no successor is retired itself', () => {
  const redirectTargetOf = createRedirects(retired)
  for (const { successor } of retired) assert.equal(redirectTargetOf(withoutQuery(successor)), undefined)
})

test('LY-08 every menu entry and every retired path leads to a page', () => {
  for (const remote of remotes) {
    const others = remotes.filter((other) => other !== remote)
    assert.deepEqual(listingFindings(remote, others), [])
  }
})

test('no two remotes own the same address', () => {
  assert.ok(pages.length > remoteNames.length)
  const shared = pages.flatMap(({ remote, pattern }) =>
    pages
      .filter((other) => other.remote !== remote && matchPath(other.pattern, exampleOf(pattern)))
      .map((other) => `${pattern} of ${remote} is also ${other.pattern} of ${other.remote}`),
  )
  assert.deepEqual(shared, [])
})
