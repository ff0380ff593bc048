import type { Cover, Topic } from '@tekskills/shared/picture/cover'
import type { City } from '@tekskills/shared/picture/motifs/map'
import { seedBlogs, seedCaseStudies, seedNews } from './content/index'
import type { SeedItem } from './content/types'

/** Where the news happened; what concerns all regions shows its topic instead. */
const cities: Record<string, City> = {
  'a-second-delivery-floor-opens-in-hyderabad': 'Hyderabad',
  'farid-tuwaira-speaks-on-access-reviews': 'Abu Dhabi',
  'apprentices-take-over-the-service-desk': 'Toronto',
  'a-reading-group-for-models': 'Amsterdam',
  'singapore-moves-to-a-building-that-makes-its-own-shade': 'Singapore',
  'an-open-day-for-people-who-left-the-profession': 'London',
  'eight-regions-one-on-call-calendar': 'Sydney',
  'a-small-fund-for-tools-that-everybody-uses': 'Utrecht',
}

/** The result of each case study as its text states it. */
const results: Record<string, { before: number; after: number; of: string }> = {
  'moving-a-payroll-in-nine-weekends': { before: 22, after: 3, of: 'the weeks until payroll is ready' },
  'cranes-that-report-their-own-wear': { before: 61, after: 33, of: 'unplanned stops in a year' },
  'closing-the-books-in-four-days': { before: 11, after: 4, of: 'working days to close the month' },
  'fourteen-engineers-before-the-tunnel-opened': {
    before: 94,
    after: 23,
    of: 'working days until an offer is accepted',
  },
  'a-bank-that-removed-9000-permissions': { before: 88, after: 58, of: 'permissions that remain' },
  'retiring-a-mainframe-that-nobody-dared-to-touch': { before: 50, after: 21, of: 'what is left of the running costs' },
  'a-hospital-service-desk-that-sleeps-at-night': { before: 82, after: 39, of: 'night calls in a month' },
  'one-view-of-stock-for-310-shops': { before: 70, after: 1, of: 'orders with a broken promise' },
  'a-landing-zone-for-forty-teams': { before: 40, after: 36, of: 'teams that have moved' },
  'tests-that-a-release-manager-believes': { before: 113, after: 36, of: 'tests that remain' },
  'a-cold-chain-with-a-memory': { before: 100, after: 29, of: 'destroyed boxes' },
}

/** The cover of an item, and the number of its ground. */
interface SeedCover {
  cover: Cover
  ground: number
}

type Entry = [slug: string, cover: SeedCover]

/** Newest first, as lists show them. */
const asListed = <Item extends SeedItem>(items: readonly Item[]) =>
  [...items].sort((a, b) => a.publishedDaysAgo - b.publishedDaysAgo)

/** The covers of a list that show the topic, each with the next variant of it. */
const topicCover = () => {
  const seen = new Map<string, number>()
  return ({ categorySlug }: SeedItem): Cover => {
    const variant = seen.get(categorySlug) ?? 0
    seen.set(categorySlug, variant + 1)
    return { shows: 'topic', topic: categorySlug as Topic, variant }
  }
}

const topicCovers = (): Entry[] => {
  const coverOf = topicCover()
  return asListed(seedBlogs).map((blog, ground) => [blog.slug, { cover: coverOf(blog), ground }])
}

const resultCovers = (): Entry[] =>
  asListed(seedCaseStudies).flatMap(({ slug }, ground) => {
    const result = results[slug]
    return result ? [[slug, { cover: { shows: 'result', ...result }, ground }]] : []
  })

const placeCovers = (): Entry[] => {
  const coverOf = topicCover()
  return asListed(seedNews).map((news, ground) => {
    const city = cities[news.slug]
    return [news.slug, { cover: city ? { shows: 'place', city } : coverOf(news), ground }]
  })
}

/** What the cover of each sample item shows, and its ground: in a list, adjacent covers differ in both. */
export const seedCovers: ReadonlyMap<string, SeedCover> = new Map([
  ...topicCovers(),
  ...resultCovers(),
  ...placeCovers(),
])
