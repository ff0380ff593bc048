import { formatCalendarDay, formatMoment } from '../time/format-time'

/** Whether a value is rich text, which always starts with a block element. */
export const isRichText = (value: unknown): value is string => typeof value === 'string' && value.startsWith('<')

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?Z$/
const CALENDAR_DAY = /^\d{4}-\d\d-\d\d$/

/**
 * A field value as plain text: rich text without tags, lists separated by commas, booleans as yes and no, dates as the
 * rest of the back-office shows them, instants in the user's time zone.
 */
export function toPlainText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.map((item) => nameOf(item)).join(', ')
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  if (isRichText(text)) return textOf(text)
  return isDate(text) ? dateOf(text) : text
}

/** An entry of a list, by its label or name if it is more than text. */
function nameOf(item: unknown): unknown {
  if (typeof item !== 'object' || item === null) return item
  const { label, name } = item as { label?: string; name?: string }
  return label ?? name ?? ''
}

const isDate = (text: string) => (INSTANT.test(text) || CALENDAR_DAY.test(text)) && !Number.isNaN(Date.parse(text))

const dateOf = (text: string) => (INSTANT.test(text) ? formatMoment(text) : formatCalendarDay(text))

/** Text with each paragraph, heading and list item on its own line. */
function textOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const block of body.querySelectorAll('p, h2, h3, h4, li, blockquote, pre, tr')) block.append('\n')
  return body.textContent?.trim() ?? ''
}
