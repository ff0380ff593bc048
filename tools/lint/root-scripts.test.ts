import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { glob } from 'tinyglobby'
import { fromRoot } from '../repository'

/** Without the specification and the two documents that follow it closely. */
const DOCUMENTS = ['*.md', 'docs/**/*.md', '!docs/{specification,requirements,api-contract}.md']
/** Names of files in backticks, with or without their folders. */
const FILE_NAME = /`(\w[\w./-]*\.(?:tsx?|mjs|ya?ml|conf))`/g
/** A pattern of names, and builds. */
const NO_SOURCE = /^PascalCase|\/dist\//

/** Few enough for a newcomer to read. */
const MAX_SCRIPTS = 15

test('the root has few scripts; scripts for one workspace belong to that workspace', async () => {
  const { scripts } = JSON.parse(await readFile(fromRoot('package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  assert.ok(Object.keys(scripts).length <= MAX_SCRIPTS, Object.keys(scripts).join(', '))
})

test('every script and file that the documentation names exists', async () => {
  const sources = await glob('**/*.{ts,tsx,mjs,yml,yaml,conf}', {
    cwd: fromRoot(),
    dot: true,
    ignore: ['**/node_modules/**', '**/dist/**', 'data/**'],
  })
  const scriptsOf = async (folder: string) =>
    Object.keys(
      (JSON.parse(await readFile(fromRoot(folder, 'package.json'), 'utf8')) as { scripts?: object }).scripts ?? {},
    )
  for (const document of await glob(DOCUMENTS, { cwd: fromRoot() })) {
    const text = await readFile(fromRoot(document), 'utf8')
    for (const [, script = '', workspace = ''] of text.matchAll(/npm run (?:--silent )?([\w:-]+)(?: -w ([\w-]+))?/g))
      assert.ok((await scriptsOf(workspace)).includes(script), `${document}: npm run ${script} ${workspace}`)
    for (const [, file = ''] of text.matchAll(FILE_NAME))
      assert.ok(
        NO_SOURCE.test(file) || sources.some((source) => `/${source}`.endsWith(`/${file}`)),
        `${document}: ${file}`,
      )
  }
})
