import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from '@tekskills/shared/contracts/http/lists'
import type { PublicPortrait, StaffAuthor } from '@tekskills/shared/contracts/http/taxonomy'
import { formBody } from '../../testing/forms'
import { addBlog } from '../../testing/sample-blogs'
import { samplePicture } from '../../testing/sample-pictures'
import { startTestApp, type TestApp } from '../../testing/test-app'

const add = ({ app }: TestApp, headers: object, payload: object) =>
  app.inject({ method: 'POST', url: '/api/author', headers: { ...headers }, payload })

test('BO-01 an author is added, changed and listed with the number of blogs', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  const author = (
    await add(service, headers, { authorName: 'Ngozi Halvorsen', email: 'ngozi@example.org' })
  ).json<StaffAuthor>()
  assert.equal(author.slug, 'ngozi-halvorsen')
  const payload = { version: 1, designation: 'Engineer', email: null }
  const changed = await service.app.inject({ method: 'PUT', url: `/api/author/${author.id}`, headers, payload })
  assert.deepEqual([changed.json().designation, changed.json().email], ['Engineer', null])
  assert.deepEqual([changed.json().createdBy?.name, changed.json().updatedBy?.name], ['Content team', 'Content team'])
  await addBlog(service, headers, { blogName: 'By Ngozi', authorId: author.id })
  const list = await service.app.inject({ url: '/api/author/get-allAuthors?sort=blogCount,desc&q=halv', headers })
  assert.deepEqual(
    list.json<Page<StaffAuthor>>().content.map(({ id, blogCount }) => [id, blogCount]),
    [[author.id, 1]],
  )
})

test('AT-68 authors may share a name but not a slug', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  await add(service, headers, { authorName: 'Ana Silva' })
  assert.equal((await add(service, headers, { authorName: 'Ana Silva' })).json<StaffAuthor>().slug, 'ana-silva-2')
})

test('AT-69 an author with blogs is not deleted', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  const { id } = (await add(service, headers, { authorName: 'Busy' })).json<StaffAuthor>()
  await addBlog(service, headers, { blogName: 'Signed', authorId: id })
  const rejected = await service.app.inject({ method: 'DELETE', url: `/api/author/${id}`, headers })
  assert.deepEqual([rejected.statusCode, rejected.json().code], [409, 'IN_USE'])
})

test('only https URLs and valid email addresses are accepted', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  const wrong = { authorName: 'X', linkedinUrl: 'javascript:alert(1)', email: 'nobody' }
  const rejected = await add(service, headers, wrong)
  assert.equal(rejected.statusCode, 422)
  const codes = rejected.json<{ errors: { code: string }[] }>().errors.map(({ code }) => code)
  assert.deepEqual(codes.sort(), ['EMAIL_INVALID', 'URL_INVALID'])
})

test('BO-01 the picture of an author is public and is deleted with the author', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  const form = await formBody({ authorName: 'Pictured', imageAlt: 'Portrait' }, { image: await samplePicture() })
  const added = await service.app.inject({
    method: 'POST',
    url: '/api/author',
    payload: form.payload,
    headers: { ...headers, ...form.headers },
  })
  const author = added.json<StaffAuthor>()
  const picture = await service.app.inject({ url: author.url ?? '' })
  assert.deepEqual([picture.statusCode, picture.headers['content-type']], [200, 'image/webp'])
  const staff = await service.app.inject({ url: `/api/author/download?id=${author.id}`, headers })
  assert.equal(staff.headers['cache-control'], 'no-store')
  await service.app.inject({ method: 'DELETE', url: `/api/author/${author.id}`, headers })
  assert.equal((await service.app.inject({ url: author.url ?? '' })).statusCode, 404)
})

test('visitors get the portraits of active authors by slug, and lose one with its author', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  const portraits = async () =>
    (await service.app.inject({ url: '/api/public/user/get-portraits' })).json<PublicPortrait[]>()
  const image = await samplePicture()
  const addPictured = async (authorName: string, status: string) => {
    const form = await formBody({ authorName, status, imageAlt: `${authorName} at a desk` }, { image })
    const sent = { payload: form.payload, headers: { ...headers, ...form.headers } }
    return (await service.app.inject({ method: 'POST', url: '/api/author', ...sent })).json<StaffAuthor>()
  }
  await add(service, headers, { authorName: 'No Picture' })
  await addPictured('Gone Away', 'INACTIVE')
  assert.deepEqual(await portraits(), [])
  const { id, url } = await addPictured('Teodor Halvarsen', 'ACTIVE')
  const imageAlt = 'Teodor Halvarsen at a desk'
  assert.deepEqual(await portraits(), [{ slug: 'teodor-halvarsen', url, imageAlt }])
  await service.app.inject({ method: 'DELETE', url: `/api/author/${id}`, headers })
  assert.deepEqual(await portraits(), [])
})
