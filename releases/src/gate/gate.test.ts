import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ReleaseRoute } from '@tekskills/shared/contracts/release'
import { overlapFindings, satisfies, singletonFindings } from './gate'

test('a shared module satisfies remotes built with its version or an older one of the same major', () => {
  const cases = [
    ['19.2.0', '19.2.0', true],
    ['19.3.0', '19.2.5', true],
    ['19.2.0', '19.2.1', false],
    ['20.0.0', '19.2.0', false],
    ['18.9.9', '19.0.0', false],
    [undefined, '19.0.0', false],
  ] as const
  for (const [provided, required, expected] of cases) assert.equal(satisfies(provided, required), expected)
})

test('singletons that the shell lacks or provides in too old a version are reported', () => {
  const shell = { name: 'shell', requires: { react: '19.1.0', zustand: '5.0.0' } } as const
  const remote = { name: 'remote-public', requires: { react: '19.2.0', zustand: '5.0.0', axios: '1.0.0' } } as const
  assert.deepEqual(singletonFindings(shell, remote), [
    'remote-public needs react ^19.2.0, the shell provides 19.1.0',
    'remote-public needs axios ^1.0.0, the shell provides none',
  ])
})

test('route patterns that two remotes claim are reported, including those with parameters', () => {
  const release = (name: 'remote-public' | 'remote-backoffice', ...patterns: string[]) => ({
    name,
    routes: patterns.map((pattern): ReleaseRoute => ({ id: pattern, pattern, access: 'open', chrome: 'site' })),
  })
  assert.deepEqual(
    overlapFindings(release('remote-public', '/', '/blog/:name'), release('remote-backoffice', '/blogs')),
    [],
  )
  assert.deepEqual(
    overlapFindings(release('remote-public', '/blog/:name'), release('remote-backoffice', '/blog/:id', '/blog/new')),
    [
      '/blog/:name of remote-public overlaps /blog/:id of remote-backoffice',
      '/blog/:name of remote-public overlaps /blog/new of remote-backoffice',
    ],
  )
})
