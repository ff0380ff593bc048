import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { builtinModules } from 'node:module'
import { test } from 'node:test'
import { build } from 'esbuild'
import { fromRoot } from '../repository'
import { filesMatching } from '../testing/test-files'

const processes = {
  api: ['api/src/server.ts', ...(await filesMatching('api/src/{commands/*,platform/**/*-worker}.ts'))],
  shell: ['shell/server/main.ts'],
}

for (const [workspace, entryPoints] of Object.entries(processes)) {
  test(`the image of ${workspace} has every package that its bundles import: ${workspace}/package.json declares them`, async () => {
    const { metafile } = await build({
      absWorkingDir: fromRoot(),
      entryPoints,
      outdir: 'dist',
      bundle: true,
      packages: 'external',
      platform: 'node',
      format: 'esm',
      write: false,
      metafile: true,
    })
    const external = Object.values(metafile.outputs).flatMap(({ imports }) => imports.map(({ path }) => path))
    const packages = new Set(external.map((path) => /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path))
    const { dependencies } = JSON.parse(await readFile(fromRoot(workspace, 'package.json'), 'utf8')) as {
      dependencies: Record<string, string>
    }
    const isProvided = (name: string) =>
      name.startsWith('node:') || builtinModules.includes(name) || name in dependencies
    assert.ok(packages.size > 5)
    assert.deepEqual([...packages].filter((name) => !isProvided(name)).sort(), [])
  })
}
