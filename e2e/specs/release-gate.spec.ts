import { appendFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '../fixtures/federation-site'
import { nightly, nightlyAfter } from '../fixtures/nightly'
import { findChromium } from '../../tools/browser/find-chromium'

interface Rejection {
  name: string
  reason: RegExp
  edit?: (file: string, text: string) => string
  damage?: (folder: string) => Promise<void>
}

const inFile = (name: string, change: (text: string) => string) => (file: string, text: string) =>
  file === name ? change(text) : text

const rejections: Rejection[] = [
  {
    name: 'that imports what the shell does not provide',
    reason:
      /^remote-public imports holdTeam of @tekskills\/shared\/session\/session-store, which the live shell \w+ does not provide: release a shell with it first$/,
    edit: inFile('release.json', (text) => text.replace('"startSession"', '"holdTeam"')),
  },
  {
    name: 'whose pages below an address with parameters cannot be rendered',
    reason: /^\/blog\/\S+ has no heading: TypeError: \S*useTeam is not a function at server\.cjs:\d+:\d+$/,
    edit: inFile(
      'server.cjs',
      (text) =>
        `${text};Object.assign(module.exports.manifest.routes.find(({ path }) => path === '/blog/:blogName'), { lazy: async () => ({ Component: () => ({}).useTeam() }) })`,
    ),
  },
  {
    name: 'whose browser file was changed by a byte',
    reason: /^client\/container\.js is not the file that was built$/,
    damage: (folder) => appendFile(join(folder, 'client', 'container.js'), ' '),
  },
  {
    name: 'with a missing file',
    reason: /^client\/container\.js is missing$/,
    damage: (folder) => rm(join(folder, 'client', 'container.js')),
  },
  {
    name: 'whose compressed copy does not match its file',
    reason: /^client\/container\.js\.br is not the file that was built$/,
    damage: (folder) => writeFile(join(folder, 'client', 'container.js.br'), 'not packed'),
  },
  {
    name: 'with a file that has no hash',
    reason: /^client\/extra\.js has no hash$/,
    damage: (folder) => writeFile(join(folder, 'client', 'extra.js'), ''),
  },
  {
    name: 'that needs another React',
    reason: /^remote-public needs react \^99\.0\.0, the shell provides /,
    edit: inFile('release.json', (text) => text.replace(/"react": "[^"]+"/, '"react": "99.0.0"')),
  },
  {
    name: 'that claims an address of another remote',
    reason: /^\/dashboard of remote-public overlaps \/dashboard of remote-backoffice$/,
    edit: inFile('release.json', (text) => text.replace('"pattern": "/login"', '"pattern": "/dashboard"')),
  },
  {
    name: 'whose pages cannot be loaded',
    reason: /^\/ was not rendered from this release: remote-public \w+ is rejected: no$/,
    edit: inFile(
      'server.cjs',
      (text) => `${text};module.exports.manifest.routes[0].lazy = async () => { throw new Error('no') }`,
    ),
  },
]

test('an unmodified release passes the gate', async ({ ownSite }) => {
  expect(await ownSite.gate((await ownSite.copy()).release)).toEqual([])
})

test('every release has a record of the calls that it makes, and the service from the same sources provides them', async ({
  ownSite,
}) => {
  const calls = {
    shell: '/api/release-reports',
    'remote-public': '/api/public/user/get-allblogs',
    'remote-backoffice': '/api/career',
  }
  for (const [name, path] of Object.entries(calls)) {
    const { paths, lacking } = await ownSite.calls(name as keyof typeof calls)
    expect(paths, name).toContainEqual(expect.stringContaining(path))
    expect(lacking, name).toEqual([])
  }
})

for (const [index, { name, reason, edit, damage }] of rejections.entries()) {
  test(`the gate rejects a release ${name}`, nightlyAfter(index, 6), async ({ ownSite }) => {
    const { release, folder } = await ownSite.copy(edit)
    await damage?.(folder)
    const findings = await ownSite.gate(release)
    expect(findings.length).toBeGreaterThan(0)
    expect(findings[0]).toMatch(reason)
  })
}

const inScripts = (pattern: RegExp, change: (text: string) => string) => (file: string, text: string) =>
  pattern.test(file) ? change(text) : text

test.describe('in a browser', () => {
  const browser = findChromium() ?? null

  test('a shell whose entry throws is rejected with the message and the place', nightly, async ({ ownSite }) => {
    const dead = inScripts(/^client\/main\.\w+\.js$/, (text) => `throw new Error('dead on arrival');${text}`)
    const { release } = await ownSite.copy(dead, 'shell')
    expect(await ownSite.gate(release, { name: 'shell' })).toEqual([])
    const findings = await ownSite.gate(release, { name: 'shell', browser })
    expect(findings).toContainEqual(
      expect.stringMatching(
        /^\/ does not become interactive in a browser: Error: dead on arrival at main\.\w+\.js:1:\d+$/,
      ),
    )
  })

  test('an unmodified release passes, signed in too', async ({ ownSite }) => {
    for (const name of ['shell', 'remote-backoffice'] as const) {
      const { release } = await ownSite.copy(undefined, name)
      expect(await ownSite.gate(release, { name, browser })).toEqual([])
    }
  })

  test('a back-office that throws while it renders is rejected', nightly, async ({ ownSite }) => {
    const broken = inScripts(/^client\/dashboard\.\w+\.js$/, (text) => `throw new Error('no desk');${text}`)
    const { release } = await ownSite.copy(broken, 'remote-backoffice')
    expect((await ownSite.gate(release, { name: 'remote-backoffice', browser })).join()).toContain('no desk')
  })
})
