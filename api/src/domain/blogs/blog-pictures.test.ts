import assert from 'node:assert/strict'
import fs from 'node:fs'
import { test, type TestContext } from 'node:test'
import type { PublicBlog, StaffBlog } from '@tekskills/shared/contracts/http/blogs'
import sharp from 'sharp'
import { formBody } from '../../testing/forms'
import { addBlog, putBlog } from '../../testing/sample-blogs'
import { htmlPage, pixelBomb, samplePicture, svgPicture } from '../../testing/sample-pictures'
import { startTestApp } from '../../testing/test-app'

async function startWithForms(t: TestContext) {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  const send = async (method: 'POST' | 'PUT', fields: Record<string, string | string[]>, image?: Buffer) => {
    const form = await formBody(fields, image && { image })
    const options = { method, url: '/api/blogs', payload: form.payload, headers: { ...headers, ...form.headers } }
    return service.app.inject(options)
  }
  const add = (image: Buffer, fields = {}) =>
    send('POST', { blogName: 'Pictured', description: 'd', imageAlt: 'A blue field', ...fields }, image)
  const stored = () => (fs.existsSync(service.config.picturesDir) ? fs.readdirSync(service.config.picturesDir) : [])
  return { service, headers, send, add, stored }
}

test('BO-01 a blog and its picture are added in one form', async (t) => {
  const { send, service } = await startWithForms(t)
  const fields = {
    blogName: 'Whole form',
    description: 'd',
    imageAlt: 'A blue field',
    tags: '["one","two"]',
    featured: 'true',
    metaTitle: '',
  }
  const added = await send('POST', fields, await samplePicture())
  assert.equal(added.statusCode, 201, added.body)
  const blog = added.json<StaffBlog>()
  assert.deepEqual([blog.tags, blog.featured, blog.metaTitle], [['one', 'two'], true, null])
  assert.match(blog.url ?? '', new RegExp(`^/api/public/user/blogs/download/${blog.id}\\?v=`))
  const picture = await service.app.inject({ url: blog.url ?? '' })
  assert.deepEqual([picture.statusCode, picture.headers['content-type']], [200, 'image/webp'])
})

test('S-44 JPEG, PNG, WebP and AVIF are accepted and re-encoded without their metadata', async (t) => {
  const { add, service } = await startWithForms(t)
  for (const kind of ['jpeg', 'png', 'webp', 'avif'] as const) {
    const blog = (await add(await samplePicture(kind))).json<StaffBlog>()
    const { rawPayload } = await service.app.inject({ url: `${blog.url}&f=jpeg` })
    const metadata = await sharp(rawPayload).metadata()
    assert.deepEqual([metadata.format, metadata.exif], ['jpeg', undefined], kind)
  }
})

test('AT-81 AT-82 SVG, GIF, HTML and unknown files are rejected by their content, and nothing is stored', async (t) => {
  const { add, stored } = await startWithForms(t)
  const before = stored().length
  for (const file of [svgPicture, htmlPage, await samplePicture('gif'), Buffer.from('%PDF-1.7 not a picture')]) {
    const rejected = await add(file)
    assert.deepEqual([rejected.statusCode, rejected.json().code], [415, 'UNSUPPORTED_FILE_TYPE'])
  }
  assert.equal(stored().length, before)
})

test('AT-84 AT-86 S-41 an empty, a truncated and a huge picture are rejected with 422', async (t) => {
  const { add } = await startWithForms(t)
  const whole = await sharp({
    create: {
      width: 900,
      height: 900,
      channels: 3,
      background: 'red',
      noise: { type: 'gaussian', mean: 99, sigma: 50 },
    },
  })
    .jpeg()
    .toBuffer()
  const codes = []
  for (const file of [Buffer.alloc(0), whole.subarray(0, whole.length / 2), pixelBomb()]) {
    const rejected = await add(file)
    assert.equal(rejected.statusCode, 422, rejected.body)
    codes.push(rejected.json().errors[0].code)
  }
  assert.deepEqual(codes, ['FILE_EMPTY', 'INVALID', 'TOO_LONG'])
})

