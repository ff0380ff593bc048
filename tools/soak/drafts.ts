import assert from 'node:assert/strict'
import { ensureReleases } from '../release/ensure-releases'
import { builtReleases } from '../testing/built-releases'
import { staffPasswords, startSiteUnderTest } from '../testing/site-under-test'
import { callerAt } from './caller-at'

// 1,000 published items with a draft each: no byte of a draft is in any page, feed, sitemap, search, list or image of the
// site, neither rendered nor from the page cache, before or after the drafts are saved.
const DRAFTS = 1_000
const MARKER = 'zanzibarite'
const KINDS = [
  { area: 'blogs', name: 'blogName', text: 'content', slug: 'slug' },
  { area: 'newsRoom', name: 'title', text: 'content', slug: 'slug' },
  { area: 'caseStudy', name: 'caseStudyName', text: 'solution', slug: 'url' },
] as const
const DOCUMENTS = [
  '/sitemap.xml',
  '/robots.txt',
  '/sitemap-pages.xml',
  '/sitemap-blogs.xml',
  '/sitemap-newsroom.xml',
  '/sitemap-casestudies.xml',
  '/feed/blogs.xml',
  '/feed/newsroom.xml',
  '/',
  '/resources/blogs',
  '/resources/case-studies',
  '/resources/newsroom',
  '/search?q=live',
  `/search?q=${MARKER}`,
  ...['get-allblogs', 'get-allnewsRoom', 'get-allcaseStudy', 'get-allurls'].map(
    (list) => `/api/public/user/${list}?size=100`,
  ),
  ...['search', 'get-allblogs'].map((list) => `/api/public/user/${list}?q=${MARKER}`),
]

await ensureReleases({ ...builtReleases, log: console.log })
const site = await startSiteUnderTest()

try {
  const reader = callerAt(Number(new URL(site.url).port), '127.0.0.2')
  const json = { 'content-type': 'application/json' }
  const signIn = JSON.stringify({ username: 'blogs', password: staffPasswords.blogs })
  const { token } = JSON.parse((await reader('/api/public/authenticate', { headers: json, body: signIn })).body) as {
    token: string
  }
  const send = async (method: 'POST' | 'PUT', path: string, body: object) => {
    const headers = { ...json, authorization: `Bearer ${token}` }
    const response = await fetch(`${site.url}/api/${path}`, { method, headers, body: JSON.stringify(body) })
    assert.ok(response.ok, `${method} ${path}: ${response.status}`)
    return (await response.json()) as { id: string; version: number }
  }

  const items: { area: string; id: string; kind: (typeof KINDS)[number]; index: number }[] = []
  for (let index = 0; index < DRAFTS; index += 1) {
    const kind = KINDS[index % KINDS.length] ?? KINDS[0]
    const name = `Live ${index}`
    const { id } = await send('POST', kind.area, {
      [kind.name]: name,
      description: name,
      [kind.text]: `<p>${name}</p>`,
    })
    items.push({ area: kind.area, id, kind, index })
  }

  let responses = 0
  const shareImages = new Set<string>()
  const visit = async (path: string) => {
    const { status, headers, body } = await reader(path)
    responses += 1
    // A search page repeats the query that the visitor sent.
    const isEcho = path.includes(MARKER)
    if (!isEcho) assert.ok(!body.includes(MARKER) && !JSON.stringify(headers).includes(MARKER), `${path} shows a draft`)
    else assert.ok(!body.includes(`${MARKER} draft`), `${path} shows a draft`)
    if (status === 200)
      for (const [, image] of body.matchAll(/"(\/api\/public\/user\/share\/[^"]+)"/g)) shareImages.add(image ?? '')
  }
  const addresses = async () => {
    const found = await Promise.all(
      DOCUMENTS.filter((path) => path.startsWith('/sitemap-')).map((path) => reader(path)),
    )
    return found.flatMap(({ body }) =>
      [...body.matchAll(/<loc>[^<]*?\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/'),
    )
  }
  const visitAll = async () => {
    for (const path of [...DOCUMENTS, ...(await addresses()), ...shareImages]) await visit(path)
  }

  await visitAll()
  for (const { area, id, kind, index } of items) {
    const marked = `${MARKER} draft ${index}`
    const changes = { [kind.name]: marked, description: marked, [kind.text]: `<p>${marked}</p>`, metaTitle: marked }
    await send('PUT', `${area}/${id}/draft`, {
      version: 1,
      [kind.slug]: `${MARKER}-${index}`,
      keywords: marked,
      ...changes,
    })
  }
  const stored = await fetch(`${site.url}/api/blogs/${items[0]?.id}/draft`, {
    headers: { authorization: `Bearer ${token}` },
  })
  assert.ok((await stored.text()).includes(MARKER), 'the drafts are stored')
  // From the page cache, and rendered again after a change has dropped the pages.
  await visitAll()
  for (const { area, name, text } of KINDS)
    await send('POST', area, { [name]: 'One more', description: 'One more', [text]: '<p>More</p>' })
  await visitAll()
  console.log(`${DRAFTS} drafts, ${responses} responses, nothing of a draft in any`)
} finally {
  await site.stop()
}
