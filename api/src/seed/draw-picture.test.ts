import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { drawCover } from './draw-picture'

test('a cover is a full-width image, the same for the same seed', async () => {
  const cover = { shows: 'topic', topic: 'cloud', variant: 0 } as const
  const [first, again, other] = await Promise.all(['one', 'one', 'two'].map((seed) => drawCover(seed, cover, 0)))
  assert.ok(first && again && other)
  const { width, height, format } = await sharp(first).metadata()
  assert.deepEqual({ width, height, format }, { width: 1600, height: 900, format: 'jpeg' })
  assert.ok(first.equals(again))
  assert.ok(!first.equals(other))
})