test('AT-86 a picture of more than 40 megapixels is reported as too large, not as damaged', async (t) => {
  const { add } = await startWithForms(t)
  const rejected = await add(await samplePicture('jpeg', 7_000, 6_000))
  assert.equal(rejected.statusCode, 422, rejected.body)
  const [{ code, message }] = rejected.json().errors
  assert.deepEqual([code, message], ['TOO_LONG', 'The picture must have at most 40 megapixels.'])
})

test('AT-85 a picture of more than 5 MiB is rejected with 413 and the limit', async (t) => {
  const { add } = await startWithForms(t)
  const rejected = await add(Buffer.concat([await samplePicture(), Buffer.alloc(5 * 1024 * 1024)]))
  assert.deepEqual([rejected.statusCode, rejected.json().code], [413, 'FILE_TOO_LARGE'])
  assert.equal(rejected.json().limitBytes, 5 * 1024 * 1024)
})

test('AT-90 a truncated form, or one with an unexpected file, is rejected with 400', async (t) => {
  const { service, headers } = await startWithForms(t)
  const image = await samplePicture()
  const whole = await formBody({ blogName: 'X', description: 'd' }, { image })
  const other = await formBody({ blogName: 'X', description: 'd' }, { resume: image })
  const forms = [{ ...whole, payload: whole.payload.subarray(0, whole.payload.length - 200) }, other]
  for (const form of forms) {
    const options = { payload: form.payload, headers: { ...headers, ...form.headers } }
    const response = await service.app.inject({ method: 'POST', url: '/api/blogs', ...options })
    assert.equal(response.statusCode, 400, response.body)
  }
})

test('renditions have the requested width and format; other sizes are rejected', async (t) => {
  const { add, service } = await startWithForms(t)
  const { url } = (await add(await samplePicture('png', 2000, 1000))).json<StaffBlog>()
  for (const [query, format, width] of [
    ['w=320&f=webp', 'webp', 320],
    ['w=640&f=avif', 'heif', 640],
    ['w=1920&f=jpeg', 'jpeg', 1920],
  ] as const) {
    const response = await service.app.inject({ url: `${url}&${query}` })
    const metadata = await sharp(response.rawPayload).metadata()
    assert.deepEqual([metadata.format, metadata.width], [format, width])
  }
  const share = await sharp((await service.app.inject({ url: `${url}&crop=share` })).rawPayload).metadata()
  assert.deepEqual([share.width, share.height], [1200, 630])
  for (const query of ['w=333', 'w=99999', 'f=gif', 'w=-1']) {
    assert.equal((await service.app.inject({ url: `${url}&${query}` })).statusCode, 400, query)
  }
})

test('only the versioned URL of a picture is cached forever, and a picture never runs scripts', async (t) => {
  const { add, service } = await startWithForms(t)
  const { id, url } = (await add(await samplePicture())).json<StaffBlog>()
  const caching = async (address: string) => (await service.app.inject({ url: address })).headers['cache-control']
  assert.equal(await caching(url ?? ''), 'public, max-age=31536000, immutable')
  assert.match(String(await caching(`/api/public/user/blogs/download/${id}?v=guessed`)), /max-age=60/)
  const { headers } = await service.app.inject({ url: url ?? '' })
  assert.equal(headers['x-content-type-options'], 'nosniff')
  assert.match(String(headers['content-security-policy']), /sandbox/)
  for (const tag of [String(headers.etag), `W/${headers.etag}`, '*']) {
    const again = await service.app.inject({ url: url ?? '', headers: { 'if-none-match': tag } })
    assert.equal(again.statusCode, 304, tag)
  }
})

test('only staff can read the picture of a draft', async (t) => {
  const { add, service, headers } = await startWithForms(t)
  const { id, url } = (await add(await samplePicture(), { status: 'DRAFT' })).json<StaffBlog>()
  assert.equal((await service.app.inject({ url: url ?? '' })).statusCode, 404)
  assert.equal((await service.app.inject({ url: `/api/blogs/download/${id}` })).statusCode, 401)
  const staff = await service.app.inject({ url: `/api/blogs/download/${id}?w=640&f=webp`, headers })
  assert.deepEqual([staff.statusCode, staff.headers['cache-control']], [200, 'no-store'])
})

test('a public picture needs alternative text unless it is marked as decoration', async (t) => {
  const { add } = await startWithForms(t)
  const rejected = await add(await samplePicture(), { imageAlt: '' })
  assert.deepEqual([rejected.statusCode, rejected.json().errors[0].field], [422, 'imageAlt'])
  assert.equal((await add(await samplePicture(), { imageAlt: '', imageDecorative: 'true' })).statusCode, 201)
})

