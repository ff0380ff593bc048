/** @jest-environment node */
import { createPageCache } from './page-cache'
import type { PageResponse } from './page-response'

const pageResponse = (html: string, extra: Partial<PageResponse> = {}): PageResponse => ({
  status: 200,
  headers: {},
  html,
  cacheable: true,
  tags: ['blogs'],
  ...extra,
})
const text = async (page: ReturnType<ReturnType<typeof createPageCache>['get']>) =>
  (await (await page).bodyIn('identity')).toString()

test('a page is rendered once and then cached', async () => {
  const pageCache = createPageCache(60)
  const make = jest.fn(() => Promise.resolve(pageResponse('one')))
  await pageCache.get('/', make)
  expect(await text(pageCache.get('/', make))).toBe('one')
  expect(make).toHaveBeenCalledTimes(1)
})

test('concurrent requests for a page cause one render', async () => {
  const pageCache = createPageCache(60)
  const make = jest.fn(() => Promise.resolve(pageResponse('one')))
  await Promise.all([pageCache.get('/', make), pageCache.get('/', make), pageCache.get('/', make)])
  expect(make).toHaveBeenCalledTimes(1)
})

test('BO-04 a content change drops the pages that show it and no others', async () => {
  const pageCache = createPageCache(60)
  await pageCache.get('/blog', () => Promise.resolve(pageResponse('old')))
  await pageCache.get('/about', () => Promise.resolve(pageResponse('about', { tags: [] })))
  pageCache.drop(['blogs'])
  expect(await text(pageCache.get('/blog', () => Promise.resolve(pageResponse('new'))))).toBe('new')
  expect(await text(pageCache.get('/about', () => Promise.resolve(pageResponse('other'))))).toBe('about')
})

test('BO-04 a page whose content changed during the render is not cached', async () => {
  const pageCache = createPageCache(60)
  let finish: (page: PageResponse) => void = () => undefined
  const first = pageCache.get('/blog', () => new Promise((resolve) => (finish = resolve)))
  pageCache.drop(['blogs'])
  finish(pageResponse('old'))
  await first
  expect(await text(pageCache.get('/blog', () => Promise.resolve(pageResponse('new'))))).toBe('new')
})

test('changes that arrive faster than a page renders cause one render at a time, and every reader gets current content', async () => {
  const pageCache = createPageCache(60)
  let running = 0
  let content = 0
  const make = jest.fn(async () => {
    expect((running += 1)).toBe(1)
    const html = `change ${content}`
    await new Promise(setImmediate)
    running -= 1
    return pageResponse(html)
  })
  const seen: Promise<string>[] = []
  for (content = 1; content <= 20; content += 1) {
    pageCache.drop(['blogs'])
    const since = content
    seen.push(text(pageCache.get('/blog', make)).then((html) => (Number(html.slice(7)) >= since ? 'true' : html)))
  }
  expect(new Set(await Promise.all(seen))).toEqual(new Set(['true']))
  expect(make.mock.calls.length).toBeLessThan(4)
})

test('a page is cached although other content changed during the render', async () => {
  const pageCache = createPageCache(60)
  let finish: (page: PageResponse) => void = () => undefined
  const first = pageCache.get('/blog', () => new Promise((resolve) => (finish = resolve)))
  pageCache.drop(['careers'])
  finish(pageResponse('blogs'))
  await first
  expect(await text(pageCache.get('/blog', () => Promise.resolve(pageResponse('again'))))).toBe('blogs')
})

test('a page requested before a release change is not served after it', async () => {
  const pageCache = createPageCache(60)
  let finish: (page: PageResponse) => void = () => undefined
  const first = pageCache.get('/', () => new Promise((resolve) => (finish = resolve)))
  pageCache.drop(['blogs'])
  const second = pageCache.get('/', () => Promise.resolve(pageResponse('old release')))
  pageCache.clear()
  expect(await text(pageCache.get('/', () => Promise.resolve(pageResponse('new release'))))).toBe('new release')
  finish(pageResponse('old release'))
  await Promise.all([first, second])
  expect(await text(pageCache.get('/', () => Promise.reject(new Error('not kept'))))).toBe('new release')
})

test('a stale page is served while it is rendered again', async () => {
  const pageCache = createPageCache(0)
  await pageCache.get('/', () => Promise.resolve(pageResponse('old')))
  expect(await text(pageCache.get('/', () => Promise.resolve(pageResponse('new'))))).toBe('old')
})

test('a failed revalidation leaves the stale page in the cache', async () => {
  const pageCache = createPageCache(0)
  await pageCache.get('/', () => Promise.resolve(pageResponse('old')))
  expect(await text(pageCache.get('/', () => Promise.reject(new Error('down'))))).toBe('old')
  expect(await text(pageCache.get('/', () => Promise.reject(new Error('down'))))).toBe('old')
})

test('a page that must not be cached is rendered for each request', async () => {
  const pageCache = createPageCache(60)
  const make = jest.fn(() => Promise.resolve(pageResponse('login', { cacheable: false })))
  await pageCache.get('/login', make)
  await pageCache.get('/login', make)
  expect(make).toHaveBeenCalledTimes(2)
  expect(pageCache.size()).toBe(0)
})

test('searches and missing pages evict only each other', async () => {
  const pageCache = createPageCache(60)
  await pageCache.get('/', () => Promise.resolve(pageResponse('home')))
  const large = 'x'.repeat(1024 * 1024)
  const search = (number: number) =>
    pageCache.get(`/search?q=${number}`, () => Promise.resolve(pageResponse(`${large}${number}`, { unbounded: true })))
  for (let number = 0; number < 100; number += 1) await search(number)
  expect(pageCache.size()).toBeLessThan(10)
  expect(await text(pageCache.get('/', () => Promise.reject(new Error('not kept'))))).toBe('home')
  expect(pageCache.isHit('/')).toBe(true)
  expect(pageCache.isHit('/search?q=99')).toBe(true)
  expect(pageCache.isHit('/search?q=0')).toBe(false)
  pageCache.drop(['blogs'])
  expect(pageCache.size()).toBe(0)
})
