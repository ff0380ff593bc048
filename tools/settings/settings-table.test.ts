import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { fromRoot } from '../repository'
import { filesMatching } from '../testing/test-files'
import { documentedSettings, settingsTable, tableIn } from './settings-table'

/** Set by our commands for their child processes, by the platform, or by the build. */
const NOT_FOR_OPERATORS = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'FORCE_COLOR', 'NODE_ENV', 'PATH', 'RELEASE']
const BETWEEN_PROCESSES = ['DEV_KIT', 'DEV_SOCKETS', 'SERVICE_BUNDLE', 'TEST_DATABASE', 'TEST_FILES', 'TEST_PORT']

const documented = documentedSettings.map(({ name }) => name.replaceAll('`', ''))

test('the README has the table generated from the schemas: npm run settings -w tools', async () => {
  assert.ok(documented.length > 35)
  assert.equal(tableIn(await readFile(fromRoot('README.md'), 'utf8')), settingsTable())
})

test('each variable has a description', () => {
  assert.deepEqual(
    documentedSettings.filter(({ meaning }) => meaning === '').map(({ name }) => name),
    [],
  )
})

test('every variable that the sources read has a schema, and every variable in a schema is read', async () => {
  const files = await filesMatching(
    '{shared,releases,shell,remote-*,api,e2e,tools}/**/*.{ts,tsx,mjs}',
    '*.config.{ts,mjs}',
  )
  const sources = await Promise.all(
    files.filter((file) => !file.includes('.test.')).map((file) => readFile(fromRoot(file), 'utf8')),
  )
  const read = new Set(
    sources.flatMap((source) => [...source.matchAll(/\benv(?:\.|\[')([A-Z][A-Z0-9_]+)/g)].map(([, name = '']) => name)),
  )
  const known = [...documented, ...NOT_FOR_OPERATORS, ...BETWEEN_PROCESSES]
  assert.deepEqual(
    [...read].filter((name) => !known.includes(name)),
    [],
  )
  const named = new Map<string, number>()
  for (const [name] of sources.join('\n').matchAll(/\b[A-Z][A-Z0-9_]+\b/g)) named.set(name, (named.get(name) ?? 0) + 1)
  // Once in its schema, once where it is used.
  assert.deepEqual(
    documented.filter((name) => (named.get(name) ?? 0) < 2),
    [],
  )
})
