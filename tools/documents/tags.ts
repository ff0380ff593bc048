/** An element of the structure tree for screen readers. */
export type Tag = PDFKit.PDFStructureElement

interface TagOptions {
  alt?: string
  title?: string
  /** Scope of a header cell. */
  scope?: 'Column' | 'Row'
  /** Left, top, right and bottom of a figure. */
  bbox?: readonly [number, number, number, number]
  placement?: 'Block' | 'Inline'
}

/** Adds a container element; call `end()` once it is complete. */
export function openTag(pdf: PDFKit.PDFDocument, parent: Tag, type: string, options: TagOptions = {}): Tag {
  const tag = pdf.struct(type, options)
  parent.add(tag)
  return tag
}

/** Draws something as the content of a new element. */
export function drawTagged(
  pdf: PDFKit.PDFDocument,
  parent: Tag,
  type: string,
  draw: () => void,
  options: TagOptions = {},
): void {
  parent.add(pdf.struct(type, options, [draw]))
}

/** Draws decoration: backgrounds, rules, page numbers. Must not be nested in a tagged drawing, which it would end. */
export function drawArtifact(
  pdf: PDFKit.PDFDocument,
  draw: () => void,
  type: 'Layout' | 'Pagination' = 'Layout',
): void {
  pdf.markContent('Artifact', { type })
  draw()
  pdf.endMarkedContent()
}
