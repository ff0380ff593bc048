import assert from 'node:assert/strict'
import { test } from 'node:test'
import { build } from 'esbuild'
import { readConfig } from '../../shell/server/config'
import { fromRoot, remoteNames } from '../repository'

/** Everything that an entry point imports, directly or not: own modules by path, packages by name. */
async function modulesOf(...entry: string[]): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [fromRoot(...entry)],
    absWorkingDir: fromRoot(),
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'out',
    packages: 'external',
    alias: { '@tekskills/shared': fromRoot('shared', 'src') },
    jsx: 'automatic',
    loader: { '.woff2': 'empty', '.svg': 'empty', '.avif': 'empty', '.webp': 'empty', '.pdf': 'empty' },
    external: ['developed-remote', '*?pdf'],
    format: 'esm',
    logLevel: 'silent',
  })
  const imported = Object.values(metafile.inputs).flatMap(({ imports }) => imports.map(({ path }) => path))
  return [...new Set([...Object.keys(metafile.inputs), ...imported])]
}

const kitModules = (paths: string[]) => paths.filter((path) => path.startsWith('shared/src/kit/'))

const published = [
  ['shell', 'src', 'entry-client.ts'],
  ['shell', 'src', 'entry-server.ts'],
  ['shell', 'server', 'main.ts'],
  ...remoteNames.map((name) => [name, 'src', 'manifest.ts']),
]

test('no published build contains the kit page', async () => {
  for (const entry of published) {
    const modules = await modulesOf(...entry)
    assert.ok(modules.length > 1, entry.join('/'))
    assert.deepEqual(kitModules(modules), [], entry.join('/'))
  }
})

test('no visitor downloads the widget library (ADR 0011)', async () => {
  const forVisitors = published.filter(([name]) => name !== 'remote-backoffice')
  for (const entry of forVisitors) {
    const widgets = (await modulesOf(...entry)).filter((path) => path.startsWith('@base-ui/'))
    assert.deepEqual(widgets, [], entry.join('/'))
  }
})

test('the development page contains the whole kit', async () => {
  const modules = await modulesOf('tools', 'dev', 'standalone', 'kit-main.tsx')
  assert.ok(kitModules(modules).includes('shared/src/kit/catalogue/catalogue.ts'))
  assert.ok(modules.includes('@base-ui/react/menu'))
})

test('a server that was not started for development has no kit', () => {
  assert.equal(readConfig({}).kit, '')
  assert.equal(readConfig({ DEV_KIT: 'http://localhost:4105' }).kit, 'http://localhost:4105')
  assert.throws(() => readConfig({ DEV_KIT: 'https://kit.example' }), /DEV_KIT/)
})
