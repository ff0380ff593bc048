import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { buffer } from 'node:stream/consumers'
import type { StaffBlog } from '@tekskills/shared/contracts/http/blogs'
import { importLimits, type ContentImport, type ImportedArticle } from '@tekskills/shared/contracts/http/imports'
import type { MediaItem } from '@tekskills/shared/contracts/http/media'
import type { Page } from '@tekskills/shared/contracts/http/lists'
import type { StaffRedirect } from '@tekskills/shared/contracts/http/redirects'
import yazl from 'yazl'
import { cleanUp } from '../../maintenance'
import { addBlog } from '../../testing/sample-blogs'
import { formBody } from '../../testing/forms'
import { samplePicture } from '../../testing/sample-pictures'
import { startTestApp, type TestApp } from '../../testing/test-app'

const HOUR = 60 * 60_000

async function start(t: TestContext) {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  return { service, headers, ...callsOf(service, headers) }
}

function callsOf({ app }: TestApp, headers: { authorization: string }) {
  const call = async (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object, more = {}) =>
    app.inject({ method, url, payload, headers: { ...headers, ...more } })
  return {
    call,
    async upload(name: string, content: Buffer | string) {
      const form = await formBody({}, { file: Buffer.from(content) }, name)
      const url = '/api/imports'
      return app.inject({ method: 'POST', url, payload: form.payload, headers: { ...headers, ...form.headers } })
    },
    take: (id: string, position: number, choices: object = {}, more = {}) =>
      call('POST', `/api/imports/${id}/articles/${position}`, choices, more),
    blogs: async () => (await call('GET', '/api/blogs/get-allblogs')).json<Page<StaffBlog>>().content,
  }
}

async function zip(files: Record<string, Buffer | string>): Promise<Buffer> {
  const archive = new yazl.ZipFile()
  for (const [name, content] of Object.entries(files)) archive.addBuffer(Buffer.from(content), name)
  archive.end()
  return buffer(archive.outputStream)
}

const problemOf = (response: { json<T>(): T }) =>
  response.json<{ errors: { field: string; message: string }[] }>().errors[0]?.message ?? ''

const markdown = `---
title: Moving payroll to the cloud
slug: moving-payroll
date: 2021-03-04
description: What we learned.
tags: [cloud, payroll]
category: Delivery
author: Ann Smith
aliases: [/2021/03/moving-payroll/, /old/payroll]
layout: post
toc: true
---

# Moving payroll to the cloud

Some **bold** text with a note[^1] and https://example.org/more.

| Step | Days |
| ---- | ---- |
| Plan | 3    |

\`\`\`js
const rows = 1 < 2
\`\`\`

![A chart](https://old.example.org/chart.png)

<script>alert(1)</script><p onclick="alert(1)">Click</p>

https://www.youtube.com/watch?v=dQw4w9WgXcQ

[^1]: Of the year 2020.
`

async function addNames({ call }: { call: Awaited<ReturnType<typeof start>>['call'] }) {
  const author = (await call('POST', '/api/author', { authorName: 'Ann Smith' })).json<{ id: string }>()
  const category = (await call('POST', '/api/category', { categoryName: 'Delivery', type: 'BLOG' })).json<{
    id: string
  }>()
  return { authorId: author.id, categoryId: category.id }
}

