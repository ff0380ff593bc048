import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { page } from './generated-of-each'
import { generatedTree } from './generated-tree'

test('a generated page is in the manifest of its remote; a second one at the same address is rejected', async (t) => {
  const tree = await generatedTree('remote-public')
  t.after(tree.remove)
  await tree.generate('page', { ...page, remote: 'remote-public' })
  const [paths = '', manifest = ''] = await Promise.all(
    ['paths.ts', 'manifest.ts'].map((name) => readFile(join(tree.root, 'remote-public', 'src', name), 'utf8')),
  )
  assert.ok(paths.includes(page.path), paths)
  assert.match(manifest, /path: paths\.\w+,/)
  await assert.rejects(tree.generate('page', { ...page, remote: 'remote-public', name: 'twice' }), /a page at/)
})
