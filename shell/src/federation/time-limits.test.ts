/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { REGISTRY_TIMEOUT } from '../client/fetch-boot'
import { MANIFEST_TIMEOUT } from './load-container'

/** Milliseconds after which a visitor must see the failure view. */
const FAILURE_VIEW = 6000

test('fetching the registry again, the live release and the previous one all time out before the failure view is due', () => {
  expect(REGISTRY_TIMEOUT + 2 * MANIFEST_TIMEOUT).toBeLessThan(FAILURE_VIEW)
})

test('a manifest that loads just before its timeout leaves time for the chunk of its page to time out', () => {
  const build = readFileSync(join(__dirname, '../../../tools/federation/client-config.ts'), 'utf8')
  const chunkTimeout = Number(/CHUNK_TIMEOUT_MS = (\d+)/.exec(build)?.[1])
  expect(MANIFEST_TIMEOUT + chunkTimeout).toBeLessThan(FAILURE_VIEW)
})
