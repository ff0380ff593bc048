import assert from 'node:assert/strict'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import webpack from 'webpack'
import { SHARED_EXPORTS, SharedExportsPlugin, type SharedExports } from './shared-exports-plugin'

const SESSION = '@tekskills/shared/session/session-store'
const CLIENT = '@tekskills/shared/http/client'
const EXPORTS =
  'export const useSession = () => 1\nexport const useTeam = () => 2\nexport { default as get } from "./get"'

/** Builds sources with a federation map; returns the exports that the plugin found. */
async function built(t: TestContext, files: Record<string, string>, isShell: boolean): Promise<SharedExports> {
  const context = await mkdtemp(join(tmpdir(), 'exports-'))
  t.after(() => rm(context, { recursive: true }))
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(context, file)), { recursive: true })
    await writeFile(join(context, file), text)
  }
  const rule = { singleton: true, strictVersion: true, requiredVersion: '^1.0.0', version: '1.0.0' }
  const shared = isShell ? { ...rule, eager: true } : { ...rule, import: false as const }
  const compiler = webpack({
    mode: 'production',
    context,
    entry: './index.js',
    output: { path: join(context, 'out') },
    optimization: { minimize: false },
    resolve: { alias: { '@tekskills/shared': join(context, 'shared') } },
    plugins: [
      new SharedExportsPlugin(),
      new ModuleFederationPlugin({
        name: 'part',
        ...(!isShell && { filename: 'container.js', exposes: { './manifest': './index.js' } }),
        shared: { [SESSION]: shared, [CLIENT]: shared },
        manifest: false,
        dts: false,
      }),
    ],
  })
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      const failure = error ?? (stats?.hasErrors() ? new Error(stats.toString()) : undefined)
      compiler.close(() => (failure ? reject(failure) : resolve()))
    })
  })
  return JSON.parse(await readFile(join(context, 'out', SHARED_EXPORTS), 'utf8')) as SharedExports
}

test('the imports of a remote are those that its code uses, also through its own modules and in lazy chunks', async (t) => {
  const files = {
    'index.js': 'export { member } from "./team"; export const page = () => import("./page")',
    'team.js': `import { useTeam, useSession } from "${SESSION}"; export const member = () => useTeam(); export const unused = () => useSession()`,
    'page.js': `import * as client from "${CLIENT}"; export default client.http`,
  }
  assert.deepEqual((await built(t, files, false)).imports, { [CLIENT]: ['http'], [SESSION]: ['useTeam'] })
})

test('a shell provides every export of its shared modules, whether its own code uses them or not', async (t) => {
  const files = {
    'index.js': `import { useSession } from "${SESSION}"; import("${CLIENT}"); useSession()`,
    'shared/session/session-store.js': EXPORTS,
    'shared/session/get.js': 'export default () => 3',
    'shared/http/client.js': 'export const http = {}',
  }
  assert.deepEqual((await built(t, files, true)).provides, {
    [CLIENT]: ['http'],
    [SESSION]: ['get', 'useSession', 'useTeam'],
  })
})
