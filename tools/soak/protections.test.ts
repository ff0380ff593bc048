import assert from 'node:assert/strict'
import { access, readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { fromRoot } from '../repository'
import { mutations } from './protections'

test('every protection that the soak takes away is still in the sources, and its test exists', async () => {
  const missing: string[] = []
  for (const { protection, file, text, test: path } of mutations) {
    const source = await readFile(fromRoot(file), 'utf8').catch(() => '')
    if (!source.includes(text)) missing.push(`${protection}: ${file} has no "${text}"`)
    await access(fromRoot(path)).catch(() => missing.push(`${protection}: ${path} does not exist`))
  }
  assert.deepEqual(missing, [])
})
