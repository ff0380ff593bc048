import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import webpack from 'webpack'
import { UnreachedFunctionsPlugin } from './unreached-functions-plugin'

const LIBRARY = `
import { huge } from './huge.js'
export function open(isSubmission) {
  const router = { go: () => 'gone', submit, helper }
  function submit() { return huge('a submission') }
  function helper() { return 'a helper' }
  return isSubmission ? router.submit() : router.go()
}`

/** Builds a page that uses a library, with the given bodies in place of those of its functions. */
async function built(t: TestContext, bodies: Record<string, string>): Promise<string> {
  const context = await mkdtemp(join(tmpdir(), 'unreached-'))
  t.after(() => rm(context, { recursive: true }))
  const files = {
    'library.js': LIBRARY,
    'huge.js': 'export const huge = (text) => `much of ${text}`',
    'index.js':
      'import { open } from "./library.js"; function submit() { return open() }; globalThis.page = [open, submit]',
  }
  for (const [file, text] of Object.entries(files)) await writeFile(join(context, file), text)
  const compiler = webpack({
    mode: 'production',
    context,
    entry: './index.js',
    output: { path: join(context, 'out') },
    optimization: { minimize: false },
    plugins: [new UnreachedFunctionsPlugin([{ file: /library\.js$/, bodies }])],
  })
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      const failure = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : undefined)
      compiler.close(() => (failure ? reject(failure) : resolve()))
    })
  })
  return readFile(join(context, 'out', 'main.js'), 'utf8')
}

test('the body of a nested function is replaced, and what only it imported is not bundled', async (t) => {
  const code = await built(t, { submit: 'throw Error("left out")' })
  assert.match(code, /function submit\(\) \{throw Error\("left out"\)\}/)
  assert.match(code, /a helper/)
  assert.match(code, /function \w+submit\(\) \{ return/, 'a function of the same name in another file')
  assert.doesNotMatch(code, /much of|a submission/)
})

test('a build fails when the library has no function of that name', async (t) => {
  await assert.rejects(built(t, { submitAll: '' }), /listed as unreached: submitAll/)
})
