import assert from 'node:assert/strict'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import type { ReleaseDescriptor } from '@tekskills/shared/contracts/release'
import { promote } from '../promote'
import { rollBack } from '../roll-back'
import { releaseStore } from '../store/release-store'

const note = { action: 'promote', by: 'ada' } as const
const PUBLIC = 'remote-public'
const SESSION = '@tekskills/shared/session/session-store'

/** A store in which s2 and p2 are live; s1 does not provide what p1 imports. */
async function siteInStore(t: TestContext) {
  const root = await mkdtemp(join(tmpdir(), 'exports-'))
  t.after(() => rm(root, { recursive: true }))
  const store = releaseStore(root)
  const describe = async (name: string, release: string, facts: Partial<ReleaseDescriptor>) => {
    await mkdir(join(root, name, release), { recursive: true })
    const descriptor = { schema: 1, name, release, routes: [], requires: {}, files: {}, server: null, ...facts }
    await writeFile(join(root, name, release, 'release.json'), JSON.stringify(descriptor))
  }
  await describe('shell', 's1', { provides: { [SESSION]: ['useSession'] } })
  await describe('shell', 's2', { provides: { [SESSION]: ['useSession', 'useTeam'] } })
  await describe(PUBLIC, 'p1', { imports: { [SESSION]: ['useTeam'] } })
  await describe(PUBLIC, 'p2', { imports: { [SESSION]: ['useSession'] } })
  for (const [shell, release] of [
    ['s1', 'p1'],
    ['s2', 'p2'],
  ] as const)
    await store.setLive({ shell, [PUBLIC]: release }, note)
  const renderCheck = () => Promise.resolve([])
  return {
    live: async () => (await store.readRegistry())?.remotes[PUBLIC]?.live,
    promote: (name: string, release: string) => promote(store, { name, release, by: 'ada', renderCheck }),
    rollBack: (name: string) => rollBack(store, { name, by: 'ada' }),
    setLive: (releases: Record<string, string>) => store.setLive(releases, note),
  }
}

const lacking =
  /^Error: remote-public p1 is rejected:\n {2}remote-public imports useTeam of @tekskills\/shared\/session\/session-store, which the live shell s1 does not provide: release a shell with it first$/

test('a remote that imports an export which the live shell lacks is rejected at promotion and at rollback', async (t) => {
  const site = await siteInStore(t)
  await site.setLive({ shell: 's1' })
  await assert.rejects(site.promote(PUBLIC, 'p1'), lacking)
  await assert.rejects(site.rollBack(PUBLIC), lacking)
  assert.equal(await site.live(), 'p2')
  await site.setLive({ shell: 's2' })
  assert.equal(await site.promote(PUBLIC, 'p1'), 'remote-public p1 is live.')
})

test('a shell that lacks an export which a live remote imports is rejected at promotion and at rollback', async (t) => {
  const site = await siteInStore(t)
  await site.promote(PUBLIC, 'p1')
  const rejected =
    /the shell lacks useTeam of @tekskills\/shared\/session\/session-store, which remote-public p1 imports: release remote-public without it first$/
  await assert.rejects(site.promote('shell', 's1'), rejected)
  await assert.rejects(site.rollBack('shell'), rejected)
})