test('BO-01 a Markdown file is reported without writing, then becomes a draft with redirects', async (t) => {
  const { service, headers, upload, take, blogs, call } = await start(t)
  const { authorId, categoryId } = await addNames({ call })
  await addBlog(service, headers, { blogName: 'Taken', slug: 'moving-payroll' })
  await call('POST', '/api/redirects', { from: '/old/payroll', to: '/blogs' })

  const response = await upload('moving.md', markdown)
  assert.equal(response.statusCode, 201, response.body)
  const report = response.json<ContentImport>()
  const [article] = report.articles
  assert.ok(article)
  assert.deepEqual(
    [report.format, report.articles.length, article.title],
    ['MARKDOWN', 1, 'Moving payroll to the cloud'],
  )
  assert.deepEqual([article.slug, article.takenSlug], ['moving-payroll-2', 'moving-payroll'])
  assert.deepEqual(
    [article.author, article.category],
    [
      { name: 'Ann Smith', id: authorId },
      { name: 'Delivery', id: categoryId },
    ],
  )
  assert.deepEqual(
    [article.date, article.tags, article.imported],
    ['2021-03-04T00:00:00.000Z', ['cloud', 'payroll'], null],
  )
  assert.deepEqual(article.remotePictures, ['https://old.example.org/chart.png'])
  assert.deepEqual(article.oldPaths, [
    { path: '/2021/03/moving-payroll', problem: null },
    { path: '/old/payroll', problem: 'there is already a redirect from it' },
  ])
  const notes = article.notes.map(({ kind, text }) => `${kind}: ${text}`)
  assert.ok(notes.includes('LEFT_OUT: Front matter with no matching field here: toc'), notes.join('\n'))
  assert.ok(notes.includes('LEFT_OUT: 1 script'), notes.join('\n'))
  assert.equal((await blogs()).length, 1, 'the report writes no blog')

  const taken = await take(report.id, 0, { authorId, categoryId })
  assert.equal(taken.statusCode, 201, taken.body)
  const imported = taken.json<ImportedArticle>()
  assert.deepEqual([imported.slug, imported.redirects, imported.notes.length], ['moving-payroll-2', 1, 1])
  const blog = (await call('GET', `/api/blogs/${imported.id}`)).json<StaffBlog>()
  assert.deepEqual(
    [blog.status, blog.slug, blog.publishedAt, blog.authorId, blog.categoryId, blog.description],
    ['DRAFT', 'moving-payroll-2', '2021-03-04T00:00:00.000Z', authorId, categoryId, 'What we learned.'],
  )
  assert.doesNotMatch(blog.content, /script|onclick|<h2>Moving payroll|<img|old\.example\.org/)
  assert.match(blog.content, /<td>Plan<\/td>/)
  assert.match(blog.content, /<pre><code>const rows = 1 &lt; 2/)
  assert.match(blog.content, /note<sup>1<\/sup>/)
  assert.match(blog.content, /<ol>\s*<li><p>Of the year 2020\.\s*<\/p>/)
  assert.match(blog.content, /<aside role="note"><p>Picture to add: chart\.png \(A chart\)<\/p><\/aside>/)
  assert.match(blog.content, /<figure data-block="embed"><a href="https:\/\/www\.youtube\.com\/watch\?v=dQw4w9WgXcQ">/)
  assert.match(blog.content, /<a href="https:\/\/example\.org\/more">/)
  const redirects = (await call('GET', '/api/redirects')).json<Page<StaffRedirect>>().content
  const [added] = redirects.filter(({ from }) => from === '/2021/03/moving-payroll')
  assert.deepEqual([added?.to, added?.code], ['/blog/moving-payroll-2', 301])
  assert.equal((await service.app.inject({ url: '/api/public/user/blogs?name=moving-payroll-2' })).statusCode, 404)
})

