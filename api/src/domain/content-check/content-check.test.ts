import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import type { AddressFacts, CheckedItemRow, FoundHeading } from '@tekskills/shared/contracts/http/content-check'
import type { Page } from '@tekskills/shared/contracts/http/lists'
import { newId } from '../../platform/database/ids'
import { addBlog, putBlog } from '../../testing/sample-blogs'
import { startTestApp } from '../../testing/test-app'

const link = (href: string, text = 'the plan we made') => `<p>See <a href="${href}">${text}</a>.</p>`

async function start(t: TestContext) {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  const call = (query = '') => service.app.inject({ url: `/api/contentCheck${query}`, headers })
  const rows = async (query = '') => (await call(query)).json<Page<CheckedItemRow>>().content
  const rulesOf = async (name: string) => {
    const row = (await rows('?size=100')).find((each) => each.name === name)
    return row?.findings.map(({ rule }) => rule) ?? []
  }
  const facts = async (...addresses: string[]) => {
    const payload = { addresses }
    const response = await service.app.inject({
      method: 'POST',
      url: '/api/contentCheck/addresses',
      headers,
      payload,
    })
    assert.equal(response.statusCode, 200, response.body)
    return response.json<{ addresses: AddressFacts[] }>().addresses
  }
  const states = async (...addresses: string[]) => (await facts(...addresses)).map(({ state }) => state)
  const add = (blogName: string, content: string, more = {}) =>
    addBlog(service, headers, { blogName, content, ...more })
  const remove = (id: string) => service.app.inject({ method: 'DELETE', url: `/api/blogs/deleteBlog/${id}`, headers })
  return { service, headers, call, rows, rulesOf, facts, states, add, remove }
}

test('the list has every item with findings, the most severe first, with the sentence, the field and the quote', async (t) => {
  const { rows, add } = await start(t)
  await add('Spaces', '<p>Two  spaces.</p>')
  await add('Placeholder', '<p>TODO</p>')
  await add('Repeated', '<p>The plan for the the night.</p>')
  const found = await rows()
  assert.deepEqual(
    found.map(({ name }) => name),
    ['Placeholder', 'Repeated', 'Spaces'],
  )
  assert.deepEqual(found[0]?.counts, { errors: 1, warnings: 0, advice: 1 })
  assert.deepEqual(found[0].findings[0], {
    rule: 'placeholder',
    severity: 'ERROR',
    message: '“TODO” is placeholder text.',
    field: 'content',
    quote: 'TODO',
  })
})

test('links from a published item to drafts, deleted, archived, renamed and invented pages are found across items', async (t) => {
  const { service, headers, rulesOf, add, remove } = await start(t)
  const draft = await add('A draft', '<p>x</p>', { status: 'DRAFT', slug: 'a-draft' })
  const binned = await add('In the bin', '<p>x</p>')
  await add('In the archive', '<p>x</p>', { status: 'ARCHIVED', slug: 'in-the-archive' })
  const renamed = await add('Before', '<p>x</p>')
  await putBlog(service, headers, { id: renamed.id, version: renamed.version, slug: 'after' })
  await add('Whole', '<h2>First steps</h2><p>x</p>')
  await remove(binned.id)
  for (const [name, href, rule] of [
    ['to a draft', '/blog/a-draft', 'link-unpublished'],
    ['to the bin', '/blog/in-the-bin', 'link-deleted'],
    ['to the archive', '/blog/in-the-archive', 'link-deleted'],
    ['to a former name', '/blog/before', 'link-moved'],
    ['to nothing', '/blog/no-such-page', 'link-broken'],
    ['to a missing heading', '/blog/whole#section-last-steps', 'link-anchor'],
  ] as const) {
    await add(name, link(href))
    assert.deepEqual(
      (await rulesOf(name)).filter((each) => each !== 'cover-missing'),
      [rule],
      name,
    )
  }
  await add('to what exists', link('/blog/whole#section-first-steps') + link('/contact', 'our offices'))
  assert.deepEqual(await rulesOf('to what exists'), ['cover-missing'])

  await putBlog(service, headers, { id: draft.id, version: draft.version, status: 'PUBLISHED' })
  assert.deepEqual(await rulesOf('to a draft'), ['cover-missing'], 'publishing the target mends the link')
})

