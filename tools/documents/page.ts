/** A4 in points, and the page grid: a rail for numbers and side headings, and a text column. */
export const page = {
  width: 595.28,
  height: 841.89,
  left: 48,
  right: 547.28,
  top: 82,
  bottom: 778,
  /** Left edge of the text column. */
  column: 164,
} as const

/** Width of the text column: about 68 characters. */
export const columnWidth = page.right - page.column

/** Width of rail and column together. */
export const fullWidth = page.right - page.left

/** Width of a side heading. */
export const railWidth = page.column - page.left - 20
