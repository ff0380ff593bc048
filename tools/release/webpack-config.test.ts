import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { promisify } from 'node:util'
import { readConfig } from '../federation/read-config'
import { fromRoot, releaseNames } from '../repository'
import { copyRepository } from '../testing/repository-copy'

const run = promisify(execFile)
const PUBLIC = 'remote-public'

/** A checkout with another webpack config for a remote, or without one, and what publishing from it prints. */
async function publishedWith(t: TestContext, config: string | undefined) {
  const releases = await mkdtemp(join(tmpdir(), 'published-'))
  const copy = await copyRepository(fromRoot())
  t.after(() => Promise.all([rm(releases, { recursive: true }), copy.remove()]))
  const path = join(copy.folder, PUBLIC, 'webpack.config.mjs')
  await (config === undefined ? rm(path) : writeFile(path, config))
  const env = { ...process.env, RELEASES_DIR: releases }
  const args = ['tools/bin/run.mjs', 'tools/release/main.ts', 'publish', PUBLIC]
  const said = await run(process.execPath, args, { cwd: copy.folder, env }).catch(
    (error: unknown) => error as { stdout: string; stderr: string },
  )
  const release = / (\w+) is published/.exec(said.stdout)?.[1] ?? ''
  return { text: said.stdout + said.stderr, folder: join(releases, PUBLIC, release) }
}

/** A config of any newcomer, which knows nothing of ours but the names of the files that make a release. */
const MARKED = `
import { writeFileSync } from 'node:fs'
import webpack from 'webpack'

writeFileSync(new URL('entry.js', import.meta.url), 'globalThis.entered = MARK')

const chunks = {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('Chunks', (compilation) =>
      compilation.hooks.processAssets.tap('Chunks', () =>
        compilation.emitAsset('chunks.json', new webpack.sources.RawSource('{"manifest":["remoteEntry.js"]}')),
      ),
    )
  },
}

export default ({ release, output }, { mode }) => ({
  name: 'browser',
  mode,
  context: import.meta.dirname,
  entry: { remoteEntry: './entry.js' },
  output: { path: output + '/client' },
  plugins: [chunks, new webpack.DefinePlugin({ MARK: JSON.stringify('marked by the config of ' + release) })],
})
`

test('publishing builds with webpack-cli and the config in the folder: what that says is in the release', async (t) => {
  const { text, folder } = await publishedWith(t, MARKED)
  assert.match(text, /^remote-public \w+ is published\.$/m)
  const entry = await readFile(join(folder, 'client', 'remoteEntry.js'), 'utf8')
  const { release, server } = JSON.parse(await readFile(join(folder, 'release.json'), 'utf8')) as Record<
    string,
    unknown
  >
  assert.ok(entry.includes(`marked by the config of ${String(release)}`), entry)
  assert.equal(server, null)
})

test('without the config nothing is published, and a sentence says what is missing', async (t) => {
  const { text } = await publishedWith(t, undefined)
  assert.match(
    text,
    /^remote-public\/webpack\.config\.mjs is missing: it says how webpack-cli builds remote-public\.$/m,
  )
})

test('a config that webpack refuses is told with its words', async (t) => {
  const { text } = await publishedWith(t, "export default { entry: './nowhere.js' }")
  assert.match(text, /^remote-public does not build:\n[^]*Can't resolve '\.\/nowhere\.js'/)
})

for (const name of releaseNames)
  test(`the config of ${name} builds one release into the folder it is given`, async () => {
    const env = { release: 'abc123', output: join(tmpdir(), 'somewhere') }
    const { browser, server } = await readConfig(name, env, 'production')
    assert.equal(browser.output?.path, join(env.output, 'client'))
    assert.equal(browser.output?.publicPath, `/remotes/${name}/abc123/`)
    assert.equal(server?.output?.path, name === 'remote-backoffice' ? undefined : join(env.output, 'server'))
  })
