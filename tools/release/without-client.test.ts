import assert from 'node:assert/strict'
import { test } from 'node:test'
import { evaluateSource } from './evaluate-source'
import { withoutClient } from './without-client'

interface Client {
  http: { get: (path: string) => Promise<unknown> }
}

const LINES = "export * from '@tekskills/shared/http/client'"

test('what stands in place of the client in a build has the same exports, and refuses every call', async () => {
  const client = await evaluateSource<Client>('remote-public', LINES, [])
  const stand = await evaluateSource<Client>('remote-public', LINES, [withoutClient])
  assert.deepEqual(Object.keys(stand).sort(), Object.keys(client).sort())
  await assert.rejects(async () => stand.http?.get('/index'), { message: 'A build calls no service.' })
})
