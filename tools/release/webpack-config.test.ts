import assert from 'node:assert/strict'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { readConfig } from '../federation/read-config'
import { releaseNames } from '../repository'
import { publishWith } from './testing/publish-with'

test('without the config nothing is published, and a message names the missing file', async (t) => {
  const { text } = await publishWith(t, undefined)
  assert.doesNotMatch(text, /is published/)
  assert.match(text, /^remote-public\/webpack\.config\.mjs is missing: webpack-cli needs it to build remote-public\.$/m)
})

test('a remote with a copy of React of its own is not published, and a message names the copy', async (t) => {
  const { text } = await publishWith(t, 'export default {}', 'react')
  assert.doesNotMatch(text, /is published/)
  assert.match(text, /^remote-public\/node_modules\/react: a second copy of a shared package/m)
})

for (const name of releaseNames)
  test(`the config of ${name} builds a release into the given folder`, async () => {
    const env = { release: 'abc123', output: join(tmpdir(), 'output') }
    const { browser, server } = await readConfig(name, env, 'production')
    assert.equal(browser.output?.path, join(env.output, 'client'))
    assert.equal(browser.output?.publicPath, `/remotes/${name}/abc123/`)
    assert.equal(server?.output?.path, name === 'remote-backoffice' ? undefined : join(env.output, 'server'))
  })
