import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { fromRoot } from '../repository'

/** More than a newcomer reads through. */
const MOST = 15

test('the root has few scripts: what one workspace is for is a script of that workspace', async () => {
  const { scripts } = JSON.parse(await readFile(fromRoot('package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  assert.ok(Object.keys(scripts).length <= MOST, Object.keys(scripts).join(', '))
})

test('every script that the documentation names exists', async () => {
  const scriptsOf = async (folder: string) =>
    Object.keys(
      (JSON.parse(await readFile(fromRoot(folder, 'package.json'), 'utf8')) as { scripts?: object }).scripts ?? {},
    )
  for (const file of ['README.md', 'CONTRIBUTING.md']) {
    const text = await readFile(fromRoot(file), 'utf8')
    for (const [, script = '', workspace = ''] of text.matchAll(/npm run ([\w:-]+)(?: -w (\w+))?/g))
      assert.ok((await scriptsOf(workspace)).includes(script), `${file}: npm run ${script} ${workspace}`)
  }
})
