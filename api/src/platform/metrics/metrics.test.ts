import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startTestApp } from '../../testing/test-app'
import { preparedRenditions } from '../pictures/renditions'

test('metrics count requests by route and contain no request data', async (t) => {
  const { app } = await startTestApp(t)
  await app.inject({ url: '/api/public/user/careers?name=secret-words' })
  await app.inject({ url: '/api/career/01a1deb1-0680-7b74-bcaa-79865b67524f' })
  const { body, headers } = await app.inject({ url: '/internal/metrics' })
  assert.match(String(headers['content-type']), /^text\/plain/)
  assert.match(
    body,
    /http_request_duration_seconds_count\{method="GET",route="\/api\/public\/user\/careers",status="404"\} 1/,
  )
  assert.match(body, /route="\/api\/career\/:id",status="401"\} 1/)
  assert.match(body, /process_resident_memory_bytes/)
  assert.ok(!body.includes('secret-words') && !body.includes('01a1deb1'))
})

test('metrics contain the number of queued picture renditions, which returns to zero', async (t) => {
  const { app, deps } = await startTestApp(t)
  const waiting = async () =>
    Number(/^picture_renditions_waiting (\d+)$/m.exec((await app.inject({ url: '/internal/metrics' })).body)?.[1])
  assert.equal(await waiting(), 0)
  deps.pictures.prepare('01a1deb1-0680-7b74-bcaa-79865b67524f')
  assert.equal(await waiting(), preparedRenditions().length)
  await deps.pictures.settled()
  assert.equal(await waiting(), 0)
})
