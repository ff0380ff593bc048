/** @jest-environment node */
import { DEVELOPMENT_RELEASE, type ReleaseDescriptor } from '@tekskills/shared/contracts/release'
import { bootRelease, bootScript } from './boot-scripts'

const files = { 'container.js': { integrity: 'sha384-of-entry', bytes: 1 } }
const described = (release: string) =>
  ({ name: 'remote-public', release, entry: 'container.js', files }) as unknown as ReleaseDescriptor

test('a page references scripts with the integrity hashes of the release', () => {
  expect(bootScript(described('a1'), 'container.js')).toEqual({
    href: '/remotes/remote-public/a1/container.js',
    integrity: 'sha384-of-entry',
  })
  expect(bootRelease({ folder: '', descriptor: described('a1') })).toEqual({
    release: 'a1',
    entry: '/remotes/remote-public/a1/container.js',
    integrity: 'sha384-of-entry',
  })
})

test('files of a development release change, so they have no integrity hash', () => {
  expect(bootScript(described(DEVELOPMENT_RELEASE), 'container.js')).not.toHaveProperty('integrity')
})
