import assert from 'node:assert/strict'
import fs from 'node:fs/promises'
import { test } from 'node:test'
import type { StaffBlog } from '@tekskills/shared/contracts/http/blogs'
import sharp from 'sharp'
import { formBody } from '../../testing/forms'
import { samplePicture } from '../../testing/sample-pictures'
import { startTestApp } from '../../testing/test-app'
import { renditionFor } from './renditions'

test('AT-47 a placeholder replaces a picture with a missing file, in every rendition, and is not cached', async (t) => {
  const { app, config, deps, signIn } = await startTestApp(t)
  const fields = { blogName: 'Pictured', description: 'd', imageAlt: 'A blue field' }
  const form = await formBody(fields, { image: await samplePicture() })
  const headers = { ...(await signIn()), ...form.headers }
  const added = await app.inject({ method: 'POST', url: '/api/blogs', payload: form.payload, headers })
  const { id } = added.json<StaffBlog>()
  await deps.pictures.settled()
  await fs.rm(config.picturesDir, { recursive: true })

  for (const [query, width] of [
    ['w=640&f=webp', 640],
    ['crop=share', 1200],
  ] as const) {
    const authorization = headers.authorization
    const response = await app.inject({ url: `/api/blogs/download/${id}?${query}`, headers: { authorization } })
    assert.equal(response.statusCode, 200, response.body)
    assert.equal(response.headers['cache-control'], 'no-store')
    assert.equal(response.headers.etag, undefined)
    assert.equal((await sharp(response.rawPayload).metadata()).width, width)
  }
})

test('a picture is deleted for good while its renditions are being drawn', async (t) => {
  const { config, deps } = await startTestApp(t)
  const { id } = await deps.pictures.stage(await samplePicture())
  const drawn = [320, 640, 960].map((w) => deps.pictures.read(id, renditionFor({ w, f: 'webp' })))
  const [removed] = await Promise.allSettled([deps.pictures.remove(id), ...drawn])
  assert.equal(removed.status, 'fulfilled')
  assert.deepEqual(await fs.readdir(config.picturesDir), [])
})
