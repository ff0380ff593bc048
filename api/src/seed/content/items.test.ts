import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cleanRichText, plainTextOf } from '../../platform/rich-text/rich-text'
import { seedBlogs, seedCaseStudies, seedCategories, seedNews } from './index'

const storyParts = ['aboutClient', 'objective', 'challenge', 'solution', 'impact'] as const
const words = (html: string) => plainTextOf(html).split(' ').length
const textsOf = (study: (typeof seedCaseStudies)[number]) => storyParts.flatMap((part) => study[part] ?? [])
const items = [...seedBlogs, ...seedCaseStudies, ...seedNews]
const repeated = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index)

test('there are eleven case studies and twelve newsroom items, each with all public fields', () => {
  assert.deepEqual([seedCaseStudies.length, seedNews.length], [11, 12])
  for (const { slug, description, categorySlug } of [...seedCaseStudies, ...seedNews]) {
    assert.match(slug, /^[a-z0-9]+(-[a-z0-9]+)*$/)
    assert.ok(description.length >= 80 && description.length <= 200, `${slug}: ${description.length}`)
    const category = seedCategories.find((each) => each.slug === categorySlug)
    assert.equal(category?.type, 'ALL', slug)
  }
})

test('a newsroom item has at least 150 words and a case study at least 180 of its own', () => {
  for (const { slug, content } of seedNews) assert.ok(words(content) >= 150, `${slug}: ${words(content)}`)
  for (const study of seedCaseStudies) {
    const count = textsOf(study).reduce((sum, text) => sum + words(text), 0)
    assert.ok(count >= 180, `${study.slug}: ${count}`)
  }
})

test('CS-03 most case studies have all five parts and some lack one, like real ones', () => {
  const complete = seedCaseStudies.filter((study) => textsOf(study).length === storyParts.length)
  assert.ok(complete.length >= 5 && complete.length < seedCaseStudies.length, String(complete.length))
})

test('the service stores every text unchanged', () => {
  const texts = [...seedNews.map(({ content }) => content), ...seedCaseStudies.flatMap(textsOf)]
  for (const text of texts) assert.equal(cleanRichText(text, 'content'), text)
})

test('no slug, picture, description or paragraph is used twice across all content types', () => {
  const texts = [...seedNews.map(({ content }) => content), ...seedCaseStudies.flatMap(textsOf)]
  const paragraphs = texts.flatMap((html) => [...html.matchAll(/<p>(.*?)<\/p>/gs)].map(([, text = '']) => text))
  assert.deepEqual(repeated(paragraphs), [])
  for (const field of ['slug', 'pictureSeed', 'description'] as const) {
    assert.deepEqual(repeated(items.map((item) => item[field])), [], field)
  }
})