test('the list is narrowed by kind, broken links and name, sorted and paged; anything else is rejected', async (t) => {
  const { service, headers, call, rows, add } = await start(t)
  await add('Zebra', '<p>x</p>')
  await add('Broken', link('/nowhere'))
  await add('Ape', '<p>x</p>')
  const payload = { title: 'News', description: 'About it.', content: '<p>x</p>' }
  await service.app.inject({ method: 'POST', url: '/api/newsRoom', headers, payload })
  const names = async (query: string) => (await rows(query)).map(({ name }) => name)
  assert.deepEqual(await names('?type=NEWSROOM'), ['News'])
  assert.deepEqual(await names('?type=LINKS'), ['Broken'])
  assert.deepEqual(await names('?q=APE'), ['Ape'])
  assert.deepEqual(await names('?sort=name,asc'), ['Ape', 'Broken', 'News', 'Zebra'])
  assert.deepEqual(await names('?sort=name,asc&page=1&size=3'), ['Zebra'])
  for (const wrong of ['?type=EVERYTHING', '?sort=content,asc', '?size=101'])
    assert.equal((await call(wrong)).statusCode, 400, wrong)
})

test('items in the trash and in the archive are not checked, and a saved fix removes the finding', async (t) => {
  const { service, headers, rows, rulesOf, add, remove } = await start(t)
  await add('Archived', '<p>TODO</p>', { status: 'ARCHIVED' })
  const binned = await add('Binned', '<p>TODO</p>')
  await remove(binned.id)
  assert.deepEqual(await rows(), [])
  const blog = await add('Mended', '<p>TODO</p>')
  assert.deepEqual(await rulesOf('Mended'), ['placeholder', 'cover-missing'])
  await putBlog(service, headers, { id: blog.id, version: blog.version, content: '<p>Done.</p>' })
  assert.deepEqual(await rulesOf('Mended'), ['cover-missing'])
})

test('a heavy picture is found by its stored size, a missing one by its id', async (t) => {
  const { service, rulesOf, facts, add } = await start(t)
  const now = service.clock.now()
  const [heavy, lost] = [newId(now.getTime()), newId(now.getTime())]
  const picture = { id: newId(now.getTime()), width: 6000, height: 4000, bytes: 2_400_000, created_at: now }
  await service.queries.insertInto('picture').values(picture).execute()
  const media = { id: heavy, picture_id: picture.id, name: 'crane.jpg', image_alt: '', created_at: now }
  await service.queries.insertInto('media').values(media).execute()
  const address = (id: string) => `/api/public/user/media/${id}`
  assert.deepEqual(await facts(address(heavy)), [
    { address: address(heavy), state: 'PUBLIC', anchors: null, bytes: 2_400_000 },
  ])
  await add('Pictures', `<img src="${address(heavy)}" alt="A crane"><img src="${address(lost)}" alt="A harbour">`)
  assert.deepEqual(await rulesOf('Pictures'), ['picture-gone', 'picture-heavy', 'cover-missing'])
})

