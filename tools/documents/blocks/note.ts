import { fullWidth, page, columnWidth } from '../page'
import { paper } from '../palette'
import type { DrawBlock } from '../sheet'
import { drawArtifact, drawTagged, openTag } from '../tags'
import { heightOf, styles, write } from '../text-style'

const PAD = 16

/** Draws a remark apart from the text, on a tinted background. */
export const drawNote: DrawBlock<{ title: string; note: string }> = (sheet, parent, { title, note }) => {
  const { pdf } = sheet
  const left = page.column - page.left
  const inner = columnWidth - PAD
  const height = Math.max(heightOf(pdf, title, styles.strong, left - 2 * PAD), heightOf(pdf, note, styles.body, inner))
  const before = sheet.y === page.top ? 0 : 6
  sheet.need(before + height + 2 * PAD)
  const y = sheet.y + before
  drawArtifact(pdf, () => {
    pdf.roundedRect(page.left, y, fullWidth, height + 2 * PAD, 6).fill(paper.accentSoft)
    pdf.rect(page.left, y + PAD, 3, height).fill(paper.accent)
  })
  const tag = openTag(pdf, parent, 'Note')
  const text = { y: y + PAD }
  drawTagged(pdf, tag, 'P', () =>
    write(
      pdf,
      title,
      { ...styles.strong, color: paper.accent },
      { x: page.left + PAD, ...text, width: left - 2 * PAD },
    ),
  )
  drawTagged(pdf, tag, 'P', () => write(pdf, note, styles.body, { x: page.column, ...text, width: inner }))
  tag.end()
  sheet.y = y + height + 2 * PAD + 16
}
