import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lockedPackages, type Lock } from './locked-packages'

const lock: Lock = {
  packages: {
    '': {},
    'remote-a': { version: '1.0.0' },
    'node_modules/one': { version: '1.0.0', integrity: 'sha512-one', dependencies: { two: '2', three: '3' } },
    'node_modules/one/node_modules/two': { version: '2.0.0', integrity: 'sha512-two' },
    'node_modules/two': { version: '9.0.0', integrity: 'sha512-other' },
    'node_modules/three': { version: '3.0.0', integrity: 'sha512-three', peerDependencies: { one: '1', absent: '1' } },
    'remote-a/node_modules/four': { version: '4.0.0', integrity: 'sha512-four', dependencies: { three: '3' } },
    'node_modules/four': { version: '5.0.0', integrity: 'sha512-five' },
  },
}
const ONE = [
  'node_modules/one 1.0.0 sha512-one',
  'node_modules/one/node_modules/two 2.0.0 sha512-two',
  'node_modules/three 3.0.0 sha512-three',
]

test('a package is locked together with all that it depends on, as Node finds them', () => {
  assert.deepEqual(lockedPackages(lock, ['tools'], ['one']), ONE)
  assert.deepEqual(lockedPackages(lock, ['remote-a'], ['four']), [
    ...ONE,
    'remote-a/node_modules/four 4.0.0 sha512-four',
  ])
})

test('a package that is not needed here changes nothing', () => {
  const more = { packages: { ...lock.packages, 'node_modules/unrelated': { version: '1.0.0', integrity: 'sha512-x' } } }
  assert.deepEqual(lockedPackages(more, ['tools'], ['one']), ONE)
})
