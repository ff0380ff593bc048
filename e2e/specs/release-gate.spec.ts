import { appendFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '../fixtures/federation-site'
import { nightlyAfter } from '../fixtures/nightly'

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
    name: 'whose pages cannot be rendered',
    reason: /^\/ was not rendered from this release$/,
    edit: inFile(
      'server.cjs',
      (text) => `${text};module.exports.manifest.routes[0].lazy = async () => { throw new Error('no') }`,
    ),
  },
]

test('an unmodified release passes the gate', async ({ ownSite }) => {
  expect(await ownSite.gate((await ownSite.copy()).release)).toEqual([])
})

for (const [index, { name, reason, edit, damage }] of rejections.entries()) {
  test(`the gate rejects a release ${name}`, nightlyAfter(index, 4), async ({ ownSite }) => {
    const { release, folder } = await ownSite.copy(edit)
    await damage?.(folder)
    const findings = await ownSite.gate(release)
    expect(findings.length).toBeGreaterThan(0)
    expect(findings[0]).toMatch(reason)
  })
}
