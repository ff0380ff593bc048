import assert from 'node:assert/strict'
import fs from 'node:fs'
import { test, type TestContext } from 'node:test'
import type { PublicBlog, StaffBlog } from '@tekskills/shared/contracts/http/blogs'
import type { MediaDetail, MediaItem } from '@tekskills/shared/contracts/http/media'
import { cleanUp } from '../../maintenance'
import { formBody } from '../../testing/forms'
import { addBlog, putBlog } from '../../testing/sample-blogs'
import { contentTypes, itemCalls } from '../../testing/sample-items'
import { samplePicture } from '../../testing/sample-pictures'
import { startTestApp } from '../../testing/test-app'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR

interface Page<Row> {
  content: Row[]
  totalElements: number
}

async function start(t: TestContext) {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  const call = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, payload?: object) =>
    service.app.inject({ method, url: `/api${url}`, headers, payload })
  const sendForm = async (method: 'POST' | 'PUT', url: string, fields: Record<string, string>, image: Buffer) => {
    const form = await formBody(fields, { image })
    const request = { url: `/api${url}`, payload: form.payload, headers: { ...headers, ...form.headers } }
    return service.app.inject({ method, ...request })
  }
  return {
    service,
    headers,
    call,
    sendForm,
    upload: async (imageAlt = 'A chart') =>
      (await sendForm('POST', '/media', { imageAlt }, await samplePicture())).json<MediaItem>(),
    /** Adds a blog with a picture of the library. */
    async choose(blogName: string, { id: imageMedia }: MediaItem, fields: object = { imageDecorative: true }) {
      const response = await call('POST', '/blogs', { blogName, description: 'd', imageMedia, ...fields })
      assert.equal(response.statusCode, 201, response.body)
      return response.json<StaffBlog>()
    },
    read: async ({ id }: { id: string }) => (await call('GET', `/media/${id}`)).json<MediaDetail>(),
    list: async (query = '') => (await call('GET', `/media${query}`)).json<Page<MediaItem>>(),
    remove: ({ id }: { id: string }) => call('DELETE', `/media/${id}`),
    stored: () => (fs.existsSync(service.config.picturesDir) ? fs.readdirSync(service.config.picturesDir) : []),
  }
}

type Started = Awaited<ReturnType<typeof start>>

const imageOf = ({ url }: MediaItem, alt = 'A chart') => `<img src="${url}" alt="${alt}" />`
const statesOf = ({ uses }: MediaDetail) => uses.map(({ title, state }) => `${title}: ${state}`)

/** A blog with a picture of its own. */
async function addPictured({ sendForm }: Started, blogName: string, image: Buffer) {
  const fields = { blogName, description: 'd', imageAlt: 'A blue field' }
  const response = await sendForm('POST', '/blogs', fields, image)
  assert.equal(response.statusCode, 201, response.body)
  return response.json<StaffBlog>()
}

test('BO-01 the picture of an item is in the library, is used again without a second file, and goes with its last use', async (t) => {
  const started = await start(t)
  const { service, headers, choose, list, read, stored } = started
  const first = await addPictured(started, 'First', await samplePicture())
  const [picture] = (await list()).content
  assert.ok(picture)
  assert.deepEqual([picture.name, picture.imageAlt, picture.useCount], ['picture.webp', 'A blue field', 1])
  const second = await choose('Second', picture, { imageAlt: 'Seen otherwise' })
  assert.equal(second.imageAlt, 'Seen otherwise')
  assert.deepEqual([stored().length, (await list()).totalElements], [1, 1], 'one file, one entry')
  const shown = await service.app.inject({ url: second.url ?? '' })
  assert.deepEqual([shown.statusCode, shown.headers['content-type']], [200, 'image/webp'])
  assert.deepEqual(statesOf(await read(picture)).sort(), ['First: PUBLISHED', 'Second: PUBLISHED'])

  const removal = { version: 1, removeImage: true }
  assert.equal((await putBlog(service, headers, { id: first.id, ...removal })).statusCode, 200)
  assert.equal((await service.app.inject({ url: second.url ?? '' })).statusCode, 200, 'the other blog keeps it')
  assert.equal((await putBlog(service, headers, { id: second.id, ...removal })).statusCode, 200)
  assert.deepEqual([stored().length, (await list()).totalElements], [0, 0])
})