test('BO-01 an archive brings its pictures into the library, each once', async (t) => {
  const { service, upload, take, call } = await start(t)
  const picture = await samplePicture('jpeg')
  const post = (title: string) => `---
title: ${title}
cover: { src: ./images/cover.jpg, alt: A blue square }
---
![The same square](images/cover.jpg "Title")

A line with a [link](https://example.org).

![Not there](images/none.png)
![Drawing](/images/logo.svg)
![Broken](images/broken.png)
`
  const archive = await zip({
    'site/posts/first.md': post('First'),
    'site/posts/second.md': post('Second'),
    'site/posts/images/cover.jpg': picture,
    'site/posts/images/broken.png': 'not a picture',
    'site/images/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'site/images/unused.png': await samplePicture(),
    '__MACOSX/site/posts/._first.md': 'x',
    'site/.git/config': 'x',
    'site/package.json': '{}',
  })
  const report = (await upload('site.zip', archive)).json<ContentImport>()
  assert.deepEqual(
    report.articles.map(({ title, pictures }) => [title, pictures]),
    [
      ['First', 2],
      ['Second', 2],
    ],
  )
  assert.deepEqual(report.leftOut, [
    '2 pictures that no article shows',
    '1 file that is neither Markdown nor a picture',
  ])
  const missing = report.articles[0]?.notes.map(({ text }) => text) ?? []
  assert.ok(missing.includes('The picture “none.png” is not in the archive.'), missing.join('\n'))
  assert.ok(
    missing.some((text) => /logo\.svg.*not a JPEG, PNG, WebP or AVIF/.test(text)),
    missing.join('\n'),
  )
  assert.equal(
    (await call('GET', '/api/media')).json<Page<MediaItem>>().totalElements,
    0,
    'the report writes no picture',
  )

  const imported = []
  for (const { position } of report.articles) {
    const response = await take(report.id, position)
    assert.equal(response.statusCode, 201, response.body)
    imported.push(response.json<ImportedArticle>())
  }
  assert.match(imported[0]?.notes[0]?.text ?? '', /“broken\.png” could not be used\. The file must be a JPEG/)
  const library = (await call('GET', '/api/media')).json<Page<MediaItem>>().content
  assert.deepEqual(
    library.map(({ name, imageAlt, useCount }) => [name, imageAlt, useCount]),
    [['cover.webp', 'A blue square', 2]],
  )
  const blog = (await call('GET', `/api/blogs/${imported[1]?.id}`)).json<StaffBlog>()
  assert.ok(blog.url)
  assert.equal(blog.imageAlt, 'A blue square')
  assert.ok(blog.content.includes(`<img src="${library[0]?.url}" alt="The same square" />`), blog.content)
  assert.match(blog.content, /Picture to add: none\.png \(Not there\)/)
  assert.match(blog.content, /Picture to add: broken\.png \(Broken\)/)
  assert.doesNotMatch(blog.content, /media\/import/)
  const shown = await service.app.inject({ url: library[0]?.url ?? '' })
  assert.equal(shown.headers['content-type'], 'image/webp')
})

const item = (fields: string) => `<item>${fields}</item>`
const wordpress = (items: string, before = '') => `<?xml version="1.0" encoding="UTF-8" ?>
${before}<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/"
 xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"
 xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>Old</title>
<wp:author><wp:author_login><![CDATA[ann]]></wp:author_login><wp:author_display_name><![CDATA[Ann Smith]]></wp:author_display_name></wp:author>
${items}</channel></rss>`

const classic = item(`<title>Clean core &amp; costs</title><link>https://old.example.org/2019/05/clean-core/</link>
<dc:creator><![CDATA[ann]]></dc:creator><guid isPermaLink="false">https://old.example.org/?p=12</guid>
<content:encoded><![CDATA[First line
second line

[caption id="a" width="300"]<a href="x"><img src="https://old.example.org/a.jpg" alt="A desk" /></a> Our desk[/caption]

<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ" title="Talk"></iframe>

[gallery ids="1,2"] He wrote [sic].

<iframe src="https://evil.example.org/x"></iframe><form><input></form>]]></content:encoded>
<excerpt:encoded><![CDATA[<p>Short.</p>]]></excerpt:encoded><wp:post_id>12</wp:post_id>
<wp:post_date_gmt>2019-05-06 07:08:09</wp:post_date_gmt><wp:post_name>clean-core</wp:post_name>
<wp:status>publish</wp:status><wp:post_type>post</wp:post_type>
<category domain="category" nicename="x"><![CDATA[Unknown]]></category>
<category domain="category" nicename="y"><![CDATA[Delivery]]></category>
<category domain="post_tag" nicename="sap"><![CDATA[SAP]]></category>
<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value><![CDATA[40]]></wp:meta_value></wp:postmeta>
<wp:postmeta><wp:meta_key>_yoast_wpseo_metadesc</wp:meta_key><wp:meta_value>For search</wp:meta_value></wp:postmeta>`)
const attachment = item(`<title>c</title><wp:post_id>40</wp:post_id><wp:post_type>attachment</wp:post_type>
<wp:attachment_url>https://old.example.org/cover.jpg</wp:attachment_url>`)
const page = item('<title>About</title><wp:post_type>page</wp:post_type>')
const draft = item(`<title></title><link>https://old.example.org/?p=13</link><guid>https://old.example.org/?p=13</guid>
<content:encoded><![CDATA[<!-- wp:paragraph --><p>Block text</p><!-- /wp:paragraph -->]]></content:encoded>
<wp:post_date_gmt>0000-00-00 00:00:00</wp:post_date_gmt><wp:status>draft</wp:status><wp:post_type>post</wp:post_type>`)

