import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ReleaseRoute } from '@tekskills/shared/contracts/release'
import { sampleAddresses } from './sample-addresses'

const routes = (...patterns: string[]): ReleaseRoute[] =>
  patterns.map((pattern) => ({ id: pattern, pattern, access: 'visitor', chrome: 'site' }))
const page = (path: string) => ({ path, title: path, description: '', keywords: '', image: '' })

test('every address pattern has a sample: itself, one that the release lists, one of the service, or an invented one', () => {
  const release = {
    routes: routes('/', '/services/:name', '/services/cloud/:name', '/blog/:blogName', '/newsroom/:name'),
    pages: [page('/'), page('/services/cloud/aws'), page('/services/sap')],
  }
  const listed = ['/services/other', '/blog/first', '/blog/second', '/of-another-remote']
  assert.deepEqual(sampleAddresses(release, listed), [
    { path: '/', isInvented: false },
    { path: '/services/sap', isInvented: false },
    { path: '/services/cloud/aws', isInvented: false },
    { path: '/blog/first', isInvented: false },
    { path: '/newsroom/sample', isInvented: true },
  ])
})
