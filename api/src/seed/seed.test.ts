import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { BlogCard } from '@tekskills/shared/contracts/http/blogs'
import type { Page } from '@tekskills/shared/contracts/http/lists'
import { startTestApp } from '../testing/test-app'
import { seedAuthors, seedBlogs, seedCaseStudies, seedCategories, seedNews } from './content/index'
import { seed } from './seed'

test('a new service has sample content with pictures, seeded once by concurrently starting instances; a later start restores nothing', async (t) => {
  const { app, deps, queries } = await startTestApp(t)
  await Promise.all([seed(deps), seed(deps)])
  const { content, totalElements } = (await app.inject({ url: '/api/public/user/get-allblogs?size=100' })).json<
    Page<BlogCard>
  >()
  assert.equal(totalElements, seedBlogs.length)
  for (const { url, category, author, imageAlt } of content) assert.ok(url && category && author && imageAlt)
  assert.equal((await app.inject({ url: `${content[0]?.url}&w=320` })).statusCode, 200)
  const count = async (table: 'author' | 'category') => (await queries.selectFrom(table).select('id').execute()).length
  assert.deepEqual([await count('author'), await count('category')], [seedAuthors.length, seedCategories.length])
  const items = await queries.selectFrom('content_item').select(['id', 'content']).execute()
  for (const { content: text } of items) assert.equal(text, text?.trim() ?? null, 'a text is stored like by a save')
  assert.equal(items.length, seedBlogs.length + seedCaseStudies.length + seedNews.length)

  await queries.deleteFrom('content_item').execute()
  await seed(deps)
  assert.deepEqual(await queries.selectFrom('content_item').select('id').execute(), [])
})
