import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { fromRoot } from '../repository'

/** Few enough for a newcomer to read. */
const MAX_SCRIPTS = 15

test('the root has few scripts; scripts for one workspace belong to that workspace', async () => {
  const { scripts } = JSON.parse(await readFile(fromRoot('package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  assert.ok(Object.keys(scripts).length <= MAX_SCRIPTS, Object.keys(scripts).join(', '))
})

test('every script in the documentation exists', async () => {
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
