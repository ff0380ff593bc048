import assert from 'node:assert/strict'
import fs from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import type { StaffBlog } from '@tekskills/shared/contracts/http/blogs'
import sharp from 'sharp'
import { formBody } from '../../testing/forms'
import { samplePicture } from '../../testing/sample-pictures'
import { startTestApp } from '../../testing/test-app'
import { formats, renditionFor } from './renditions'
import { isWholePicture } from './whole-picture'

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

test('AT-47 a damaged rendition is drawn again, and a placeholder replaces what has a damaged master', async (t) => {
  const { config, deps } = await startTestApp(t)
  const { id } = await deps.pictures.stage(await samplePicture('png', 640, 480))
  const folder = path.join(config.picturesDir, id)
  const damages: Record<string, (file: string) => Promise<void>> = {
    'cut off': async (file) => fs.truncate(file, (await fs.stat(file)).size - 40),
    empty: (file) => fs.truncate(file, 0),
    'with a few bytes left': (file) => fs.truncate(file, 10),
    'of zeros': async (file) => fs.writeFile(file, Buffer.alloc((await fs.stat(file)).size)),
  }
  for (const f of formats) {
    const rendition = renditionFor({ w: 320, f })
    const whole = await deps.pictures.read(id, rendition)
    assert.ok(isWholePicture(whole, f), f)
    for (const [what, damage] of Object.entries(damages)) {
      await damage(path.join(folder, rendition.name))
      assert.ok((await deps.pictures.read(id, rendition)).equals(whole), `${f} ${what}`)
      assert.ok((await fs.readFile(path.join(folder, rendition.name))).equals(whole), `${f} ${what} on disk`)
    }
  }
  for (const [what, damage] of Object.entries(damages)) {
    await damage(path.join(folder, 'master.webp'))
    await assert.rejects(deps.pictures.read(id, renditionFor({ w: 1280 })), { name: 'LostPictureError' }, what)
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
