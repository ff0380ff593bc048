/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { REGISTRY_TIMEOUT } from '../client/fetch-boot'
import { SCRIPT_TIMEOUT } from './script-loading-plugin'

/** Milliseconds after which a visitor must see the failure view. */
const FAILURE_VIEW = 6000

test('a registry that is asked again, the live release and the one before it are all given up on before the failure view is due', () => {
  expect(REGISTRY_TIMEOUT + 2 * SCRIPT_TIMEOUT).toBeLessThan(FAILURE_VIEW)
})

test('a manifest that loads at the last moment leaves time for the chunk of its page to fail', () => {
  const build = readFileSync(join(__dirname, '../../../tools/federation/client-config.ts'), 'utf8')
  const chunkTimeout = Number(/CHUNK_TIMEOUT = (\d+)/.exec(build)?.[1])
  expect(SCRIPT_TIMEOUT + chunkTimeout).toBeLessThan(FAILURE_VIEW)
})
