import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shareImagePath } from '@tekskills/shared/contracts/share-image'
import sharp from 'sharp'
import { startTestApp } from '../../testing/test-app'
import { createShareImages } from './share-images'

test('MT-01 every page has its own share image of 1200 x 630 pixels, cacheable forever', async (t) => {
  const { app } = await startTestApp(t)
  const get = (url: string) => app.inject({ url })
  const [home, login, microsite] = await Promise.all([
    get(shareImagePath('/', 'tekskills')),
    get(shareImagePath('/login', 'tekskills')),
    get(shareImagePath('/', 'tekdatanova')),
  ])
  for (const response of [home, login, microsite]) {
    assert.equal(response.statusCode, 200)
    const { width, height, format } = await sharp(response.rawPayload).metadata()
    assert.deepEqual({ width, height, format }, { width: 1200, height: 630, format: 'jpeg' })
    assert.match(String(response.headers['cache-control']), /immutable/)
  }
  assert.ok(!home.rawPayload.equals(login.rawPayload))
  assert.ok(!home.rawPayload.equals(microsite.rawPayload))
  const etag = String(home.headers.etag)
  for (const tag of [etag, `W/${etag}`, '*']) {
    const again = await app.inject({ url: shareImagePath('/', 'tekskills'), headers: { 'if-none-match': tag } })
    assert.equal(again.statusCode, 304, tag)
  }
})

test('an invalid share image URL returns 404, and one without a version is cached briefly', async (t) => {
  const { app } = await startTestApp(t)
  for (const name of [
    'else-00000000.jpg',
    'tekskills-1.jpg',
    'tekskills-00000000.png',
    `tekskills-${'0'.repeat(60)}.jpg`,
  ]) {
    const { statusCode } = await app.inject({ url: `/api/public/user/share/${name}` })
    assert.ok([400, 404].includes(statusCode), name)
  }
  const brief = await app.inject({ url: '/api/public/user/share/tekskills-00000000.jpg' })
  assert.equal(brief.headers['cache-control'], 'public, max-age=60')
})

test('S11 concurrent requests render an image once; a flood is rejected, that of one network before others', async () => {
  const rendered: string[] = []
  const images = createShareImages(async (_family, seed) => {
    rendered.push(seed)
    return Buffer.from(seed)
  })
  const read = (seed: string, ip = '192.0.2.1') => images.read('tekskills', seed, ip)
  await Promise.all([read('a'), read('a', '192.0.2.2')])
  await read('a')
  assert.deepEqual(rendered, ['a'])
  const seeds = Array.from({ length: 40 }, (_, index) => String(index))
  const ofOne = Promise.allSettled(seeds.map((seed) => read(seed)))
  assert.equal((await read('other', '192.0.2.2')).toString(), 'other')
  assert.equal((await ofOne).filter(({ status }) => status === 'fulfilled').length, 3)
  const ofMany = await Promise.allSettled(seeds.map((seed) => read(`${seed} of many`, `10.0.0.${seed}`)))
  assert.ok(ofMany.some(({ status }) => status === 'rejected'))
  assert.equal((await read('after')).toString(), 'after')
})
