import type { AddressFacts, FindingSeverity } from '../contracts/http/content-check'
import type { ItemReading, PlainField } from './checked-item'
import type { TextBlock, TextReading } from './read-text'

/** Where a finding is: a field and, in a rich text, one of its parts by index. */
export interface Place {
  field: string
  block?: number
  picture?: number
  video?: number
  table?: number
  /** The text that the finding is about. */
  quote?: string
}

/** A place that breaks a rule, with the values that its sentence names. */
export interface Match extends Place {
  values?: Readonly<Record<string, string | number>>
}

/** What is known about the addresses of this site; missing ones are not judged. */
export interface KnownAddresses {
  /** Origin of the site, `https://…`; absolute links to it are internal. */
  origin: string
  /** The facts of a path with its query. */
  factsOf: (address: string) => AddressFacts | undefined
}

/** What a rule examines, for documentation and grouping. */
export type Subject = 'headings' | 'pictures' | 'links' | 'wording' | 'structure' | 'search'

/** A rule of the checker. */
export interface Rule {
  id: string
  severity: FindingSeverity
  subject: Subject
  /** The message for the author; `{quote}` and the names of values are placeholders for what was found. */
  sentence: string
  /** Why it matters to readers. */
  why: string
  /** Whether it depends on other pages, so that its findings change without the item. */
  needsAddresses?: boolean
  find: (item: ItemReading, known: KnownAddresses) => Iterable<Match>
}

/** Text with its place: a block of a rich text, or a field without formatting. */
export interface Passage {
  place: Place
  text: string
  block?: TextBlock
}

const fieldPassage = ({ field, value }: PlainField): Passage => ({ place: { field }, text: value })

/** All text in an item: fields, blocks and descriptions of pictures. */
export function* passagesOf(item: ItemReading): Generator<Passage> {
  for (const field of [item.name, item.summary, item.metaTitle, item.metaDescription]) yield fieldPassage(field)
  if (item.cover && !item.coverAlt.isDecorative) yield fieldPassage(item.coverAlt)
  for (const { field, blocks, pictures, videos } of item.texts) {
    for (const { index, title } of videos) yield { place: { field, video: index }, text: title }
    for (const block of blocks) yield { place: { field, block: block.index }, text: block.prose, block }
    for (const { index, alt, caption } of pictures) {
      yield { place: { field, picture: index }, text: alt }
      yield { place: { field, picture: index }, text: caption }
    }
  }
}

/** Every text with each of its blocks. */
export function* blocksOf(item: ItemReading): Generator<[TextReading, TextBlock]> {
  for (const text of item.texts) for (const block of text.blocks) yield [text, block]
}

const MAX_QUOTE = 60

/** A text as a quote in a sentence: one line, shortened at a space to `max` characters and an ellipsis. */
export function quoteOf(text: string, max = MAX_QUOTE): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= max) return line
  const cut = line.slice(0, max)
  const end = cut.lastIndexOf(' ')
  return `${cut.slice(0, end > 0 ? end : max)}…`
}
