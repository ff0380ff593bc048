import type { ContentKindName } from '../contracts/http/content'
import { headingId, type TakenIds } from '../contracts/heading-ids'
import { storyParts } from '../contracts/story-parts'
import { plain, readText, type TextReading } from './read-text'

interface KindFields {
  name: string
  texts: readonly string[]
  /** Level of the heading above its texts on the page. */
  headingAbove: number
  picture: string
  alt: string
  decorative?: string
  /** A link to a page elsewhere, which an item may have instead of a text. */
  externalLink?: string
}

/** Names of the fields that the checker reads, as in writes of each kind. */
const FIELDS: Readonly<Record<ContentKindName, KindFields>> = {
  BLOG: {
    name: 'blogName',
    texts: ['content'],
    headingAbove: 1,
    picture: 'image',
    alt: 'imageAlt',
    decorative: 'imageDecorative',
  },
  NEWSROOM: {
    name: 'title',
    texts: ['content'],
    headingAbove: 1,
    picture: 'image',
    alt: 'imageAlt',
    externalLink: 'externalLink',
  },
  CASESTUDY: {
    name: 'caseStudyName',
    texts: Object.keys(storyParts),
    headingAbove: 2,
    picture: 'bannerImage',
    alt: 'bannerAlt',
  },
}

/** A field without formatting. */
export interface PlainField {
  field: string
  value: string
}

/** The main picture of an item. */
export interface Cover {
  field: string
  /** Address of the stored picture; `null` for a chosen file that is not saved yet. */
  address: string | null
  /** Size of the chosen file in bytes; `null` for a stored picture, whose size is known by its address. */
  bytes: number | null
}

/** An item as the rules see it. */
export interface ItemReading {
  kind: ContentKindName
  name: PlainField
  summary: PlainField
  metaTitle: PlainField
  metaDescription: PlainField
  cover: Cover | null
  /** Names the field of a missing picture. */
  coverField: string
  coverAlt: PlainField & { isDecorative: boolean }
  headingAbove: number
  texts: TextReading[]
  /** Links in fields of their own. */
  links: PlainField[]
  needsText: boolean
}

/** The fields of the texts of a kind, in the order of the page. */
export const textFieldsOf = (kind: ContentKindName) => FIELDS[kind].texts

/** Reads the fields of a write, of a form or of a stored item; missing ones are empty. */
export function readItem(
  kind: ContentKindName,
  values: Readonly<Record<string, unknown>>,
  cover: Omit<Cover, 'field'> | null,
): ItemReading {
  const { name, texts, headingAbove, picture, alt, decorative, externalLink } = FIELDS[kind]
  const field = (key: string): PlainField => ({ field: key, value: typeof values[key] === 'string' ? values[key] : '' })
  const links = [...(externalLink ? [externalLink] : []), 'canonicalLink']
    .map(field)
    .filter(({ value }) => value !== '')
  return {
    kind,
    name: field(name),
    summary: field('description'),
    metaTitle: field('metaTitle'),
    metaDescription: field('metaDescription'),
    cover: cover && { field: picture, ...cover },
    coverField: picture,
    coverAlt: { ...field(alt), isDecorative: decorative !== undefined && values[decorative] === true },
    headingAbove,
    texts: texts.map((key) => readText(key, field(key).value)),
    links,
    needsText: !links.some((link) => link.field === externalLink),
  }
}

/** A heading that a link can lead to. */
export interface Anchor {
  id: string
  text: string
}

/** The headings of an item that have an id on its page; those of a case study are its parts. */
export function anchorsOf({ kind, texts }: ItemReading): Anchor[] {
  if (kind === 'CASESTUDY') {
    const shown = texts.filter(({ blocks }) => blocks.some(({ text }) => plain(text) !== ''))
    return shown.map(({ field }) => {
      const { id, heading } = storyParts[field as keyof typeof storyParts]
      return { id, text: heading }
    })
  }
  const taken: TakenIds = new Map()
  return texts
    .flatMap(({ blocks }) => blocks)
    .map(({ tag, text }) => ({ tag, text: plain(text) }))
    .filter(({ tag, text }) => tag === 'h2' && text !== '')
    .map(({ text }) => ({ id: headingId(text, taken), text }))
}
