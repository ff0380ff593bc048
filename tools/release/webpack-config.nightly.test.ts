import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { publishWith } from './testing/publish-with'

/** A webpack config that shares nothing with the repository's own but the names of a release's files. */
const FOREIGN_CONFIG = `
import { writeFileSync } from 'node:fs'
import webpack from 'webpack'

writeFileSync(new URL('entry.js', import.meta.url), 'globalThis.entered = MARK')

const chunks = {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('Chunks', (compilation) =>
      compilation.hooks.processAssets.tap('Chunks', () =>
        compilation.emitAsset('chunks.json', new webpack.sources.RawSource('{"manifest":["container.js"]}')),
      ),
    )
  },
}

export default ({ release, output }, { mode }) => ({
  name: 'browser',
  mode,
  context: import.meta.dirname,
  entry: { container: './entry.js' },
  output: { path: output + '/client' },
  plugins: [chunks, new webpack.DefinePlugin({ MARK: JSON.stringify('marked by the config of ' + release) })],
})
`

test('publishing builds with webpack-cli and the config in the folder', async (t) => {
  const { text, folder } = await publishWith(t, FOREIGN_CONFIG)
  assert.match(text, /^remote-public \w+ is published\.$/m)
  const entry = await readFile(join(folder, 'client', 'container.js'), 'utf8')
  const { release, server } = JSON.parse(await readFile(join(folder, 'release.json'), 'utf8')) as Record<
    string,
    unknown
  >
  assert.ok(entry.includes(`marked by the config of ${String(release)}`), entry)
  assert.equal(server, null)
})

test("a config that webpack rejects fails with webpack's errors", async (t) => {
  const { text } = await publishWith(t, "export default { entry: './nowhere.js' }")
  assert.match(text, /^remote-public does not build:\n[^]*Can't resolve '\.\/nowhere\.js'/)
})
