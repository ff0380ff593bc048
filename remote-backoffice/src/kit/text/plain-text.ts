/** Whether a field holds rich text, which is HTML of blocks. */
export const isRichText = (value: unknown): value is string => typeof value === 'string' && value.startsWith('<')

/** A field as plain words: rich text without its tags, a list with commas, yes and no. */
export function toPlainText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.join(', ')
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return isRichText(text) ? textOf(text) : text
}

/** Paragraphs, headings and list entries each get a line of their own. */
function textOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const block of body.querySelectorAll('p, h2, h3, h4, li, blockquote, pre, tr')) block.append('\n')
  return body.textContent?.trim() ?? ''
}