test('D-04 a replaced or removed picture is deleted from disk, and a rejected change leaves none behind', async (t) => {
  const { service, headers, add, send, stored } = await startWithForms(t)
  const before = stored().length
  const blog = (await add(await samplePicture())).json<StaffBlog>()
  await service.deps.pictures.settled()
  await send('PUT', { id: blog.id, version: '1', blogName: 'Same' }, await samplePicture('jpeg'))
  assert.equal((await send('PUT', { id: blog.id, version: '1' }, await samplePicture('jpeg'))).statusCode, 409)
  await service.deps.pictures.settled()
  assert.equal(stored().length, before + 1)
  const removed = await putBlog(service, headers, { id: blog.id, version: 2, removeImage: true })
  assert.equal(removed.json<StaffBlog>().url, null)
  assert.equal(stored().length, before)
})

test('D-04 AT-91 files that no record references are swept, the rest are kept', async (t) => {
  const { service, add, stored } = await startWithForms(t)
  const blog = (await add(await samplePicture())).json<StaffBlog>()
  const orphan = await service.deps.pictures.stage(await samplePicture())
  assert.ok(stored().includes(orphan.id))
  await service.deps.pictures.sweep(service.queries, -1, true)
  assert.ok(!stored().includes(orphan.id))
  assert.equal((await service.app.inject({ url: blog.url ?? '' })).statusCode, 200)
})

test('the metadata of a blog contains its share picture', async (t) => {
  const { service, headers, add } = await startWithForms(t)
  await add(await samplePicture())
  const blog = (await service.app.inject({ url: '/api/public/user/blogs?name=pictured' })).json<PublicBlog>()
  assert.match(blog.meta.image, /&crop=share$/)
  await addBlog(service, headers, { blogName: 'Bare' })
  const bare = (await service.app.inject({ url: '/api/public/user/blogs?name=bare' })).json<PublicBlog>()
  assert.equal(bare.meta.image, '')
})

/** A wide picture with a red left half and a blue right half. */
async function twoColors(): Promise<Buffer> {
  const half = (color: string) =>
    sharp({ create: { width: 1000, height: 630, channels: 3, background: color } })
      .png()
      .toBuffer()
  const [red, blue] = await Promise.all([half('#f00'), half('#00f')])
  return sharp({ create: { width: 2000, height: 630, channels: 3, background: '#000' } })
    .composite([
      { input: red, left: 0, top: 0 },
      { input: blue, left: 1000, top: 0 },
    ])
    .png()
    .toBuffer()
}

test('BO-01 the share picture is cropped around the focal point that staff chose, and each crop has its own URL', async (t) => {
  const { add, service, headers } = await startWithForms(t)
  const { id, version } = (await add(await twoColors())).json<StaffBlog>()
  const put = async (payload: object) =>
    (await service.app.inject({ method: 'PUT', url: '/api/blogs', headers, payload })).json<StaffBlog>()
  const shared = async (slug: string | null) => {
    const response = await service.app.inject({ url: `/api/public/user/blogs?name=${slug}` })
    const { meta, focus } = response.json<PublicBlog>()
    const { image } = meta
    const picture = sharp((await service.app.inject({ url: image })).rawPayload)
    const { width, height } = await picture.metadata()
    const [red, , blue] = (await picture.stats()).channels.map(({ mean }) => mean)
    return { image, focus, size: [width, height], isRed: (red ?? 0) > (blue ?? 0) }
  }
  const left = await put({ id, version, focusX: 0, focusY: 50 })
  assert.deepEqual([left.focusX, left.focusY], [0, 50])
  const ofLeft = await shared(left.slug)
  assert.deepEqual([ofLeft.size, ofLeft.isRed, ofLeft.focus], [[1200, 630], true, { x: 0, y: 50 }])
  const right = await put({ id, version: left.version, focusX: 100, focusY: 50 })
  const ofRight = await shared(right.slug)
  assert.deepEqual([ofRight.size, ofRight.isRed], [[1200, 630], false])
  assert.notEqual(ofRight.image, ofLeft.image)
  assert.equal((await put({ id, version: right.version, focusX: null })).focusY, null)
})