test('BO-01 a picture that is no longer in the library cannot be chosen, and the form is told at its field', async (t) => {
  const { service, headers, upload, remove } = await start(t)
  const picture = await upload()
  assert.equal((await remove(picture)).statusCode, 204)
  for (const imageMedia of [picture.id, 'no id']) {
    const response = await service.app.inject({
      method: 'POST',
      url: '/api/blogs',
      headers,
      payload: { blogName: 'Late', description: 'd', imageMedia },
    })
    assert.deepEqual([response.statusCode, response.json().errors[0].field], [422, 'image'])
  }
})

test('BO-01 a picture is deleted only when no status, draft, version, bundle, trash or unsaved text uses it', async (t) => {
  const { service, headers, call, upload, read, remove, stored } = await start(t)
  const blogs = itemCalls(service, headers, contentTypes[0])
  const picture = await upload()
  const at = new Date(service.clock.now().getTime() + DAY).toISOString()
  const text = { content: imageOf(picture) }
  const expectUsed = async (what: string) => {
    assert.deepEqual(statesOf(await read(picture)), [what])
    const response = await remove(picture)
    assert.deepEqual([response.statusCode, response.json().code], [409, 'IN_USE'], what)
    assert.equal(response.json().uses.length, 1)
  }
  const forget = () => service.queries.deleteFrom('content_item').execute()

  for (const status of ['DRAFT', 'SCHEDULED', 'PUBLISHED', 'ARCHIVED'] as const) {
    await addBlog(service, headers, {
      blogName: status,
      status,
      ...(status === 'SCHEDULED' && { scheduledAt: at }),
      ...text,
    })
    await expectUsed(`${status}: ${status}`)
    await forget()
  }

  const trashed = await addBlog(service, headers, { blogName: 'Trashed', ...text })
  assert.equal((await call('DELETE', `/blogs/deleteBlog/${trashed.id}`)).statusCode, 204)
  await expectUsed('Trashed: TRASH')
  await forget()

  const revised = await addBlog(service, headers, { blogName: 'Revised', ...text })
  assert.equal(
    (await putBlog(service, headers, { id: revised.id, version: 1, content: '<p>None.</p>' })).statusCode,
    200,
  )
  await expectUsed('Revised: VERSION')
  await forget()

  const drafted = await addBlog(service, headers, { blogName: 'Drafted' })
  assert.equal((await blogs.send('PUT', `/${drafted.id}/draft`, { version: 1, ...text })).statusCode, 200)
  await expectUsed('Drafted: CHANGES')
  assert.equal((await blogs.send('DELETE', `/${drafted.id}/draft`)).statusCode, 200)
  const chosen = await blogs.send('PUT', `/${drafted.id}/draft`, { version: 3, imageMedia: picture.id })
  assert.equal(chosen.statusCode, 200, chosen.body)
  await expectUsed('Drafted: CHANGES')
  await forget()

  const held = await addBlog(service, headers, { blogName: 'Held' })
  const bundle = (await call('POST', '/bundles', { name: 'Campaign' })).json<{ id: string }>()
  await call('POST', `/bundles/${bundle.id}/items`, { ids: [held.id] })
  const before = JSON.stringify({ picture_id: (await pictureIdOf(picture.id)) ?? null })
  await service.queries.updateTable('bundle_item').set({ before }).execute()
  await expectUsed('Held: BUNDLE')
  await forget()
  await service.queries.deleteFrom('bundle').execute()

  const form = { itemId: null, version: null, sequence: 1, name: 'Secret', form: { values: text } }
  const id = 'a0000000-0000-4000-8000-000000000001'
  assert.equal((await call('PUT', `/blogs/autosaves/${id}`, form)).statusCode, 200)
  await expectUsed('null: UNSAVED')
  assert.equal((await call('DELETE', `/blogs/autosaves/${id}`)).statusCode, 204)

  assert.deepEqual((await read(picture)).uses, [])
  assert.equal((await call('DELETE', `/media/${picture.id}?version=9`)).json().code, 'VERSION_CONFLICT')
  assert.equal((await remove(picture)).statusCode, 204)
  assert.equal((await remove(picture)).statusCode, 404)
  assert.equal((await service.app.inject({ url: picture.url })).statusCode, 404)
  assert.deepEqual(stored(), [])

  async function pictureIdOf(media: string) {
    const query = service.queries.selectFrom('media').select('picture_id').where('id', '=', media)
    return (await query.executeTakeFirst())?.picture_id
  }
})

