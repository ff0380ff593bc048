import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { drawPicture } from './draw-picture'

test('an item picture is a full-width image, the same for the same seed', async () => {
  const [first, again, other] = await Promise.all(['one', 'one', 'two'].map((seed) => drawPicture(seed, 'item')))
  assert.ok(first && again && other)
  const { width, height, format } = await sharp(first).metadata()
  assert.deepEqual({ width, height, format }, { width: 1600, height: 900, format: 'jpeg' })
  assert.ok(first.equals(again))
  assert.ok(!first.equals(other))
})

test('a portrait is a square with more than its background', async () => {
  const portrait = sharp(await drawPicture('Amara Okonjo', 'portrait'))
  const { width, height } = await portrait.metadata()
  assert.deepEqual({ width, height }, { width: 640, height: 640 })
  assert.ok((await portrait.stats()).entropy > 0.5)
})
