import assert from 'node:assert/strict'
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { remoteNames } from '../repository'
import { importCycles, importsBelow } from './import-cycles'

test('the service has no import cycle, type imports included', () => {
  assert.deepEqual(importCycles(importsBelow('api/src')), [])
})

for (const workspace of ['shared', ...remoteNames]) {
  test(`${workspace} has no import cycle, type imports included`, () => {
    assert.deepEqual(importCycles(importsBelow(`${workspace}/src`)), [])
  })
}

test('a cycle is found, even through type imports', async () => {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'import-cycles-'))
  try {
    const at = (name: string) => path.join(folder, name)
    await fs.writeFile(at('one.ts'), "import { two } from './two'\nexport const one = two\n")
    await fs.writeFile(at('two.ts'), "import type { Three } from './three'\nexport const two: Three = 2\n")
    await fs.writeFile(at('three.ts'), "export type { one as Three } from './one'\n")
    const found = importCycles(importsBelow(folder))
    assert.equal(found.length, 1)
    assert.deepEqual(new Set(found[0]), new Set(['one.ts', 'two.ts', 'three.ts'].map(at)))
  } finally {
    await fs.rm(folder, { recursive: true })
  }
})
