import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { fromRoot, workspaces } from '../repository'

const text = await readFile(fromRoot('.github', 'CODEOWNERS'), 'utf8')
const lines = text
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => line.split(/\s+/))

/** The owner of a file, as GitHub decides: the last pattern that matches. */
const ownerOf = (file: string) =>
  lines.findLast(([pattern = '']) => pattern === '*' || `/${file}`.startsWith(pattern))?.[1]

test('every file has one team as its owner, and every line names a folder that exists', () => {
  for (const [pattern = '', owner = '', ...others] of lines) {
    assert.match(owner, /^@tekskills\/(platform|marketing|microsite|admin)$/)
    assert.deepEqual(others, [], pattern)
    assert.ok(pattern === '*' || (pattern.endsWith('/') && existsSync(fromRoot(pattern.slice(1)))), pattern)
  }
  assert.equal(lines[0]?.[0], '*')
})

test('a team owns its remote, but none of the code that builds, checks and deploys all releases', () => {
  const teams = { 'remote-public': 'marketing', 'remote-tekdatanova': 'microsite', 'remote-backoffice': 'admin' }
  for (const workspace of workspaces)
    assert.equal(
      ownerOf(`${workspace}/package.json`),
      `@tekskills/${teams[workspace as keyof typeof teams] ?? 'platform'}`,
      workspace,
    )
  for (const file of ['.github/CODEOWNERS', '.github/workflows/remotes.yml', 'docker/compose.yml', 'package-lock.json'])
    assert.equal(ownerOf(file), '@tekskills/platform', file)
})
