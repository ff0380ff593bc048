import type { DocumentText } from '../../remote-tekdatanova/src/content/documents/document-text'
import { drawCoverArt } from './cover-art'
import { edition, kindName } from './edition'
import { page } from './page'
import { night } from './palette'
import { drawArtifact, drawTagged, openTag, type Tag } from './tags'
import { heightOf, write, type TextStyle } from './text-style'
import { drawWordmark } from './wordmark'

const EDGE = 48
/** Height of the band on the first page of a use case. */
export const BAND = 302

const kindStyle: TextStyle = { face: 'semibold', size: 11, leading: 1.3, color: night.accent, tracking: 40 }
const smallStyle: TextStyle = { face: 'regular', size: 9.5, leading: 1.4, color: night.textMuted }
const descriptionStyle: TextStyle = { face: 'regular', size: 14, leading: 1.45, color: night.textMuted }
const titleStyle = (size: number): TextStyle => ({
  face: 'bold',
  size,
  leading: 1.06,
  color: night.text,
  tracking: -26,
})

interface CoverLook {
  /** Height of the dark background. */
  height: number
  titleSize: number
  /** Points between the last line and the lower edge. */
  foot: number
}

/** Draws the cover: a full page for an eBook, a band at the top for a use case. */
export const drawCover = (pdf: PDFKit.PDFDocument, root: Tag, document: DocumentText): void =>
  document.facts.kind === 'ebook'
    ? drawNight(pdf, root, document, { height: page.height, titleSize: 50, foot: 92 })
    : drawNight(pdf, root, document, { height: BAND, titleSize: 32, foot: 30 })

function drawNight(pdf: PDFKit.PDFDocument, root: Tag, { facts, revised }: DocumentText, look: CoverLook): void {
  const width = Math.min(440, page.width - 2 * EDGE)
  const title = titleStyle(look.titleSize)
  const description = heightOf(pdf, facts.description, descriptionStyle, width)
  const titleHeight = heightOf(pdf, facts.title, title, page.width - 2 * EDGE)
  const y = { description: look.height - look.foot - description, title: 0, kind: 0 }
  y.title = y.description - 17 - titleHeight
  y.kind = y.title - 26

  drawArtifact(pdf, () => {
    // Bleeds over the edges, so that no white line is visible.
    pdf.rect(-2, -2, page.width + 4, look.height + 2).fill(night.ground)
    drawCoverArt(pdf, facts.slug, { x: 0, y: 0, width: page.width, height: Math.max(y.kind + 10, look.height * 0.55) })
    drawShade(pdf)
  })
  const cover = openTag(pdf, root, 'Sect')
  drawTagged(
    pdf,
    cover,
    'Figure',
    () => drawWordmark(pdf, { x: EDGE, y: 40, height: 24, ink: night.accent, accent: night.accent2, word: night.text }),
    { alt: 'TekDataNova', bbox: [EDGE, 40, EDGE + 182, 64], placement: 'Block' },
  )
  const kind = `${kindName(facts.kind)}  ·  ${edition(revised)}`
  drawTagged(pdf, cover, 'P', () => write(pdf, kind, kindStyle, { x: EDGE, y: y.kind, width }))
  drawTagged(pdf, cover, 'H1', () =>
    write(pdf, facts.title, title, { x: EDGE, y: y.title, width: page.width - 2 * EDGE }),
  )
  drawTagged(pdf, cover, 'P', () =>
    write(pdf, facts.description, descriptionStyle, { x: EDGE, y: y.description, width }),
  )
  if (look.height === page.height)
    drawTagged(pdf, cover, 'P', () =>
      write(pdf, 'TekDataNova is the data and AI division of Tekskills.', smallStyle, {
        x: EDGE,
        y: page.height - 56,
        width,
      }),
    )
  cover.end()
}

/** Darkens the picture behind the wordmark. */
function drawShade(pdf: PDFKit.PDFDocument) {
  const shade = pdf.radialGradient(EDGE + 80, 52, 40, EDGE + 80, 52, 210)
  shade.stop(0, night.ground, 1).stop(1, night.ground, 0)
  pdf.rect(-2, -2, 340, 264).fill(shade)
}
