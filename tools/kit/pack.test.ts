import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { glob } from 'tinyglobby'
import { compileKit, NAMED_PACKAGES, versionsOf } from './pack'

test('the compiled kit has its own layout, no code of the service, and depends on what it imports', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'kit-'))
  t.after(() => rm(folder, { recursive: true }))
  const imported = await compileKit(folder)
  const files = await glob('dist/*.mjs', { cwd: folder, absolute: true })
  const text = (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('\n')
  // esbuild names the source of each module in a comment.
  const sources = new Set([...text.matchAll(/^\/\/ (\S+\.ts)$/gm)].map(([, path]) => path))
  for (const module of ['layout', 'repository', 'repository-root'])
    assert.deepEqual(
      [sources.has(`tools/kit/own-repository/${module}.ts`), sources.has(`tools/${module}.ts`)],
      [true, false],
      module,
    )
  assert.deepEqual(
    [...sources].filter((path) => path?.startsWith('api/')),
    [],
  )
  for (const name of ['webpack', 'fastify', 'react-router-dom']) assert.ok(imported.includes(name), name)
  const versions = await versionsOf([...imported, ...NAMED_PACKAGES])
  assert.deepEqual(
    Object.entries(versions).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version)),
    [],
  )
  await assert.rejects(versionsOf(['unknown-package']), /No workspace depends on unknown-package/)
})
