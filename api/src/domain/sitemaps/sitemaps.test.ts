import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { SiteAddress } from '@tekskills/shared/contracts/http/site-addresses'
import type { Page } from '@tekskills/shared/contracts/http/lists'
import { contentTypes, itemCalls } from '../../testing/sample-items'
import { readConfig } from '../../platform/config/config'
import { startTestApp, type TestApp } from '../../testing/test-app'

test('MT-06 the sitemaps contain fixed pages and published items, without noindex pages and drafts', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  const get = async (url: string) => (await service.app.inject({ url })).body
  for (const contentType of contentTypes) {
    const calls = itemCalls(service, headers, contentType)
    await calls.add('Shown & "found"')
    await calls.add('Left out', { noindex: true })
    await calls.add('Unfinished', { status: 'DRAFT' })
  }
  const index = await get('/sitemap.xml')
  const parts = [...index.matchAll(/<loc>http:\/\/localhost:4000(.*?)<\/loc>/g)].map(([, path = '']) => path)
  assert.deepEqual(
    parts,
    ['pages', 'blogs', 'newsroom', 'casestudies', 'careers', 'newsletters'].map((name) => `/sitemap-${name}.xml`),
  )
  const all = (await Promise.all(parts.map(get))).join('')
  for (const { page } of contentTypes)
    assert.ok(all.includes(`<loc>http://localhost:4000${page}shown-found</loc>`), page)
  assert.ok(all.includes('<loc>http://localhost:4000/</loc>'))
  assert.doesNotMatch(all, /left-out|unfinished/)
})

test('MT-06 robots.txt references the sitemap and disallows the staff screens', async (t) => {
  const { app } = await startTestApp(t)
  const response = await app.inject({ url: '/robots.txt' })
  assert.match(String(response.headers['content-type']), /^text\/plain/)
  assert.match(response.body, /^Sitemap: http:\/\/localhost:4000\/sitemap\.xml$/m)
  for (const path of ['/dashboard', '/viewblogs', '/jobprofiles'])
    assert.ok(response.body.includes(`Disallow: ${path}$\n`))
})

test('RFC 9116 security.txt names where to report a vulnerability, and never expires while the site runs', async (t) => {
  const fields = async ({ app }: TestApp) => {
    const { statusCode, headers, body } = await app.inject({ url: '/.well-known/security.txt' })
    assert.deepEqual([statusCode, headers['content-type']], [200, 'text/plain; charset=utf-8'])
    return Object.fromEntries([...body.matchAll(/^([\w-]+): (.+)$/gm)].map(([, name, value]) => [name, value]))
  }
  const days = ({ Expires }: Record<string, string>, { clock }: TestApp) =>
    (Date.parse(Expires ?? '') - clock.now().getTime()) / 86_400_000
  const service = await startTestApp(t)
  const { Expires, ...others } = await fields(service)
  assert.deepEqual(others, {
    Contact: 'http://localhost:4000/contact',
    'Preferred-Languages': 'en',
    Canonical: 'http://localhost:4000/.well-known/security.txt',
  })
  service.clock.advance(400 * 86_400_000)
  const later = days(await fields(service), service)
  assert.ok(later > 30 && later < 365, `${Expires}, then ${later} days`)
  const { securityContact } = readConfig({ SECURITY_CONTACT: 'security@example.com' })
  assert.equal((await fields(await startTestApp(t, { securityContact }))).Contact, 'mailto:security@example.com')
  assert.throws(() => readConfig({ SECURITY_CONTACT: 'the doorman' }), /SECURITY_CONTACT must be an email or https/)
})

test('MT-06 S-05 a feed is well-formed whatever the titles contain, and follows every change', async (t) => {
  const service = await startTestApp(t)
  const calls = itemCalls(service, await service.signIn(), contentTypes[0])
  await calls.add('</title><script>alert(1)</script> & more\u0001')
  const feed = await service.app.inject({ url: '/feed/blogs.xml' })
  assert.match(String(feed.headers['content-type']), /^application\/rss\+xml/)
  assert.ok(feed.body.includes('&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; more</title>'))
  await calls.add('Second')
  assert.equal((await service.app.inject({ url: '/feed/blogs.xml' })).body.match(/<item>/g)?.length, 2)
  for (const name of ['newsroom', 'careers']) {
    assert.equal((await service.app.inject({ url: `/feed/${name}.xml` })).statusCode, 200, name)
  }
})

test('CL-01 get-allurls pages through every public address without missing or repeating one', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  for (const contentType of contentTypes) {
    for (const name of ['One', 'Two', 'Three']) await itemCalls(service, headers, contentType).add(name)
  }
  const ask = async (query: string) =>
    (await service.app.inject({ url: `/api/public/user/get-allurls?${query}` })).json<Page<SiteAddress>>()
  const { totalElements } = await ask('')
  const found: string[] = []
  for (let page = 0; found.length < totalElements && page < 100; page += 1) {
    found.push(...(await ask(`page=${page}&size=2`)).content.map(({ url }) => url))
  }
  assert.equal(new Set(found).size, totalElements)
  assert.ok((await ask('type=NEWSROOM')).content.every(({ type }) => type === 'NEWSROOM'))
  assert.equal((await service.app.inject({ url: '/api/public/user/get-allurls?type=SECRET' })).statusCode, 400)
})

test('AT-62 get-allurls is sorted as its `sort` field says, and rejects an unknown sort', async (t) => {
  const service = await startTestApp(t)
  const calls = itemCalls(service, await service.signIn(), contentTypes[0])
  for (const name of ['One', 'Two']) await calls.add(name)
  const ask = (sort: string) => service.app.inject({ url: `/api/public/user/get-allurls?size=100&sort=${sort}` })
  const read = async (sort: string) => (await ask(sort)).json<Page<SiteAddress>>()
  const usual = await read('')
  assert.deepEqual(usual.sort, ['lastModified,desc'])
  const changes = usual.content.map(({ lastModified }) => lastModified ?? '')
  assert.deepEqual(changes, [...changes].sort().reverse(), 'addresses without a change come last')
  assert.deepEqual(
    usual.content
      .slice(0, 2)
      .map(({ url }) => url)
      .sort(),
    ['/blog/one', '/blog/two'],
  )
  const byAddress = await read('url,asc')
  const urls = byAddress.content.map(({ url }) => url)
  assert.deepEqual([byAddress.sort, urls], [['url,asc'], [...urls].sort()])
  const rejected = await ask('secret,asc')
  assert.deepEqual([rejected.statusCode, rejected.json().code], [400, 'INVALID_SORT'])
})
