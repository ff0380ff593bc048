import assert from 'node:assert/strict'
import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { test, type TestContext } from 'node:test'
import type { StaffBlog } from '@tekskills/shared/contracts/http/blogs'
import { formBody } from '../../testing/forms'
import { sampleDocx, samplePdf, scriptedPdf } from '../../testing/sample-documents'
import { htmlPage, samplePicture } from '../../testing/sample-pictures'
import { startTestApp } from '../../testing/test-app'

async function start(t: TestContext) {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  const add = async (image: Buffer, fileName?: string) => {
    const fields = { blogName: 'Pictured', description: 'd', imageAlt: 'A field' }
    const form = await formBody(fields, { image }, fileName)
    const sent = { payload: form.payload, headers: { ...headers, ...form.headers } }
    return service.app.inject({ method: 'POST', url: '/api/blogs', ...sent })
  }
  return { service, headers, add }
}

test('AT-83 S-43 a polyglot picture is only a picture once it is stored', async (t) => {
  const { service, add } = await start(t)
  const picture = await samplePicture()
  for (const payload of [htmlPage, sampleDocx(), scriptedPdf(), Buffer.from('<?php system($_GET[0]); ?>')]) {
    const added = await add(Buffer.concat([picture, payload]))
    assert.equal(added.statusCode, 201, added.body)
    const { rawPayload, headers } = await service.app.inject({ url: added.json<StaffBlog>().url ?? '' })
    assert.equal(headers['content-type'], 'image/webp')
    assert.equal(headers['x-content-type-options'], 'nosniff')
    assert.match(String(headers['content-security-policy']), /sandbox/)
    const bytes = rawPayload.toString('latin1')
    for (const marker of ['<script', 'PK\x03\x04', '%PDF', '<?php']) assert.ok(!bytes.includes(marker), marker)
  }
})

test('AT-82 S-42 the file name of the upload has no effect and is not exposed', async (t) => {
  const { add } = await start(t)
  for (const name of [
    'x.php',
    '../../etc/passwd',
    'a"\r\nSet-Cookie: x=1.png',
    '报告.png',
    `${'n'.repeat(300)}.png`,
    'x.png\0.php',
  ]) {
    const added = await add(await samplePicture('png', 64, 64), name)
    assert.equal(added.statusCode, 201, name)
    assert.match(added.json<StaffBlog>().url ?? '', /^\/api\/public\/user\/blogs\/download\/[\da-f-]{36}\?v=[\w-]+$/)
  }
  for (const name of ['page.png', 'page.jpg', 'page.PNG ']) {
    assert.equal((await add(htmlPage, name)).statusCode, 415, name)
  }
})

test('AT-92 the same file uploaded concurrently is stored for each record', async (t) => {
  const { service, headers, add } = await start(t)
  const picture = await samplePicture('png', 64, 64)
  const added = await Promise.all(Array.from({ length: 10 }, () => add(picture)))
  const blogs = added.map((response) => response.json<StaffBlog>())
  assert.equal(new Set(blogs.map(({ url }) => url)).size, 10)
  await service.app.inject({
    method: 'PUT',
    url: `/api/blogs/${blogs[0]?.id}`,
    headers,
    payload: { version: 1, removeImage: true },
  })
  assert.equal((await service.app.inject({ url: blogs[1]?.url ?? '' })).statusCode, 200)
})

/** An application with a résumé of nearly 5 MB. */
function largeForm(consent = 'true') {
  const fields = { name: 'Ada Harrow', email: 'ada@example.org', desiredRole: 'Engineer', consentFuture: 'true' }
  const resume = Buffer.concat([samplePdf(), Buffer.alloc(4_900_000, ' ')])
  return formBody({ ...fields, consent }, { resume }, 'cv.pdf')
}

test('S5 unfinished forms share a memory limit, and forms beyond it get 503', async (t) => {
  const { service } = await start(t)
  const url = `${await service.app.listen({ port: 0 })}/api/public/user/futureApplicants`
  // Without consent, a form that fits into memory is rejected by validation before any other limit applies.
  const { headers, payload } = await largeForm('false')
  const connections: Socket[] = []
  service.app.server.on('connection', (socket: Socket) => connections.push(socket))
  const begun = Array.from({ length: 24 }, () => {
    const options = { method: 'POST', agent: false, headers: { ...headers, 'content-length': payload.length } }
    const sent = request(url, options)
    sent.write(payload.subarray(0, -10))
    return { sent, response: once(sent, 'response') as Promise<[IncomingMessage]> }
  })
  // No form is finished before the service has received all data, which exceeds the memory limit.
  const received = () => connections.reduce((sum, { bytesRead }) => sum + bytesRead, 0)
  while (received() < begun.length * (payload.length - 10)) await new Promise((resolve) => setTimeout(resolve, 10))
  for (const { sent } of begun) sent.end(payload.subarray(-10))
  const responses = await Promise.all(begun.map(async ({ response }) => (await response)[0]))
  const statuses = responses.map(({ statusCode }) => statusCode)
  assert.deepEqual([...new Set(statuses)].sort(), [422, 503], String(statuses))
  assert.equal(responses.find(({ statusCode }) => statusCode === 503)?.headers['retry-after'], '5')
})

test('uploads beyond the memory limit get 503, and later ones are accepted', async (t) => {
  const { service } = await start(t)
  const address = await service.app.listen({ port: 0 })
  const { headers, payload } = await largeForm()
  const send = async () => {
    // Only guards against a hanging request.
    const signal = AbortSignal.timeout(60_000)
    const url = `${address}/api/public/user/futureApplicants`
    return (await fetch(url, { method: 'POST', headers, body: payload, signal })).status
  }
  // Together 1.5 times the memory limit of forms, unless they are processed as fast as they arrive.
  const statuses = await Promise.all(Array.from({ length: 30 }, send))
  assert.ok(
    statuses.every((status) => status === 201 || status === 429 || status === 503),
    String(statuses),
  )
  assert.notEqual(await send(), 503)
})
