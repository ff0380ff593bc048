import { liveAddress, releaseAddress } from './release-address'
import { originText, optionText } from './release-text'
import { selectionOf, usedReleases } from './used-releases'

const page = { pathname: '/about-us', search: '?a=1&release=old&releases=2', hash: '#team' }

test('ADR 0028 an address names the chosen releases, or none, and keeps everything else', () => {
  expect(releaseAddress(page, { 'remote-public': 'p2', shell: 's2' })).toBe(
    '/about-us?a=1&releases=2&release=remote-public@p2,shell@s2#team',
  )
  expect(releaseAddress({ ...page, search: '' }, {})).toBe('/about-us?release=#team')
  expect(liveAddress(page)).toBe('/about-us?a=1&releases=2#team')
  expect(liveAddress({ ...page, search: '?release=x' })).toBe('/about-us#team')
})

const remote = (release: string) => ({ release, entry: '', routes: [], previous: [] })
const choices = {
  shell: [{ release: 's1', state: 'live' as const }],
  'remote-public': [
    { release: 'p1', state: 'live' as const },
    { release: 'p2', state: 'rollout' as const, percent: 10 },
    { release: 'p3', state: 'preview' as const },
  ],
}
const boot = { remotes: { 'remote-other': remote('o1'), 'remote-public': remote('p2') } }

test('ADR 0074 the parts of a page are the releases that this browser loaded, its own remote first', () => {
  const parts = usedReleases(
    { boot, shell: 's1', owner: 'remote-public', releaseOf: (name) => (name === 'remote-public' ? 'p0' : undefined) },
    choices,
  )
  expect(parts.map(({ name, release, facts }) => [name, release, facts?.state])).toEqual([
    ['remote-public', 'p0', undefined],
    ['remote-other', 'o1', undefined],
    ['shell', 's1', 'live'],
  ])
})

test('ADR 0074 a choice names what differs from the live releases, including what the page has already', () => {
  const parts = usedReleases({ boot, shell: 's1' }, choices)
  expect(selectionOf(parts, {})).toEqual({ 'remote-public': 'p2' })
  expect(selectionOf(parts, { 'remote-public': 'p3' })).toEqual({ 'remote-public': 'p3' })
  expect(selectionOf(parts, { 'remote-public': 'p1' })).toEqual({})
})

test('ADR 0074 a release is described by what was recorded of it', () => {
  expect(originText({ release: 'p1', state: 'live' })).toBe('Its origin was not recorded.')
  expect(originText({ release: 'p1', state: 'live', commit: 'abcdef1234', dirty: true, by: 'ada' })).toBe(
    'Commit abcdef1 with changes, by ada',
  )
  expect(optionText({ release: 'p2', state: 'rollout', percent: 10 })).toBe('Rollout, 10% · p2')
})
