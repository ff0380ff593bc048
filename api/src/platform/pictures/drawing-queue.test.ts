import assert from 'node:assert/strict'
import fs from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import type { StaffBlog } from '@tekskills/shared/contracts/http/blogs'
import { formBody } from '../../testing/forms'
import { samplePicture } from '../../testing/sample-pictures'
import { startTestApp } from '../../testing/test-app'
import { drawInTurn } from './drawing-queue'

test(
  'D3 AT-82 when many pictures are requested in a new format at once, few are drawn and the others are sent as WebP',
  { timeout: 60_000 },
  async (t) => {
    const { app, config, deps, signIn } = await startTestApp(t)
    const headers = await signIn()
    const ids: string[] = []
    for (let index = 0; index < 14; index += 1) {
      const fields = { blogName: `Pictured ${index}`, description: 'd', imageAlt: 'A blue field' }
      const form = await formBody(fields, { image: await samplePicture() })
      const added = await app.inject({
        method: 'POST',
        url: '/api/blogs',
        payload: form.payload,
        headers: { ...headers, ...form.headers },
      })
      ids.push(String(added.json<StaffBlog>().id))
    }
    await deps.pictures.settled()
    const get = (query: string) => (id: string) =>
      app.inject({ url: `/api/blogs/download/${id}?${query}`, headers: { authorization: headers.authorization } })

    let release: (nothing: Buffer) => void = () => undefined
    const held = drawInTurn(() => new Promise((resolve) => (release = resolve)))
    const responses: Awaited<ReturnType<ReturnType<typeof get>>>[] = []
    const ask = async (id: string) => {
      responses.push(await get('w=640&f=avif')(id))
      if (responses.length !== 2 * (ids.length - 12)) return
      const jpeg = await get('w=640&f=jpeg')(id)
      release(Buffer.alloc(0))
      return jpeg
    }
    const jpegs = await Promise.all([...ids, ...ids].map(ask))
    await held
    for (const response of responses) assert.equal(response.statusCode, 200, response.body)
    const standIns = responses.filter((response) => response.headers['content-type'] === 'image/webp')
    assert.equal(standIns.length, 4)
    for (const { headers: sent } of standIns)
      assert.deepEqual([sent.etag, sent['cache-control']], [undefined, 'no-store'])
    const drawn = fs
      .readdirSync(config.picturesDir)
      .filter((folder) => fs.existsSync(path.join(config.picturesDir, folder, 'w640.avif')))
    assert.equal(drawn.length, 12)
    const rejected = jpegs.find((jpeg) => jpeg)
    assert.equal(rejected?.statusCode, 503, 'nothing stands in for JPEG')
    assert.deepEqual([rejected.headers.etag, rejected.headers['cache-control']], [undefined, 'no-store'])

    const later = await get('w=640&f=avif')(ids.at(-1) ?? '')
    assert.equal(later.headers['content-type'], 'image/avif')
    assert.ok(later.headers.etag)
  },
)
