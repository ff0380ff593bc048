/** Whether a value is rich text, which always starts with a block element. */
export const isRichText = (value: unknown): value is string => typeof value === 'string' && value.startsWith('<')

/** A field value as plain text: rich text without tags, lists separated by commas, booleans as yes and no. */
export function toPlainText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.join(', ')
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return isRichText(text) ? textOf(text) : text
}

/** Text with each paragraph, heading and list item on its own line. */
function textOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const block of body.querySelectorAll('p, h2, h3, h4, li, blockquote, pre, tr')) block.append('\n')
  return body.textContent?.trim() ?? ''
}