test('BO-01 of a simultaneous choice and deletion one is rejected, and no item is left without its picture', async (t) => {
  const { service, headers, upload, remove } = await start(t)
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const picture = await upload()
    const payload = { blogName: `Race ${attempt}`, description: 'd', imageDecorative: true, imageMedia: picture.id }
    const [added, removed] = await Promise.all([
      service.app.inject({ method: 'POST', url: '/api/blogs', headers, payload }),
      remove(picture),
    ])
    assert.ok(
      (added.statusCode === 201 && removed.statusCode === 409) ||
        (added.statusCode === 422 && removed.statusCode === 204),
      `${added.statusCode} ${removed.statusCode}`,
    )
  }
})

test('BO-01 replacing a picture shows the new one in items, texts and drafts at once, and raises no version', async (t) => {
  const { service, headers, call, choose, sendForm, upload, read, stored } = await start(t)
  const picture = await upload()
  const text = { content: imageOf(picture) }
  const withText = await addBlog(service, headers, { blogName: 'With text', ...text })
  const withCover = await choose('With cover', picture)
  const drafted = await addBlog(service, headers, { blogName: 'Drafted' })
  const draft = { version: 1, imageMedia: picture.id, ...text }
  assert.equal((await call('PUT', `/blogs/${drafted.id}/draft`, draft)).statusCode, 200)
  const visit = async (name: string) =>
    (await service.app.inject({ url: `/api/public/user/blogs?name=${name}` })).json<PublicBlog>()
  const before = await visit('with-text')
  assert.ok(before.content.includes(picture.url), before.content)

  const send = async (version: string) =>
    sendForm('PUT', `/media/${picture.id}/picture`, { version }, await samplePicture('png', 640, 640))
  assert.equal((await send('7')).json().code, 'VERSION_CONFLICT')
  const response = await send('1')
  assert.equal(response.statusCode, 200, response.body)
  assert.equal(response.headers['content-changed'], 'blogs')
  const replaced = response.json<MediaItem>()
  assert.deepEqual([replaced.id, replaced.version, replaced.width, replaced.height], [picture.id, 2, 640, 640])
  assert.notEqual(replaced.url, picture.url)
  assert.equal(stored().length, 1, 'the old file is gone')

  const shown = await visit('with-text')
  assert.ok(shown.content.includes(replaced.url) && !shown.content.includes(picture.url), shown.content)
  assert.match(shown.content, /width="640" height="640"/)
  assert.notEqual((await visit('with-cover')).url, withCover.url)
  assert.equal((await service.app.inject({ url: (await visit('with-cover')).url ?? '' })).statusCode, 200)
  const item = (await call('GET', `/blogs/${withText.id}`)).json<StaffBlog>()
  assert.deepEqual([item.version, item.content], [1, imageOf(replaced)])
  const next = (await call('GET', `/blogs/${drafted.id}/draft`)).json<StaffBlog>()
  assert.equal(next.content, imageOf(replaced))
  assert.equal(
    (await call('PUT', `/blogs/${drafted.id}/draft/publish`, { version: 2, imageDecorative: true })).statusCode,
    200,
  )
  assert.equal((await service.app.inject({ url: (await visit('drafted')).url ?? '' })).statusCode, 200)
  assert.equal((await read(picture)).uses.length, 3)

  // A form that was opened before the replacement stores the old address.
  assert.equal((await putBlog(service, headers, { id: withText.id, version: 1, ...text })).statusCode, 200)
  assert.equal((await visit('with-text')).content, shown.content)
})

test('BO-01 the description of a new picture replaces the old one where it is used, and no other', async (t) => {
  const { service, headers, call, choose, sendForm, upload, read } = await start(t)
  const picture = await upload('Cranes & "ships"')
  const tag = (alt: string) => `<figure><img src="${picture.url}" alt="${alt}"></figure>`
  const cover = await choose('With cover', picture, { imageAlt: picture.imageAlt })
  const texts = { blogName: 'With text', content: `${tag('Cranes &amp; &quot;ships&quot;')}${tag('My own')}` }
  const text = await addBlog(service, headers, texts)
  const drafted = await addBlog(service, headers, { blogName: 'Drafted' })
  const draft = { version: 1, content: texts.content }
  assert.equal((await call('PUT', `/blogs/${drafted.id}/draft`, draft)).statusCode, 200)
  const own = await choose('With its own', picture, { imageAlt: 'Described here' })

  const fields = { version: '1', imageAlt: 'A "quay"' }
  const file = await samplePicture('png', 640, 640)
  assert.equal((await sendForm('PUT', `/media/${picture.id}/picture`, fields, file)).statusCode, 200)
  assert.equal((await read(picture)).imageAlt, 'A "quay"')
  const blog = async (path: string) => (await call('GET', `/blogs/${path}`)).json<StaffBlog>()
  assert.equal((await blog(cover.id)).imageAlt, 'A "quay"')
  assert.equal((await blog(own.id)).imageAlt, 'Described here')
  for (const path of [text.id, `${drafted.id}/draft`]) {
    const alts = [...(await blog(path)).content.matchAll(/ alt="([^"]*)"/g)].map(([, alt]) => alt)
    assert.deepEqual(alts, ['A &quot;quay&quot;', 'My own'], path)
  }
})

