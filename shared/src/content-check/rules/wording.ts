import type { ItemReading } from '../checked-item'
import { PICTURE_TO_ADD } from '../picture-to-add'
import { plain } from '../read-text'
import { blocksOf, passagesOf, type Match, type Passage, type Rule } from '../rule'

/**
 * Number of words in a sentence after which most readers have to start again (Plain English Campaign, twice its
 * average).
 */
const MAX_SENTENCE = 40
const MAX_PARAGRAPH = 150
/** Texts with fewer words have too few sentences for an average. */
const MIN_WORDS = 100
/** Grade of the Automated Readability Index from which a text requires a university education. */
const MAX_GRADE = 14

const WORD = /[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu
const REPEATED = /(?<![\p{L}\p{N}'’-])(\p{L}+)[ \u00a0\n]+\1(?![\p{L}\p{N}'’-])/giu
/** Words that grammar can repeat. */
const MAY_REPEAT = new Set(['that', 'had', 'is'])
const DOUBLED_SPACE = /\S[ \u00a0]{2,}\S/
const PLACEHOLDER =
  /lorem ipsum|\b(?:TODO|FIXME|TBD|TBC|TKTK|XXX+)\b|\[(?:insert|add|placeholder|your|name|date|link|quote|tbd|tk)\b[^\]]{0,80}\]|\bplaceholder text\b|\bdolor sit amet\b/i
const PLACEHOLDER_CAPITALS = /\b(?:TODO|FIXME|TBD|TBC|TKTK|XXX+)\b/
/** At least three words in capitals in a row, and more letters than abbreviations have. */
const CAPITALS = /(?<![\p{L}\p{N}])\p{Lu}[\p{Lu}'’]*(?:[ \u00a0,&:/-]+\p{Lu}[\p{Lu}'’]*){2,}(?![\p{L}\p{N}])/gu
const MIN_CAPITALS = 14
const LIST_SIGN = /^\s*(?:[-–—•*·]|\(?\d{1,2}[.)]|\(?[a-z]\))\s+\S/

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })

const wordsOf = (text: string) => text.match(WORD) ?? []

/** Characters that are segmented at once: the segmenter takes quadratic time. */
const MAX_SEGMENTED = 5_000

/** The sentences of a paragraph; one of more than 5,000 characters counts as several. */
export function sentencesOf(text: string): string[] {
  const found: string[] = []
  for (let start = 0; start < text.length;) {
    const cut = start + MAX_SEGMENTED < text.length ? text.lastIndexOf(' ', start + MAX_SEGMENTED) : -1
    const end = cut > start ? cut : start + MAX_SEGMENTED
    for (const { segment } of sentences.segment(text.slice(start, end))) found.push(segment.trim())
    start = end
  }
  return found.filter((sentence) => sentence !== '')
}

const isProse = ({ block }: Passage) => block !== undefined && block.tag === 'p' && block.within !== 'table'

/**
 * The grade of the Automated Readability Index (Smith and Senter, 1967): about the years of school that a reader needs.
 * Computed from letters, words and sentences alone. `null` for a short text.
 */
export function readabilityGrade(paragraphs: readonly string[]): number | null {
  let letters = 0
  let words = 0
  let count = 0
  for (const paragraph of paragraphs) {
    const found = wordsOf(paragraph)
    words += found.length
    letters += found.reduce((sum, word) => sum + word.length, 0)
    count += sentencesOf(paragraph).length
  }
  if (words < MIN_WORDS || count === 0) return null
  return 4.71 * (letters / words) + 0.5 * (words / count) - 21.43
}

function* passagesWith(item: ItemReading, quoteIn: (text: string, passage: Passage) => string | undefined) {
  for (const passage of passagesOf(item)) {
    const quote = quoteIn(passage.text, passage)
    if (quote !== undefined) yield { ...passage.place, quote }
  }
}

function repeatedWord(text: string): string | undefined {
  for (const [found, word = ''] of text.matchAll(REPEATED)) {
    const second = found.slice(-word.length)
    const isName = /^\p{Lu}/u.test(word) && /^\p{Lu}/u.test(second)
    if (!isName && !MAY_REPEAT.has(word.toLowerCase())) return found
  }
  return undefined
}

/** Groups of two or more paragraphs, or of lines in one, that start with a list marker. */
function* fakedLists(item: ItemReading): Generator<Match> {
  for (const { field, blocks } of item.texts) {
    let run = 0
    for (const block of blocks) {
      const lines = block.text.split('\n')
      const isPlain = block.tag === 'p' && block.within === null
      const signs = isPlain ? lines.filter((line) => LIST_SIGN.test(line)).length : 0
      const startsRun = run === 0 && signs > 0
      run = isPlain && LIST_SIGN.test(lines.at(-1) ?? '') ? run + 1 : 0
      const goesOn = run === 2 && signs === 1
      if (signs >= 2 && startsRun) yield { field, block: block.index, quote: quoteLine(lines) }
      else if (goesOn) yield { field, block: block.index, quote: quoteLine(lines) }
    }
  }
}

const quoteLine = (lines: readonly string[]) => plain(lines.find((line) => LIST_SIGN.test(line)) ?? '')

