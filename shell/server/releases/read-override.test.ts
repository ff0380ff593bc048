/** @jest-environment node */
import type { Generation } from './generation'
import { readOverride } from './read-override'

const live = {
  remotes: { 'remote-public': {}, 'remote-backoffice': {} },
  rollouts: [{ part: 'remote-new', release: 'n1', percent: 5 }],
} as unknown as Generation

test('one or several releases are parsed, by remote', () => {
  expect(readOverride('remote-public@p2', live)).toEqual({ selection: { 'remote-public': 'p2' } })
  expect(readOverride('remote-public@p2, remote-backoffice@b_1-x', live)).toEqual({
    selection: { 'remote-public': 'p2', 'remote-backoffice': 'b_1-x' },
  })
  expect(readOverride('shell@s2,remote-new@n1', live)).toEqual({ selection: { shell: 's2', 'remote-new': 'n1' } })
})

test('the first release of a remote can be chosen once the policy names the remote', () => {
  const policy = { parts: { 'remote-academy': { keys: [] } }, operators: [] }
  expect(readOverride('remote-academy@a1', { ...live, policy })).toEqual({ selection: { 'remote-academy': 'a1' } })
  expect(readOverride('remote-academy@a1', live)).toHaveProperty('rejection')
})

test.each([
  'remote-public',
  'remote-public@',
  '@p2',
  'remote-public@../../secret',
  'remote-public@https://evil.example/p2',
  '//evil.example@p2',
  'remote-public@p2,',
  'remote-public@<b>',
  'remote-public@p2@p3',
])('%s is rejected, and the message does not repeat it', (text) => {
  const result = readOverride(text, live)
  expect(result).toEqual({ rejection: 'Name releases as remote-public@<id>, separated by commas.' })
})

test.each([
  [
    'remote-x@s2',
    'There is no remote-x. Releases can be chosen for remote-public, remote-backoffice, remote-new, shell.',
  ],
  [
    '__proto__@p2',
    'There is no __proto__. Releases can be chosen for remote-public, remote-backoffice, remote-new, shell.',
  ],
  ['remote-public@p2,remote-public@p3', 'remote-public is named twice.'],
])('%s is rejected: %s', (text, rejection) => {
  expect(readOverride(text, live)).toEqual({ rejection })
})
