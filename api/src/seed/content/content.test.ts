import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seedAuthors, seedBlogs, seedCategories } from './index'

const allowedTags = new Set(
  'p br h2 h3 h4 strong em u s a ul ol li blockquote code pre hr img figure figcaption table thead tbody tr th td'.split(
    ' ',
  ),
)

const blocksOf = (html: string) =>
  [...html.matchAll(/<(p|li|td|h2|h3)>(.*?)<\/\1>/gs)].map((match) => (match[2] ?? '').replace(/<[^>]*>/g, '').trim())
const splitWords = (html: string) =>
  html
    .replace(/<pre>.*?<\/pre>/gs, ' ')
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean)
const openTags = (html: string) => [...html.matchAll(/<([a-z0-9]+)([^>]*)>/g)]
const closeTags = (html: string) => [...html.matchAll(/<\/([a-z0-9]+)>/g)]
const repeated = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index)

test('the blogs fill two pages of twelve and one of them is featured', () => {
  assert.equal(seedBlogs.length, 24)
  assert.equal(seedBlogs.filter((blog) => blog.featured).length, 1)
})

test('every slug is unique and well-formed', () => {
  for (const records of [seedBlogs, seedAuthors, seedCategories]) {
    const slugs = records.map(({ slug }) => slug)
    assert.deepEqual(repeated(slugs), [])
    for (const slug of slugs) assert.match(slug, /^[a-z0-9]+(-[a-z0-9]+)*$/)
  }
})

test('every blog references an existing author and category, and each of these is used', () => {
  const used = { authors: new Set<string>(), categories: new Set<string>() }
  for (const blog of seedBlogs) {
    assert.ok(
      seedAuthors.some(({ slug }) => slug === blog.authorSlug),
      blog.slug,
    )
    assert.ok(
      seedCategories.some(({ slug, type }) => slug === blog.categorySlug && ['ALL', 'BLOG'].includes(type)),
      blog.slug,
    )
    used.authors.add(blog.authorSlug)
    used.categories.add(blog.categorySlug)
  }
  assert.equal(used.authors.size, seedAuthors.length)
  assert.equal(used.categories.size, seedCategories.length)
})

test('every blog is long enough, structured and described within its limits', () => {
  for (const blog of seedBlogs) {
    assert.ok(splitWords(blog.content).length >= 500, `${blog.slug}: ${splitWords(blog.content).length} words`)
    const sections = blog.content.match(/<h2>/g)?.length ?? 0
    assert.ok(sections >= 3 && sections <= 5, `${blog.slug}: ${sections} sections`)
    assert.ok(
      blog.description.length >= 120 && blog.description.length <= 200,
      `${blog.slug}: ${blog.description.length}`,
    )
    assert.ok(blog.tags.length > 0 && blog.tags.length <= 10 && blog.tags.every((tag) => tag.length <= 40), blog.slug)
  }
})

test('the content contains only allowed tags, without attributes, each closed', () => {
  for (const { slug, content } of seedBlogs) {
    for (const [, tag = '', attributes = ''] of openTags(content)) {
      assert.ok(allowedTags.has(tag), `${slug}: ${tag}`)
      assert.equal(attributes, '', `${slug}: ${tag}`)
    }
    assert.equal(openTags(content).length, closeTags(content).length, slug)
  }
})

test('no two paragraphs, descriptions or pictures are alike', () => {
  const paragraphs = seedBlogs.flatMap(({ content }) => blocksOf(content)).filter((text) => text.length > 40)
  assert.ok(paragraphs.length > 200)
  assert.deepEqual(repeated(paragraphs), [])
  assert.deepEqual(repeated(seedBlogs.map(({ description }) => description)), [])
  assert.deepEqual(repeated(seedBlogs.map(({ pictureSeed }) => pictureSeed)), [])
})