test('the state of an address is what visitors would find there', async (t) => {
  const { service, headers, states, facts, add } = await start(t)
  const redirect = (from: string, to: string | null, code: number) =>
    service.app.inject({ method: 'POST', url: '/api/redirects', headers, payload: { from, to, code } })
  await redirect('/summer', '/contact', 301)
  await redirect('/winter', null, 410)
  await add('Whole', '<h2>First steps</h2><p>x</p><h3>No</h3>')
  assert.deepEqual(
    await states('/', '/contact', '/contact/', '/contact?country=uk', '/feed/blogs.xml', '/sitemap.xml'),
    Array.from({ length: 6 }, () => 'PUBLIC'),
  )
  assert.deepEqual(await states('/summer', '/winter', '/about', '/dashboard', '/nowhere'), [
    'MOVED',
    'DELETED',
    'MOVED',
    'NOT_PUBLIC',
    'MISSING',
  ])
  assert.deepEqual(await states('/documents/guide.pdf', '/api/me', '/opportunities?job=none', '/blog/%00', '/%E0%A4'), [
    'UNKNOWN',
    'UNKNOWN',
    'MISSING',
    'MISSING',
    'MISSING',
  ])
  assert.deepEqual((await facts('/blog/whole'))[0]?.anchors, ['section-first-steps'])
})

test('at most 200 addresses are looked up at once', async (t) => {
  const { service, headers } = await start(t)
  const payload = { addresses: Array.from({ length: 201 }, (_, index) => `/blog/${index}`) }
  const url = '/api/contentCheck/addresses'
  assert.equal((await service.app.inject({ method: 'POST', url, headers, payload })).statusCode, 422)
})

test('headings of published items are found by their words, by what was typed so far, and by the name of the page', async (t) => {
  const { service, headers, facts, add, remove } = await start(t)
  const find = async (q: string) => {
    const url = `/api/contentCheck/headings?q=${encodeURIComponent(q)}`
    const response = await service.app.inject({ url, headers })
    assert.equal(response.statusCode, 200, response.body)
    return response.json<{ headings: FoundHeading[] }>().headings.map(({ url: target }) => target)
  }
  await add('Cranes', '<h2>Costs &amp; terms</h2><p>x</p><h3>Costs of it</h3><h2>Costs &amp; terms</h2><p>y</p>')
  await add('Hidden', '<h2>Costs of the draft</h2><p>x</p>', { status: 'DRAFT' })
  const binned = await add('Binned', '<h2>Costs of the bin</h2><p>x</p>')
  await remove(binned.id)
  await add('Beside the point', '<p>Costs & terms are words of a paragraph.</p><h2>Other</h2>')
  const twice = ['/blog/cranes#section-costs-terms', '/blog/cranes#section-costs-terms-2']
  for (const typed of ['costs & terms', 'COST', 'terms', 'costs & te', 'cran'])
    assert.deepEqual(await find(typed), twice, typed)
  assert.deepEqual(await find('beside'), ['/blog/beside-the-point#section-other'])
  for (const nothing of ['no such words', '&|!:*()', "'"]) assert.deepEqual(await find(nothing), [])

  const payload = { caseStudyName: 'A port', description: 'About it.', solution: '<p>x</p>', status: 'PUBLISHED' }
  await service.app.inject({ method: 'POST', url: '/api/caseStudy', headers, payload })
  const [solution = ''] = await find('a port')
  assert.equal(solution, '/individualcasestudy/a-port#solution')
  for (const [address = '', anchor = ''] of [...twice, solution].map((found) => found.split('#')))
    assert.ok((await facts(address))[0]?.anchors?.includes(anchor), 'the checker knows what is found')
})

test('visitors and CAREERS get neither findings nor states of addresses', async (t) => {
  const { service } = await start(t)
  const careers = await service.signIn('careers')
  const payload = { addresses: ['/'] }
  for (const [headers, status] of [
    [{}, 401],
    [careers, 403],
  ] as const) {
    const list = await service.app.inject({ url: '/api/contentCheck', headers })
    const states = await service.app.inject({ method: 'POST', url: '/api/contentCheck/addresses', headers, payload })
    const headings = await service.app.inject({ url: '/api/contentCheck/headings?q=x', headers })
    assert.deepEqual([list.statusCode, states.statusCode, headings.statusCode], [status, status, status])
  }
})
