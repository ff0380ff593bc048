import assert from 'node:assert/strict'
import path from 'node:path'
import { test, type TestContext } from 'node:test'
import type { SearchResponse } from '@tekskills/shared/contracts/http/search'
import type { FixedPage } from '@tekskills/shared/contracts/remote-listing'
import { sql } from 'kysely'
import { listedPages, storeListing } from '../../testing/listed-pages'
import { contentTypes, itemCalls, type ContentType } from '../../testing/sample-items'
import { startTestApp } from '../../testing/test-app'
import { storePageWords } from './page-words'

async function start(t: TestContext) {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  const [blogs, news, studies] = contentTypes
  const callsOf = (kind: ContentType) => itemCalls(service, headers, kind)
  const ask = (query: string) => service.app.inject({ url: `/api/public/user/search?${query}` })
  const find = async (query: string) => (await ask(query)).json<SearchResponse>()
  const titles = async (query: string) => (await find(query)).content.map(({ title }) => title)
  const urlsOf = async (q: string) => (await find(`q=${q}&type=STATIC`)).content.map(({ url }) => url)
  return { service, urlsOf, blogs: callsOf(blogs), news: callsOf(news), studies: callsOf(studies), ask, find, titles }
}

test('one search finds published items of every content type, with the path of their pages', async (t) => {
  const { blogs, news, studies, find } = await start(t)
  await blogs.add('Heliotrope notes')
  await news.add('A heliotrope opens')
  await studies.add('Ports', { solution: '<p>We planted heliotropes.</p>' })
  const { content, totalElements, facets } = await find('q=heliotrope')
  assert.deepEqual(content.map(({ url }) => url).sort(), [
    '/blog/heliotrope-notes',
    '/individualcasestudy/ports',
    '/newsroom/a-heliotrope-opens',
  ])
  assert.equal(content.at(-1)?.title, 'Ports', 'a match in the name ranks higher than one in the text')
  assert.equal(totalElements, 3)
  assert.deepEqual(
    facets.type.map(({ value, count }) => `${value} ${count}`),
    ['BLOG 1', 'CASESTUDY 1', 'NEWSROOM 1'],
  )
})

test('a fixed page on the subject ranks above articles about it', async (t) => {
  const { blogs, find } = await start(t)
  await blogs.add('Cloud bills nobody reads')
  const { content } = await find('q=cloud')
  assert.equal(content[0]?.url, '/services/cloud')
})

test('a search can be filtered by content type, with zero-based pages', async (t) => {
  const { blogs, news, find } = await start(t)
  for (const number of [1, 2, 3]) await blogs.add(`Marigold ${number}`)
  await news.add('Marigold news')
  const response = await find('q=marigold&type=BLOG&size=2&page=1')
  assert.deepEqual([response.totalElements, response.totalPages, response.content.length], [3, 2, 1])
  assert.equal(response.facets.type.length, 2)
})

test('drafts, deleted items and noindex pages are not found', async (t) => {
  const { blogs, titles } = await start(t)
  await blogs.add('Lavender draft', { status: 'DRAFT' })
  await blogs.add('Lavender hidden', { noindex: true })
  const gone = await blogs.add('Lavender gone')
  assert.deepEqual(await titles('q=lavender'), ['Lavender gone'])
  await blogs.remove(gone.id)
  assert.deepEqual(await titles('q=lavender'), [])
})

test('fixed pages are found by their text', async (t) => {
  const { find } = await start(t)
  const { content } = await find('q=newsroom&type=STATIC')
  assert.deepEqual(
    content.map(({ url }) => url),
    ['/resources/newsroom'],
  )
})

test('fixed pages are found by what they say, below those whose title says it', async (t) => {
  const { blogs, find, urlsOf } = await start(t)
  assert.deepEqual(await urlsOf('auditors+inspecting'), ['/services/cloud'])
  assert.deepEqual(await urlsOf('cloud+migration'), ['/services/cloud/migration', '/services/cloud'])
  await blogs.add('What auditors ask')
  const { content } = await find('q=auditors')
  assert.deepEqual(
    content.map(({ url }) => url),
    ['/blog/what-auditors-ask', '/services/cloud'],
  )
})

test('a page of a new release is found once the release is live, and no longer once it is rolled back', async (t) => {
  const { service, urlsOf } = await start(t)
  const folder = path.join(service.config.dataDir, 'releases')
  const added = {
    path: '/academy',
    title: 'Academy | Tekskills',
    description: 'Courses.',
    keywords: '',
    image: '',
    text: 'We teach zymurgy to engineers.',
  }
  const live = async (pages: readonly FixedPage[]) => {
    const followed = new Promise<void>((resolve) => t.after(service.deps.changes.subscribe(() => resolve())))
    await storeListing(folder, pages)
    await followed
  }
  assert.deepEqual(await urlsOf('zymurgy'), [])
  await live([...listedPages, added])
  assert.deepEqual(await urlsOf('zymurgy'), ['/academy'])
  await live([...listedPages, { ...added, text: 'We teach baking.' }])
  assert.deepEqual(await urlsOf('zymurgy'), [])
  assert.deepEqual(await urlsOf('baking'), ['/academy'])
  await live(listedPages)
  assert.deepEqual(await urlsOf('baking'), [])
})

test('the words of a text are stored once, and removed a month after the last release with it', async (t) => {
  const { queries } = await startTestApp(t)
  const stored = async () => {
    const { rows } = await sql<{ digest: string; at: Date }>`select digest, listed_at as at from page_words`.execute(
      queries,
    )
    return new Map(rows.map(({ digest, at }) => [digest, at]))
  }
  const [first, ...others] = listedPages
  assert.ok(first)
  await storePageWords(queries, listedPages)
  await sql`update page_words set listed_at = current_timestamp - interval '2 months'`.execute(queries)
  const before = await stored()
  await storePageWords(queries, others)
  const after = await stored()
  assert.equal(after.size, others.length)
  for (const [digest, at] of after) assert.ok(at > (before.get(digest) ?? at), digest)
})

test('AT-41 special characters never break a search', async (t) => {
  const { ask } = await start(t)
  for (const q of ['%', '_', "'", '"', '\\', ')(', '!!', '&|!', ':*', '<->', '😀', 'a'.repeat(100)])
    assert.equal((await ask(`q=${encodeURIComponent(q)}`)).statusCode, 200, q)
  for (const query of [
    '',
    'q=',
    'q=%20',
    'q=%00',
    `q=${'a'.repeat(101)}`,
    'q=a&type=NONE',
    'q=a&size=101',
    'q=a&page=-1',
  ])
    assert.equal((await ask(query)).statusCode, 400, query)
})