test('BO-01 an export of WordPress becomes drafts, and nothing of the old site is fetched', async (t) => {
  const { upload, take, call } = await start(t)
  const { categoryId, authorId } = await addNames({ call })
  const response = await upload('old.xml', wordpress(classic + attachment + page + draft))
  assert.equal(response.statusCode, 201, response.body)
  const { id, leftOut, articles, format } = response.json<ContentImport>()
  assert.deepEqual([format, leftOut], ['WORDPRESS', ['1 attachment', '1 page']])
  const [first, second] = articles
  assert.deepEqual(
    [first?.title, first?.slug, first?.author?.id, first?.category, first?.description, first?.tags],
    ['Clean core & costs', 'clean-core', authorId, { name: 'Delivery', id: categoryId }, 'Short.', ['SAP']],
  )
  assert.deepEqual(first?.oldPaths, [{ path: '/2019/05/clean-core', problem: null }])
  assert.deepEqual(first?.remotePictures, ['https://old.example.org/cover.jpg', 'https://old.example.org/a.jpg'])
  const notes = first?.notes.map(({ text }) => text) ?? []
  for (const text of ['1 [gallery] shortcode', '1 embedded page', '1 form', 'Main picture to add: cover.jpg']) {
    assert.ok(notes.includes(text), notes.join('\n'))
  }
  assert.deepEqual([second?.title, second?.date, second?.oldPaths], ['Untitled', null, []])

  const taken = await take(id, 0, { authorId, categoryId })
  assert.equal(taken.statusCode, 201, taken.body)
  const blog = (await call('GET', `/api/blogs/${taken.json<ImportedArticle>().id}`)).json<StaffBlog>()
  assert.deepEqual(
    [blog.status, blog.publishedAt, blog.metaDescription],
    ['DRAFT', '2019-05-06T07:08:09.000Z', 'For search'],
  )
  assert.match(blog.content, /<p>First line<br \/>second line<\/p>/)
  assert.match(blog.content, /<p>Picture to add: a\.jpg \(A desk\)<\/p><p>Our desk<\/p>/)
  assert.match(blog.content, /<figure data-block="embed"><a href="[^"]*dQw4w9WgXcQ">Talk<\/a><\/figure>/)
  assert.match(blog.content, /He wrote \[sic\]\./)
  assert.doesNotMatch(blog.content, /gallery|evil|iframe|old\.example\.org/)
})

