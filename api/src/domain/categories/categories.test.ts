import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from '@tekskills/shared/contracts/http/lists'
import type { PublicCategory, StaffCategory } from '@tekskills/shared/contracts/http/taxonomy'
import { addBlog } from '../../testing/sample-blogs'
import { startTestApp, type TestApp } from '../../testing/test-app'

const add = ({ app }: TestApp, headers: object, payload: object) =>
  app.inject({ method: 'POST', url: '/api/category', headers: { ...headers }, payload })

test('BO-01 a category is added, changed, read and deleted', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  const added = await add(service, headers, { categoryName: '  Cloud  ', sortOrder: 3 })
  assert.equal(added.statusCode, 201)
  const { id, slug, categoryName } = added.json<StaffCategory>()
  assert.deepEqual([categoryName, slug, added.headers.location], ['Cloud', 'cloud', `/api/category/${id}`])
  const payload = { id, version: 1, description: 'Platforms' }
  const changed = await service.app.inject({ method: 'PUT', url: '/api/category', headers, payload })
  assert.deepEqual([changed.json().description, changed.json().sortOrder, changed.json().version], ['Platforms', 3, 2])
  const read = await service.app.inject({ url: `/api/category/${id}`, headers })
  assert.equal(read.json<StaffCategory>().description, 'Platforms')
  assert.equal((await service.app.inject({ method: 'DELETE', url: `/api/category/${id}`, headers })).statusCode, 204)
  assert.equal((await service.app.inject({ url: `/api/category/${id}`, headers })).statusCode, 404)
})

test('AT-68 two categories cannot share a name, ignoring case', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  await add(service, headers, { categoryName: 'Data' })
  const rejected = await add(service, headers, { categoryName: 'DATA' })
  assert.deepEqual([rejected.statusCode, rejected.json().code], [409, 'NAME_TAKEN'])
})

test('AT-69 a category in use is not deleted, and the problem lists its items', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  const { id } = (await add(service, headers, { categoryName: 'Used' })).json<StaffCategory>()
  const blog = await addBlog(service, headers, { blogName: 'User', categoryId: id })
  const remove = () => service.app.inject({ method: 'DELETE', url: `/api/category/${id}`, headers })
  const rejected = await remove()
  assert.deepEqual([rejected.statusCode, rejected.json().code, rejected.json().usedBy], [409, 'IN_USE', ['User']])
  await service.app.inject({ method: 'DELETE', url: `/api/blogs/deleteBlog/${blog.id}`, headers })
  assert.equal((await remove()).statusCode, 204)
})

test('CL-01 BO-04 visitors get the active categories of a type with the number of public blogs in each', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  const { id } = (await add(service, headers, { categoryName: 'Everything' })).json<StaffCategory>()
  await add(service, headers, { categoryName: 'Press', type: 'NEWSROOM' })
  await add(service, headers, { categoryName: 'Old', status: 'INACTIVE' })
  const visible = async () => {
    const response = await service.app.inject({ url: '/api/public/user/getall-category?type=BLOG' })
    return response.json<Page<PublicCategory>>().content.map(({ categoryName, count }) => [categoryName, count])
  }
  assert.deepEqual(await visible(), [['Everything', 0]])
  await addBlog(service, headers, { blogName: 'One', categoryId: id })
  await addBlog(service, headers, { blogName: 'Two', categoryId: id, status: 'DRAFT' })
  assert.deepEqual(await visible(), [['Everything', 1]])
})

test('CL-02 the staff table sorts, searches and filters by type', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  await add(service, headers, { categoryName: 'Beta', sortOrder: 1 })
  await add(service, headers, { categoryName: 'Alpha', sortOrder: 2, type: 'BLOG' })
  const names = async (query: string) => {
    const response = await service.app.inject({ url: `/api/category/get-allCategory?${query}`, headers })
    return response.json<Page<StaffCategory>>().content.map(({ categoryName }) => categoryName)
  }
  assert.deepEqual(await names(''), ['Beta', 'Alpha'])
  assert.deepEqual(await names('sort=categoryName,asc'), ['Alpha', 'Beta'])
  assert.deepEqual(await names('q=bet'), ['Beta'])
  assert.deepEqual(await names('type=BLOG'), ['Alpha'])
})

test('BO-01 a new category without a sort order is placed last', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  const sortOrderOf = async (category: object) =>
    (await add(service, headers, category)).json<StaffCategory>().sortOrder
  assert.equal(await sortOrderOf({ categoryName: 'First', sortOrder: 40 }), 40)
  assert.equal(await sortOrderOf({ categoryName: 'Next' }), 41)
  assert.equal(await sortOrderOf({ categoryName: 'Last', sortOrder: 9999 }), 9999)
  assert.equal(await sortOrderOf({ categoryName: 'Beyond' }), 9999)
})
