import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkItem, rules, type Finding } from '@tekskills/shared/content-check/check-item'
import { readItem } from '@tekskills/shared/content-check/checked-item'
import { seededChoices } from '@tekskills/shared/testing/seeded-choices'
import { seedBlogs, seedCaseStudies, seedNews } from '../../seed/content/index'
import { seedItems } from '../../seed/seed-items'
import { imaginedSite, plantedFaults, type Article } from '@tekskills/shared/testing/planted-faults'

const FAULTS = 60
const FOUND_AT_LEAST = 57
const FALSE_ALARMS_AT_MOST = 2

const cover = { address: '/api/public/user/media/light', bytes: null }
const alts = new Map(seedItems(new Map()).map(({ values }) => [values.slug, values.image_alt]))
const altOf = (slug: string) => alts.get(slug) ?? ''

const blogs: Article[] = seedBlogs.map(({ blogName, description, content, slug }) => ({
  blogName,
  description,
  content: content.trim(),
  imageAlt: altOf(slug),
  metaTitle: '',
  metaDescription: '',
}))

const findingsOf = (article: Article) => checkItem(readItem('BLOG', { ...article }, cover), imaginedSite)
const namesOf = (findings: readonly Finding[]) => findings.map(({ rule, message }) => `${rule}: ${message}`)

test('at least 57 of 60 faults that a seeded generator plants into clean articles are found', (t) => {
  const clean = blogs.filter((article) => findingsOf(article).length === 0)
  const [first, ...rest] = clean
  assert.ok(first && clean.length >= 20, `${clean.length} articles are clean`)
  const missed: string[] = []
  const proven = new Set<string>()
  for (let seed = 1; seed <= FAULTS; seed++) {
    const choices = seededChoices(seed)
    // Every kind of fault once, then as the seed chooses.
    const fault = plantedFaults[seed - 1] ?? choices.oneOf(plantedFaults)
    const article = choices.oneOf([first, ...rest])
    const planted = fault.plant(article, choices)
    assert.notDeepEqual(planted, article, fault.rule)
    const found = findingsOf(planted)
    if (found.some(({ rule }) => rule === fault.rule)) proven.add(fault.rule)
    else missed.push(`seed ${seed}: ${fault.rule}, ${article.blogName}`)
  }
  t.diagnostic(`${FAULTS - missed.length} of ${FAULTS} found`)
  assert.ok(FAULTS - missed.length >= FOUND_AT_LEAST, missed.join('\n'))
  assert.deepEqual(
    [...new Set(plantedFaults.map(({ rule }) => rule))].filter((rule) => !proven.has(rule)),
    [],
  )
})

test('every rule has a planted fault, except the pattern in place of a picture', () => {
  const planted = new Set(plantedFaults.map(({ rule }) => rule))
  assert.deepEqual(
    rules.map(({ id }) => id).filter((id) => !planted.has(id)),
    ['cover-missing'],
  )
  assert.equal(new Set(rules.map(({ id }) => id)).size, rules.length, 'ids are unique')
})

test('at most two false alarms in all sample content', (t) => {
  const alarms = [
    ...blogs.flatMap(findingsOf),
    ...seedCaseStudies.flatMap((study) =>
      checkItem(readItem('CASESTUDY', { ...study, bannerAlt: altOf(study.slug) }, cover), imaginedSite),
    ),
    ...seedNews.flatMap((news) =>
      checkItem(readItem('NEWSROOM', { ...news, imageAlt: altOf(news.slug) }, cover), imaginedSite),
    ),
  ]
  t.diagnostic(`${alarms.length} findings in the sample content`)
  assert.ok(alarms.length <= FALSE_ALARMS_AT_MOST, namesOf(alarms).join('\n'))
})
