import { addressesIn } from '@tekskills/shared/content-check/addresses'
import { checkItem, rules, type Finding } from '@tekskills/shared/content-check/check-item'
import { anchorsOf, readItem, type Anchor, type ItemReading } from '@tekskills/shared/content-check/checked-item'
import type { KnownAddresses } from '@tekskills/shared/content-check/rule'
import type { Selectable } from 'kysely'
import { LRUCache } from 'lru-cache'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Schema } from '../../platform/database/schema'
import { pictureAddress } from '../../platform/pictures/picture-address'
import { blogDefinition } from '../blogs/blog-definition'
import { caseStudyDefinition } from '../case-studies/case-study-definition'
import type { ItemSource } from '../content/item-rows'
import { newsDefinition } from '../newsroom/news-definition'

export const definitions = [blogDefinition, newsDefinition, caseStudyDefinition]

/** What the checker reads of an item. */
const itemColumns = [
  'content_item.id',
  'content_item.version',
  'content_item.kind',
  'content_item.status',
  'content_item.name',
  'content_item.slug',
  'content_item.description',
  'content_item.meta_title',
  'content_item.meta_description',
  'content_item.canonical_link',
  'content_item.external_link',
  'content_item.image_alt',
  'content_item.image_decorative',
  'content_item.picture_id',
  'content_item.content',
  'content_item.about_client',
  'content_item.objective',
  'content_item.solution',
  'content_item.challenge',
  'content_item.impact',
] as const

type Column = (typeof itemColumns)[number] extends `content_item.${infer Name}` ? Name : never
type CheckedRow = Pick<Selectable<Schema['content_item']>, Column>

/** What is known of one version of an item without looking at any other page. */
export interface KnownReading {
  /** The findings of the rules that do not depend on other pages. */
  findings: Finding[]
  /** The addresses of this site that it links to or shows. */
  addresses: string[]
  /** The headings that links can lead to. */
  anchors: Anchor[]
  /** The item without its words: what the rules about addresses look at. */
  linked: ItemReading
}

type Version = Pick<CheckedRow, 'id' | 'version'>

/** The readings of items, by version. */
export interface ItemReadings {
  /** Reads these items, except the versions that have been read before. Missing ones were deleted meanwhile. */
  load: (queries: ItemSource, versions: readonly Version[]) => Promise<Map<string, KnownReading>>
}

const ownRules = rules.filter(({ needsAddresses }) => !needsAddresses)
const addressRules = rules.filter(({ needsAddresses }) => needsAddresses)

const areas = { BLOG: 'blogs', NEWSROOM: 'newsRoom', CASESTUDY: 'caseStudy' } as const

function itemOf(row: CheckedRow): ItemReading {
  const { kind, name, description, image_alt } = row
  const values = {
    blogName: name,
    title: name,
    caseStudyName: name,
    description,
    metaTitle: row.meta_title,
    metaDescription: row.meta_description,
    canonicalLink: row.canonical_link,
    externalLink: row.external_link,
    imageAlt: image_alt,
    bannerAlt: image_alt,
    imageDecorative: row.image_decorative,
    content: row.content,
    aboutClient: row.about_client,
    objective: row.objective,
    solution: row.solution,
    challenge: row.challenge,
    impact: row.impact,
  }
  const address = pictureAddress(areas[kind], row.id, row.picture_id)
  return readItem(kind, values, address === null ? null : { address, bytes: null })
}

/** The blocks with links, without their text. */
const withLinksOnly = (item: ItemReading): ItemReading => ({
  ...item,
  texts: item.texts.map((text) => ({
    ...text,
    tables: [],
    blocks: text.blocks.filter(({ links }) => links.length > 0).map((block) => ({ ...block, text: '', prose: '' })),
  })),
})

function read(row: CheckedRow, origin: string): KnownReading {
  const item = itemOf(row)
  const site = { origin, factsOf: () => undefined }
  return {
    findings: checkItem(item, site, ownRules),
    addresses: addressesIn(item, site),
    anchors: anchorsOf(item),
    linked: withLinksOnly(item),
  }
}

/** Reading a text takes far longer than looking it up, and most items do not change between two requests. */
const MAX_READINGS = 3000
/** Rows that are in memory with their texts at once. */
const CHUNK = 50

/** Reads items of a site whose absolute links start with `origin`. */
export function createItemReadings(origin: string): ItemReadings {
  const known = new LRUCache<string, KnownReading>({ max: MAX_READINGS })
  const keyOf = ({ id, version }: Version) => `${id} ${version}`

  return {
    async load(queries, versions) {
      const found = new Map<string, KnownReading>()
      const unread: string[] = []
      for (const version of versions) {
        const reading = known.get(keyOf(version))
        if (reading) found.set(version.id, reading)
        else unread.push(version.id)
      }
      for (let start = 0; start < unread.length; start += CHUNK) {
        const rows: CheckedRow[] = await queries
          .selectFrom('content_item')
          .select(itemColumns)
          .where('content_item.id', 'in', unread.slice(start, start + CHUNK))
          .execute()
        for (const row of rows) {
          const reading = read(row, origin)
          known.set(keyOf(row), reading)
          found.set(row.id, reading)
          // Other requests are handled between two texts.
          await nextTurn()
        }
      }
      return found
    },
  }
}

/** The findings of the rules that look at other pages. */
export const addressFindings = ({ linked }: KnownReading, known: KnownAddresses) =>
  checkItem(linked, known, addressRules)
