/** A4 in points, and the grid of a page: a rail for numbers and side heads, a column for reading. */
export const page = {
  width: 595.28,
  height: 841.89,
  left: 48,
  right: 547.28,
  top: 82,
  bottom: 778,
  /** Left edge of the reading column. */
  column: 164,
} as const

/** Width of the reading column: about 68 characters. */
export const columnWidth = page.right - page.column

/** Width of what stands across rail and column. */
export const fullWidth = page.right - page.left

/** Width of a side head. */
export const railWidth = page.column - page.left - 20