test('BO-01 an article that was imported before is recognized in any later file', async (t) => {
  const { service, upload, take, blogs, call } = await start(t)
  const file = wordpress(classic)
  const first = (await upload('a.xml', file)).json<ContentImport>()
  const key = { 'idempotency-key': 'import-1' }
  const [one, same] = [await take(first.id, 0, {}, key), await take(first.id, 0, {}, key)]
  assert.equal(same.body, one.body, 'a repeated request gets the first response')
  const imported = one.json<ImportedArticle>()
  assert.equal((await blogs()).length, 1)

  const again = (await upload('b.xml', wordpress(draft + classic))).json<ContentImport>()
  assert.deepEqual(
    again.articles.map((article) => article.imported?.id ?? null),
    [null, imported.id],
  )
  const refused = await take(again.id, 1)
  assert.deepEqual(
    [refused.statusCode, refused.json().code, refused.json().current.id],
    [409, 'ALREADY_IMPORTED', imported.id],
  )
  assert.equal((await blogs()).length, 1)
  const copy = await take(again.id, 1, { again: true })
  assert.deepEqual([copy.statusCode, copy.json<ImportedArticle>().slug], [201, 'clean-core-2'])
  const [a, b] = await Promise.all([take(again.id, 0), take(again.id, 0)])
  assert.deepEqual([a.statusCode, b.statusCode].toSorted(), [201, 409], 'two at once import it once')

  await call('DELETE', `/api/blogs/deleteBlog/${copy.json<ImportedArticle>().id}?version=1`)
  const report = (await call('GET', `/api/imports/${again.id}`)).json<ContentImport>()
  assert.equal(report.articles[1]?.imported?.isInTrash, true)

  const other = callsOf(service, await service.signIn())
  assert.equal((await other.call('GET', `/api/imports/${again.id}`)).statusCode, 200, 'the same account')
  const careers = callsOf(service, await service.signIn('careers'))
  assert.equal((await careers.call('GET', `/api/imports/${again.id}`)).statusCode, 403)
})