test('BO-01 name and description of a picture are changed and searched in the library, and items that use it keep their own', async (t) => {
  const { service, call, choose, upload, list } = await start(t)
  const picture = await upload('First words')
  await upload('Something else')
  await choose('Own words', picture, { imageAlt: 'Own words' })
  const change = (payload: object) => call('PUT', `/media/${picture.id}`, payload)
  assert.equal((await change({ imageAlt: 'Better words' })).statusCode, 428)
  assert.equal((await change({ name: ' ', version: 1 })).statusCode, 422)
  const changed = await change({ imageAlt: 'Better words', name: 'Harbour.webp', version: 1 })
  assert.deepEqual([changed.statusCode, changed.json().version], [200, 2])
  assert.equal((await change({ imageAlt: 'Late words', version: 1 })).statusCode, 409)
  const found = await list('?q=harbour')
  assert.deepEqual([found.totalElements, found.content[0]?.imageAlt], [1, 'Better words'])
  assert.deepEqual(
    (await list()).content.map(({ imageAlt }) => imageAlt),
    ['Something else', 'Better words'],
  )
  const blog = (await service.app.inject({ url: '/api/public/user/blogs?name=own-words' })).json<PublicBlog>()
  assert.equal(blog.imageAlt, 'Own words')
})

test('BO-01 a picture that came with an item and whose last use was a text is cleaned up with it', async (t) => {
  const started = await start(t)
  const { service, headers, list, stored } = started
  const blog = await addPictured(started, 'Cover first', await samplePicture())
  const [picture] = (await list()).content
  assert.ok(picture)
  const quoting = await addBlog(service, headers, { blogName: 'Quotes it', content: imageOf(picture) })
  assert.equal((await putBlog(service, headers, { id: blog.id, version: 1, removeImage: true })).statusCode, 200)
  service.clock.advance(2 * HOUR)
  await cleanUp(service.deps)
  assert.equal(stored().length, 1, 'a text uses it')
  await service.queries.deleteFrom('content_item').where('id', '=', quoting.id).execute()
  await cleanUp(service.deps)
  assert.deepEqual([stored(), await service.queries.selectFrom('media').select('id').execute()], [[], []])
})

test('a copy of an item of any kind uses its picture, and both are its uses', async (t) => {
  const started = await start(t)
  const { call, service, headers } = started
  const picture = await samplePicture()
  for (const { path, name, part, media } of [
    { path: '/blogs', name: 'blogName', part: 'image', media: 'imageMedia' },
    { path: '/newsRoom', name: 'title', part: 'image', media: 'imageMedia' },
    { path: '/newsRoom', name: 'title', part: 'templateImage', media: 'templateImageMedia' },
    { path: '/caseStudy', name: 'caseStudyName', part: 'bannerImage', media: 'bannerImageMedia' },
  ]) {
    const form = await formBody({ [name]: `Original ${media}`, status: 'DRAFT' }, { [part]: picture })
    const sent = { url: `/api${path}`, payload: form.payload, headers: { ...headers, ...form.headers } }
    const original = (await service.app.inject({ method: 'POST', ...sent })).json<Record<string, string>>()
    const read = (await call('GET', `${path}/${original['id']}`)).json<Record<string, string>>()
    assert.ok(read[media], `${path} names its ${media}`)

    const fields = { [name]: `Copy ${media}`, status: 'DRAFT', [media]: read[media] }
    const copy = (await call('POST', path, fields)).json<Record<string, string>>()
    assert.equal(copy[media], read[media])
    const { uses } = await started.read({ id: read[media] })
    assert.equal(uses.length, 2, `${path} and its copy share a picture`)
  }
})
