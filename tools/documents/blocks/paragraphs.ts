import { columnWidth, page } from '../page'
import type { DrawBlock } from '../sheet'
import { drawTagged } from '../tags'
import { heightOf, styles, write, type TextStyle } from '../text-style'

interface ParagraphLook {
  tag: string
  style: TextStyle
  before: number
  after: number
  /** Points that must follow on the same page. */
  keep: number
}

const paragraph =
  ({ tag, style, before, after, keep }: ParagraphLook): DrawBlock<string> =>
  (sheet, parent, text) => {
    const height = heightOf(sheet.pdf, text, style, columnWidth)
    sheet.need(before + height + keep)
    const y = sheet.y + (sheet.y === page.top ? 0 : before)
    drawTagged(sheet.pdf, parent, tag, () => write(sheet.pdf, text, style, { x: page.column, y, width: columnWidth }))
    sheet.y = y + height + after
  }

export const drawLead = paragraph({ tag: 'P', style: styles.lead, before: 0, after: 14, keep: 0 })
export const drawText = paragraph({ tag: 'P', style: styles.body, before: 0, after: 8, keep: 0 })
export const drawHeading = paragraph({ tag: 'H3', style: styles.heading, before: 12, after: 4, keep: 64 })
