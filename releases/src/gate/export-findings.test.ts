import assert from 'node:assert/strict'
import { test } from 'node:test'
import { exportFindings } from './export-findings'

const SESSION = '@tekskills/shared/session/session-store'
const shell = (...names: string[]) => ({ release: 's1', provides: { [SESSION]: names } })
const remote = (...names: string[]) => ({
  name: 'remote-public' as const,
  release: 'p1',
  imports: { [SESSION]: names, react: ['useState'] },
})

test('a remote that imports only what the shell provides is accepted', () => {
  assert.deepEqual(exportFindings(shell('endSession', 'useSession'), remote('useSession'), 'remote'), [])
})

test('an export that the live shell lacks is named, with what to release first', () => {
  assert.deepEqual(exportFindings(shell('useSession'), remote('endSession', 'useSession'), 'remote'), [
    `remote-public imports endSession of ${SESSION}, which the live shell s1 does not provide: release a shell with it first`,
  ])
})

test('a shell that drops an export which a remote imports is rejected with the release that has to go first', () => {
  assert.deepEqual(exportFindings(shell(), remote('useSession'), 'shell'), [
    `the shell lacks useSession of ${SESSION}, which remote-public p1 imports: release remote-public without it first`,
  ])
})

test('releases from before exports were recorded are left to their versions', () => {
  assert.deepEqual(exportFindings({ release: 's0' }, remote('useSession'), 'remote'), [])
  assert.deepEqual(exportFindings(shell(), { name: 'remote-public', release: 'p0' }, 'shell'), [])
})
