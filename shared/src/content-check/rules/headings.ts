import { isHeading, levelOf, plain, type TextBlock } from '../read-text'
import { blocksOf, type Rule } from '../rule'

/** A longer paragraph in bold is emphasis, not a heading. */
const MAX_FAKE_HEADING = 80

const isFakeHeading = ({ tag, text, bold, within, links }: TextBlock, next: TextBlock | undefined) => {
  const shown = text.trim()
  return (
    tag === 'p' &&
    within === null &&
    links.length === 0 &&
    shown.length >= 3 &&
    shown.length <= MAX_FAKE_HEADING &&
    bold >= shown.replace(/\s/g, '').length &&
    !/[.,;!]$/.test(shown) &&
    next !== undefined &&
    !isHeading(next)
  )
}

export const headingRules: readonly Rule[] = [
  {
    id: 'heading-h1',
    severity: 'ERROR',
    subject: 'headings',
    sentence: 'The text has a level 1 heading, “{quote}”.',
    why: 'The name of the page must be its only level 1 heading: screen readers and search engines treat it as the title.',
    *find(item) {
      for (const [{ field }, block] of blocksOf(item)) {
        if (block.tag === 'h1') yield { field, block: block.index, quote: plain(block.text) }
      }
    },
  },
  {
    id: 'heading-order',
    severity: 'WARNING',
    subject: 'headings',
    sentence: 'The heading “{quote}” is at level {level} but should be at level {expected} at most.',
    why: 'Readers who listen to a page move from heading to heading. A skipped level sounds like a missing section.',
    *find(item) {
      for (const { field, blocks } of item.texts) {
        let above = item.headingAbove
        for (const block of blocks) {
          if (!isHeading(block)) continue
          const level = levelOf(block)
          if (level > above + 1) {
            yield { field, block: block.index, quote: plain(block.text), values: { level, expected: above + 1 } }
          }
          above = level
        }
      }
    },
  },
  {
    id: 'heading-empty',
    severity: 'WARNING',
    subject: 'headings',
    sentence: 'A heading is empty.',
    why: 'Screen readers announce it, and it leaves a gap on the page.',
    *find(item) {
      for (const [{ field }, block] of blocksOf(item)) {
        if (isHeading(block) && plain(block.text) === '') yield { field, block: block.index }
      }
    },
  },
  {
    id: 'heading-bold',
    severity: 'WARNING',
    subject: 'headings',
    sentence: '“{quote}” is bold text used as a heading.',
    why: 'Only real headings appear in the table of contents and in the outline that screen readers read.',
    *find(item) {
      for (const [{ field, blocks }, block] of blocksOf(item)) {
        if (isFakeHeading(block, blocks[block.index + 1])) {
          yield { field, block: block.index, quote: plain(block.text) }
        }
      }
    },
  },
]