export const wordingRules: readonly Rule[] = [
  {
    id: 'placeholder',
    severity: 'ERROR',
    subject: 'wording',
    sentence: '“{quote}” is placeholder text.',
    why: 'It was meant to be replaced before anyone reads it.',
    find: (item) =>
      passagesWith(item, (text) => {
        const found = text.startsWith(PICTURE_TO_ADD) ? text : PLACEHOLDER.exec(text)?.[0]
        // Abbreviations count in capitals only: “to do” and “todo” are words.
        const isAbbreviation = found !== undefined && /^(todo|fixme|tb[dc]|tktk|x+)$/i.test(found)
        return isAbbreviation ? PLACEHOLDER_CAPITALS.exec(text)?.[0] : found
      }),
  },
  {
    id: 'word-repeated',
    severity: 'WARNING',
    subject: 'wording',
    sentence: 'A word is repeated: “{quote}”.',
    why: 'It is a slip that spelling checks overlook.',
    find: (item) => passagesWith(item, repeatedWord),
  },
  {
    id: 'space-doubled',
    severity: 'ADVICE',
    subject: 'wording',
    sentence: 'There are two spaces in a row: “{quote}”.',
    why: 'They show as a gap in some places and vanish in others.',
    find: (item) =>
      passagesWith(item, (text, { block }) => {
        if (block?.tag === 'pre') return undefined
        const found = DOUBLED_SPACE.exec(text)
        return found ? aroundOf(text, found.index, found[0].length) : undefined
      }),
  },
  {
    id: 'capitals',
    severity: 'WARNING',
    subject: 'wording',
    sentence: '“{quote}” is written in capitals.',
    why: 'Capitals are slower to read and sound like shouting, and some screen readers spell them out.',
    find: (item) =>
      passagesWith(item, (text) =>
        [...text.matchAll(CAPITALS)]
          .map(([found]) => found)
          .find((found) => found.replace(/\P{Lu}/gu, '').length >= MIN_CAPITALS),
      ),
  },
  {
    id: 'list-faked',
    severity: 'WARNING',
    subject: 'structure',
    sentence: 'A list is typed by hand: “{quote}”.',
    why: 'Screen readers announce real lists with their number of entries. Use the list button.',
    find: fakedLists,
  },
  {
    id: 'sentence-long',
    severity: 'ADVICE',
    subject: 'wording',
    sentence: 'A sentence has {words} words: “{quote}”',
    why: 'After 40 words most readers have to start again. Make two sentences of it.',
    *find(item) {
      for (const passage of passagesOf(item)) {
        // Splitting takes most of the time of a check.
        if (!isProse(passage) || wordsOf(passage.text).length <= MAX_SENTENCE) continue
        for (const sentence of sentencesOf(passage.text)) {
          const words = wordsOf(sentence).length
          if (words > MAX_SENTENCE) yield { ...passage.place, quote: sentence, values: { words } }
        }
      }
    },
  },
  {
    id: 'paragraph-long',
    severity: 'ADVICE',
    subject: 'wording',
    sentence: 'A paragraph has {words} words: “{quote}”',
    why: 'On a phone it fills the screen. Start a new paragraph after about 150 words.',
    *find(item) {
      for (const passage of passagesOf(item)) {
        if (!isProse(passage)) continue
        const words = wordsOf(passage.text).length
        if (words > MAX_PARAGRAPH) yield { ...passage.place, quote: passage.text, values: { words } }
      }
    },
  },
  {
    id: 'reading-hard',
    severity: 'ADVICE',
    subject: 'wording',
    sentence: 'The text is hard to read: it needs about {grade} years of schooling.',
    why: 'Readers in a hurry leave. Use shorter sentences and shorter words.',
    *find(item) {
      for (const { field, blocks } of item.texts) {
        const prose = blocks.filter(({ tag, within }) => tag === 'p' && within !== 'table').map((block) => block.prose)
        const grade = readabilityGrade(prose)
        if (grade !== null && grade > MAX_GRADE) yield { field, values: { grade: Math.round(grade) } }
      }
    },
  },
  {
    id: 'table-header',
    severity: 'WARNING',
    subject: 'structure',
    sentence: 'A table has no header row.',
    why: 'Screen readers cannot say which column a figure belongs to.',
    *find({ texts }) {
      for (const { field, tables } of texts) {
        for (const { index, headerCells, rows } of tables)
          if (headerCells === 0 && rows > 1) yield { field, table: index }
      }
    },
  },
]

const AROUND = 20

/** A part of a text with a few characters on both sides, cut at spaces. */
function aroundOf(text: string, start: number, length: number): string {
  const from = start <= AROUND ? 0 : text.indexOf(' ', start - AROUND) + 1
  const end = start + length + AROUND
  const to = end >= text.length ? text.length : text.lastIndexOf(' ', end)
  return text.slice(Math.min(from, start), Math.max(to, start + length))
}

/** Number of words of an item’s texts. */
export const wordCount = (item: ItemReading) =>
  [...blocksOf(item)].reduce((sum, [, { prose }]) => sum + wordsOf(prose).length, 0)
