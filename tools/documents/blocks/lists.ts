import { columnWidth, page } from '../page'
import { paper } from '../palette'
import type { DrawBlock, Sheet } from '../sheet'
import { drawArtifact, drawTagged, openTag, type Tag } from '../tags'
import { heightOf, styles, write } from '../text-style'

const INDENT = 20
const GAP = 4.5
const AFTER = 8

type Mark = (sheet: Sheet, item: Tag, index: number) => void

const list =
  (mark: Mark): DrawBlock<readonly string[]> =>
  (sheet, parent, items) => {
    const { pdf } = sheet
    const width = columnWidth - INDENT
    const heights = items.map((text) => heightOf(pdf, text, styles.body, width))
    const tag = openTag(pdf, parent, 'L')
    for (const [index, text] of items.entries()) {
      const height = heights[index] ?? 0
      sheet.need(height + spaceForLastItem(heights, index))
      const item = openTag(pdf, tag, 'LI')
      mark(sheet, item, index)
      const { y } = sheet
      drawTagged(pdf, item, 'LBody', () => write(pdf, text, styles.body, { x: page.column + INDENT, y, width }))
      item.end()
      sheet.y = y + height + GAP
    }
    tag.end()
    sheet.y += AFTER - GAP
  }

export const drawBullets = list(({ pdf, y }) =>
  drawArtifact(pdf, () => pdf.circle(page.column + 4, y + 8, 2.1).fill(paper.accent)),
)

export const drawSteps = list(({ pdf, y }, item, index) =>
  drawTagged(pdf, item, 'Lbl', () =>
    write(pdf, `${index + 1}`, styles.label, { x: page.column, y: y + 0.8, width: INDENT }),
  ),
)

export const drawChecks = list(({ pdf, y }) =>
  drawArtifact(pdf, () =>
    pdf
      .roundedRect(page.column + 0.5, y + 3.2, 9.5, 9.5, 2)
      .lineWidth(1)
      .stroke(paper.accent),
  ),
)

/** Space to reserve after an item, so that the last item of a list is never alone on a page. */
const spaceForLastItem = (heights: readonly number[], index: number) =>
  index === heights.length - 2 ? GAP + (heights.at(-1) ?? 0) : 0

/** Draws terms, each above its definition. */
export const drawTerms: DrawBlock<readonly (readonly [string, string])[]> = (sheet, parent, items) => {
  const { pdf } = sheet
  const heights = items.map(
    ([term, text]) => heightOf(pdf, term, styles.strong, columnWidth) + heightOf(pdf, text, styles.body, columnWidth),
  )
  const tag = openTag(pdf, parent, 'L')
  for (const [index, [term, text]] of items.entries()) {
    const height = heights[index] ?? 0
    const head = heightOf(pdf, term, styles.strong, columnWidth)
    sheet.need(height + spaceForLastItem(heights, index))
    const { y } = sheet
    const item = openTag(pdf, tag, 'LI')
    drawTagged(pdf, item, 'Lbl', () => write(pdf, term, styles.strong, { x: page.column, y, width: columnWidth }))
    drawTagged(pdf, item, 'LBody', () =>
      write(pdf, text, styles.body, { x: page.column, y: y + head, width: columnWidth }),
    )
    item.end()
    sheet.y = y + height + 7
  }
  tag.end()
  sheet.y += 3
}
