/** @jest-environment node */
import { createKeptPages, type PageAnswer } from './kept-pages'

const answer = (html: string, extra: Partial<PageAnswer> = {}): PageAnswer => ({
  status: 200,
  headers: {},
  html,
  keep: true,
  tags: ['blogs'],
  ...extra,
})
const text = async (page: ReturnType<ReturnType<typeof createKeptPages>['get']>) =>
  (await (await page).bodyIn('identity')).toString()

test('a page is rendered once and then kept', async () => {
  const kept = createKeptPages(60)
  const make = jest.fn(() => Promise.resolve(answer('one')))
  await kept.get('/', make)
  expect(await text(kept.get('/', make))).toBe('one')
  expect(make).toHaveBeenCalledTimes(1)
})

test('many who wait for one page cause one render', async () => {
  const kept = createKeptPages(60)
  const make = jest.fn(() => Promise.resolve(answer('one')))
  await Promise.all([kept.get('/', make), kept.get('/', make), kept.get('/', make)])
  expect(make).toHaveBeenCalledTimes(1)
})

test('BO-04 a change of the content behind a page drops it, and no other', async () => {
  const kept = createKeptPages(60)
  await kept.get('/blog', () => Promise.resolve(answer('old')))
  await kept.get('/about', () => Promise.resolve(answer('about', { tags: [] })))
  kept.drop(['blogs'])
  expect(await text(kept.get('/blog', () => Promise.resolve(answer('new'))))).toBe('new')
  expect(await text(kept.get('/about', () => Promise.resolve(answer('other'))))).toBe('about')
})

test('BO-04 a page that was being rendered while its content changed is not kept', async () => {
  const kept = createKeptPages(60)
  let finish: (page: PageAnswer) => void = () => undefined
  const first = kept.get('/blog', () => new Promise((resolve) => (finish = resolve)))
  kept.drop(['blogs'])
  finish(answer('old'))
  await first
  expect(await text(kept.get('/blog', () => Promise.resolve(answer('new'))))).toBe('new')
})

test('changes that come faster than a page is made cause one render at a time, and each reader gets what is true', async () => {
  const kept = createKeptPages(60)
  let running = 0
  let content = 0
  const make = jest.fn(async () => {
    expect((running += 1)).toBe(1)
    const html = `change ${content}`
    await new Promise((resolve) => setTimeout(resolve, 5))
    running -= 1
    return answer(html)
  })
  const seen: Promise<string>[] = []
  for (content = 1; content <= 20; content += 1) {
    kept.drop(['blogs'])
    const since = content
    seen.push(text(kept.get('/blog', make)).then((html) => (Number(html.slice(7)) >= since ? 'true' : html)))
  }
  expect(new Set(await Promise.all(seen))).toEqual(new Set(['true']))
  expect(make.mock.calls.length).toBeLessThan(4)
})

test('a page that was being rendered while other content changed is kept', async () => {
  const kept = createKeptPages(60)
  let finish: (page: PageAnswer) => void = () => undefined
  const first = kept.get('/blog', () => new Promise((resolve) => (finish = resolve)))
  kept.drop(['careers'])
  finish(answer('blogs'))
  await first
  expect(await text(kept.get('/blog', () => Promise.resolve(answer('again'))))).toBe('blogs')
})

test('what was asked for before a release changed is never shown after it', async () => {
  const kept = createKeptPages(60)
  let finish: (page: PageAnswer) => void = () => undefined
  const first = kept.get('/', () => new Promise((resolve) => (finish = resolve)))
  kept.drop(['blogs'])
  const second = kept.get('/', () => Promise.resolve(answer('old release')))
  kept.clear()
  expect(await text(kept.get('/', () => Promise.resolve(answer('new release'))))).toBe('new release')
  finish(answer('old release'))
  await Promise.all([first, second])
  expect(await text(kept.get('/', () => Promise.reject(new Error('not kept'))))).toBe('new release')
})

test('a stale page is shown while it is made again', async () => {
  const kept = createKeptPages(0)
  await kept.get('/', () => Promise.resolve(answer('old')))
  expect(await text(kept.get('/', () => Promise.resolve(answer('new'))))).toBe('old')
})

test('a failed renewal leaves the stale page in place', async () => {
  const kept = createKeptPages(0)
  await kept.get('/', () => Promise.resolve(answer('old')))
  expect(await text(kept.get('/', () => Promise.reject(new Error('down'))))).toBe('old')
  expect(await text(kept.get('/', () => Promise.reject(new Error('down'))))).toBe('old')
})

test('a page that is not to be kept is made every time', async () => {
  const kept = createKeptPages(60)
  const make = jest.fn(() => Promise.resolve(answer('login', { keep: false })))
  await kept.get('/login', make)
  await kept.get('/login', make)
  expect(make).toHaveBeenCalledTimes(2)
  expect(kept.size()).toBe(0)
})

test('searches and missing pages displace only each other', async () => {
  const kept = createKeptPages(60)
  await kept.get('/', () => Promise.resolve(answer('home')))
  const large = 'x'.repeat(1024 * 1024)
  const search = (number: number) =>
    kept.get(`/search?q=${number}`, () => Promise.resolve(answer(`${large}${number}`, { unbounded: true })))
  for (let number = 0; number < 100; number += 1) await search(number)
  expect(kept.size()).toBeLessThan(10)
  expect(await text(kept.get('/', () => Promise.reject(new Error('not kept'))))).toBe('home')
  expect(kept.isAtHand('/')).toBe(true)
  expect(kept.isAtHand('/search?q=99')).toBe(true)
  expect(kept.isAtHand('/search?q=0')).toBe(false)
  kept.drop(['blogs'])
  expect(kept.size()).toBe(0)
})
