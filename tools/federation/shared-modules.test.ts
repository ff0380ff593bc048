import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { fromRoot } from '../repository'
import { sharedModules } from './shared-modules'

test('the server provides to remotes exactly the modules of the platform that browsers share', async () => {
  const source = await readFile(fromRoot('shell', 'src', 'entry-server.ts'), 'utf8')
  const provided = [...source.matchAll(/^ {2}'(@tekskills\/shared\/[^']+)':/gm)].map(([, request]) => request)
  const shared = sharedModules
    .map(({ request }) => request)
    .filter((request) => request.startsWith('@tekskills/shared/'))
  assert.deepEqual(provided.sort(), shared.sort())
})
