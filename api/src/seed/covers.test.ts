import assert from 'node:assert/strict'
import { test } from 'node:test'
import { coverAlt } from '@tekskills/shared/picture/cover'
import { seedBlogs, seedCaseStudies, seedNews } from './content/index'
import { seedCovers } from './covers'

const lists = { blogs: seedBlogs, caseStudies: seedCaseStudies, news: seedNews }

for (const [name, items] of Object.entries(lists)) {
  const covers = [...items]
    .sort((a, b) => a.publishedDaysAgo - b.publishedDaysAgo)
    .map(({ slug }) => {
      const shown = seedCovers.get(slug)
      assert.ok(shown, `${slug} has no cover`)
      return shown
    })

  test(`covers of ${name}: adjacent ones differ, and no background repeats next to itself in two or three columns`, () => {
    covers.forEach(({ cover, ground }, index) => {
      const next = covers[index + 1]
      if (next) assert.notEqual(coverAlt(cover), coverAlt(next.cover), String(index))
      for (const distance of [1, 2, 3, 4]) {
        const other = covers[index + distance]
        if (other) assert.notEqual(ground % 5, other.ground % 5, `${index} and ${distance} after it`)
      }
    })
  })

  test(`covers of ${name} have a text alternative that the service accepts`, () => {
    for (const { cover } of covers) assert.match(coverAlt(cover), /^Drawn .{20,170}\.$/)
  })
}

test('in the list of one category, adjacent covers have different motifs', () => {
  for (const category of new Set(seedBlogs.map(({ categorySlug }) => categorySlug))) {
    const alts = seedBlogs
      .filter(({ categorySlug }) => categorySlug === category)
      .sort((a, b) => a.publishedDaysAgo - b.publishedDaysAgo)
      .flatMap(({ slug }) => seedCovers.get(slug) ?? [])
      .map(({ cover }) => coverAlt(cover))
    alts.forEach((alt, index) => assert.notEqual(alt, alts[index + 1]))
  }
})
