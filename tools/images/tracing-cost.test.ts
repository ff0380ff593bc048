import assert from 'node:assert/strict'
import { test } from 'node:test'
import { build } from 'esbuild'
import { fromRoot } from '../repository'

/** The packages that record and send spans; `@opentelemetry/api` alone is loaded by the metrics as well. */
const OF_TRACING = /^@opentelemetry\/(sdk|exporter|resources)/

test('service and shell server load the packages of tracing only when tracing is started', async () => {
  for (const entry of ['api/src/server.ts', 'shell/server/main.ts']) {
    const { metafile } = await build({
      absWorkingDir: fromRoot(),
      entryPoints: [entry],
      outdir: 'dist',
      bundle: true,
      packages: 'external',
      platform: 'node',
      format: 'esm',
      write: false,
      metafile: true,
    })
    const imports = Object.values(metafile.outputs).flatMap((output) => output.imports)
    const found = imports.filter(({ path }) => OF_TRACING.test(path))
    assert.equal(found.length, 3, entry)
    assert.deepEqual(
      found.filter(({ kind }) => kind !== 'dynamic-import'),
      [],
    )
  }
})
