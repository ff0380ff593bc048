import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ReleaseRoute } from '@tekskills/shared/contracts/release'
import { overlapFindings, satisfies, versionFindings } from './gate'

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

test('a version that the shell does not serve is reported once for each package, with what to raise', () => {
  const own = '@tekskills/shared'
  const shell = {
    name: 'shell',
    requires: {
      react: '19.1.0',
      'react/jsx-runtime': '19.1.0',
      zustand: '5.0.0',
      [`${own}/http/client`]: '2.0.0',
      [`${own}/routing/router`]: '2.0.0',
    },
  } as const
  const remote = (requires: Record<string, string>) => ({ name: 'remote-academy', requires }) as const
  assert.deepEqual(
    versionFindings(
      shell,
      remote({ react: '19.2.0', 'react/jsx-runtime': '19.2.0', zustand: '5.0.0', axios: '1.0.0' }),
    ),
    [
      'remote-academy needs react ^19.2.0, the shell provides 19.1.0: raise react in the shell to 19.2.0, and release the shell first',
      'remote-academy needs axios ^1.0.0, the shell provides none: raise axios in the shell to 1.0.0, and release the shell first',
    ],
  )
  assert.deepEqual(
    versionFindings(shell, remote({ [`${own}/http/client`]: '1.4.0', [`${own}/routing/router`]: '1.4.0' })),
    [
      'remote-academy needs @tekskills/shared ^1.4.0, the shell provides 2.0.0: raise @tekskills/shared in remote-academy to 2.0.0',
    ],
  )
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
