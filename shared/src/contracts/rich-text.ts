/**
 * The markup of rich text (contract §3.5): the allowed attributes of each allowed tag. The service removes everything
 * else, so the editor keeps nothing else.
 */
export const allowedMarkup: Readonly<Record<string, readonly string[]>> = {
  /** A button: a paragraph that holds nothing but a link. */
  p: ['data-block'],
  br: [],
  h2: [],
  h3: [],
  h4: [],
  strong: [],
  em: [],
  u: [],
  s: [],
  a: ['href', 'target', 'rel'],
  ul: [],
  ol: ['start', 'type'],
  li: [],
  blockquote: [],
  /** A callout; a note in the text and no landmark of the page. */
  aside: ['role'],
  code: [],
  pre: [],
  hr: [],
  sub: [],
  sup: [],
  img: ['src', 'alt', 'width', 'height'],
  /** A picture with a width other than that of its file, or a block of figures or of a video. */
  figure: ['data-size', 'data-block'],
  figcaption: [],
  table: [],
  thead: [],
  tbody: [],
  tr: [],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
}

/** What an element is, where its name does not say it: for each value of `data-block` the element that may have it. */
const blocks = {
  /** A link that is shown as a button. */
  button: 'p',
  /** Pictures side by side: figures in a figure. */
  gallery: 'figure',
  /** A video of another site: a figure with a link to it. */
  embed: 'figure',
} as const
export type BlockName = keyof typeof blocks

/** The attribute of an element that is this block. */
export const blockAttribute = (block: BlockName) => ({ 'data-block': block })

/** Pictures of a gallery. */
export const gallerySize = { min: 2, max: 12 } as const

/** Widths of a picture: a part of the text column, or all of it. */
export const pictureSizes = ['small', 'full'] as const
export type PictureSize = (typeof pictureSizes)[number]

export const isPictureSize = (value: unknown): value is PictureSize => pictureSizes.some((size) => size === value)

const MAX_COLUMNS = 100
const MAX_ROWS = 1000
const MAX_START = 9999

/** The number that a value spells in digits; `undefined` for anything else. */
const wholeNumber = (value: string) => (/^\d{1,9}$/.test(value) ? Number(value) : undefined)

/** A span of 2 to `max`; a longer one, such as “all columns”, is shortened. */
function spanOf(value: string, max: number): string | undefined {
  const span = wholeNumber(value) ?? 1
  return span > 1 ? String(Math.min(span, max)) : undefined
}

function startOf(value: string): string | undefined {
  const start = wholeNumber(value)
  return start === undefined || start === 1 || start > MAX_START ? undefined : String(start)
}

/**
 * The value of an allowed attribute of an element as it is stored; `undefined` for a value that means nothing or the
 * default, so that the attribute is left out. Addresses are not checked here.
 */
export function allowedValue(tag: string, name: string, value: string): string | undefined {
  if (name === 'colspan') return spanOf(value.trim(), MAX_COLUMNS)
  if (name === 'rowspan') return spanOf(value.trim(), MAX_ROWS)
  if (name === 'start') return startOf(value.trim())
  if (name === 'data-block') return (blocks as Record<string, string>)[value] === tag ? value : undefined
  if (name === 'data-size') return isPictureSize(value) ? value : undefined
  if (name === 'role') return value === 'note' ? value : undefined
  if (name === 'type') return /^[aAiI]$/.test(value) ? value : undefined
  return value
}