test('BO-01 hostile files are refused with a sentence, and none of them writes anything', async (t) => {
  const { upload, take, blogs } = await start(t)
  const lol = Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "&l${n};&l${n};&l${n};&l${n};&l${n};&l${n};">`)
  const bomb = `<!DOCTYPE rss [<!ENTITY l0 "lol">${lol.join('')}]>\n`
  const refused: [string, Buffer | string, RegExp][] = [
    ['laughs.xml', wordpress(item('<title>&l9;</title>'), bomb), /declares a document type or entities/],
    ['declared.xml', wordpress(classic, '<!DOCTYPE rss>\n'), /declares a document type or entities/],
    [
      'outside.xml',
      wordpress(item('<title>&x;</title>'), '<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]>\n'),
      /declares a document type or entities/,
    ],
    ['broken.xml', wordpress('<item><title>A</item>'), /not well-formed XML: look at line \d+/],
    ['feed.xml', '<?xml version="1.0"?><rss version="2.0"><channel/></rss>', /not a WordPress export/],
    ['deep.xml', wordpress('<a>'.repeat(200) + '</a>'.repeat(200)), /nested too deeply/],
    ['empty.md', '', /empty/],
    ['picture.png', await samplePicture(), /Choose Markdown files/],
    ['damaged.zip', Buffer.from('PK\u0003\u0004 and nothing else'), /damaged/],
    ['none.zip', await zip({ 'a.txt': 'x' }), /no Markdown files/],
    ['bomb.zip', await zip({ 'a.md': '# A', 'big.png': Buffer.alloc(importLimits.unpackedBytes) }), /more than 64 MB/],
    [
      'many.zip',
      await zip(Object.fromEntries(Array.from({ length: importLimits.articles + 1 }, (_, n) => [`${n}.md`, 'x']))),
      /1,001 articles, and a file may have at most 1,000/,
    ],
    ['many.xml', wordpress(draft.repeat(importLimits.articles + 1)), /1,001 articles/],
  ]
  for (const [name, content, message] of refused) {
    const response = await upload(name, content)
    assert.equal(response.statusCode, 422, `${name}: ${response.body}`)
    assert.match(problemOf(response), message, name)
  }
  const large = await upload('large.xml', Buffer.alloc(importLimits.fileBytes + 1, 32))
  assert.deepEqual([large.statusCode, large.json().code], [413, 'FILE_TOO_LARGE'])

  const blocked: [string, string | Buffer, RegExp][] = [
    ['aliases.md', `---\na: &a [x,x,x,x]\nb: &b [*a,*a]\ntitle: *b\n---\ntext`, /front matter cannot be read/],
    ['list.md', '---\n- a\n---\ntext', /front matter cannot be read/],
    ['toml.md', '+++\ntitle = "x"\n+++\ntext', /TOML/],
    ['latin.md', Buffer.from('caf\u00e9', 'latin1'), /not UTF-8/],
    ['nested.md', '<div>'.repeat(2_000), /levels of nesting/],
    ['long.md', 'word '.repeat(60_000), /too long/],
  ]
  for (const [name, content, message] of blocked) {
    const response = await upload(name, content)
    assert.equal(response.statusCode, 201, `${name}: ${response.body}`)
    const { id, articles } = response.json<ContentImport>()
    const note = articles[0]?.notes.find(({ kind }) => kind === 'BLOCKED')
    assert.match(note?.text ?? '', message, name)
    const taken = await take(id, 0)
    assert.deepEqual([taken.statusCode, taken.json().code], [422, 'NOT_IMPORTABLE'], name)
  }
  assert.equal((await blogs()).length, 0)
})

test('BO-01 NULs, halves of characters and long ids in a file do not keep its articles out', async (t) => {
  const { upload, take, blogs } = await start(t)
  const post = (fields: string) => `---\n${fields}\n---\nText`
  const archive = await zip({
    'nul.md': post(String.raw`title: "A\0B"`),
    'half.md': post(String.raw`title: "C\ud800D"`),
    // The description is cut within its last character.
    'cut.md': post(`title: E\ndescription: ${'x'.repeat(998)}${'\u{1f600}'.repeat(2)}`),
    'long.md': post(`title: F\nid: ${Array.from({ length: 20_000 }, (_, n) => n.toString(36)).join('')}`),
  })
  const response = await upload('unusual.zip', archive)
  assert.equal(response.statusCode, 201, response.body)
  const { id, articles } = response.json<ContentImport>()
  for (const { position } of articles) {
    const taken = await take(id, position)
    assert.equal(taken.statusCode, 201, taken.body)
    assert.equal((await take(id, position)).json().code, 'ALREADY_IMPORTED')
  }
  const drafts = await blogs()
  assert.deepEqual(drafts.map(({ blogName }) => blogName).toSorted(), ['A\ufffdB', 'C\ufffdD', 'E', 'F'])
  assert.equal(drafts.find(({ blogName }) => blogName === 'E')?.description, `${'x'.repeat(998)}…`)
})

test('BO-01 unknown choices are refused, and a file is kept for a day', async (t) => {
  const { service, upload, take, blogs, call } = await start(t)
  const archive = await zip({ 'a.md': '![x](a.png)', 'a.png': await samplePicture() })
  const { id } = (await upload('a.zip', archive)).json<ContentImport>()
  const unknown = await take(id, 0, { authorId: '01a1deb1-0680-7b74-bcaa-79865b67524f' })
  assert.deepEqual([unknown.statusCode, unknown.json().errors[0].field], [422, 'authorId'])
  assert.equal((await take(id, 7)).statusCode, 404)
  assert.equal((await blogs()).length, 0)
  assert.equal(
    (await call('GET', '/api/media')).json<Page<MediaItem>>().totalElements,
    0,
    'nothing is left of a refusal',
  )

  const stored = () => service.queries.selectFrom('stored_file').select('id').execute()
  assert.equal((await stored()).length, 1)
  service.clock.advance(25 * HOUR)
  await cleanUp(service.deps)
  assert.equal((await stored()).length, 0)
  const later = callsOf(service, await service.signIn())
  assert.equal((await later.take(id, 0)).statusCode, 404)
  const kept = (await later.upload('b.zip', archive)).json<ContentImport>()
  assert.equal((await later.call('DELETE', `/api/imports/${kept.id}`)).statusCode, 204)
  assert.equal((await later.call('GET', `/api/imports/${kept.id}`)).statusCode, 404)
  assert.equal((await stored()).length, 0)
  for (let count = 0; count < 7; count += 1) await later.upload(`${count}.zip`, archive)
  assert.equal((await stored()).length, 5, 'an account keeps five files')
})
