import { capitalized } from '../labels/capitalized'
import { toPlainText } from '../text/plain-text'

/** Field labels by field name. */
export type FieldNames = Readonly<Record<string, string>>

/** The non-empty values of a form with their labels; references by id are left out. */
function typedFields(values: object, fieldNames: FieldNames): (readonly [name: string, value: unknown])[] {
  const typed = values as Record<string, unknown>
  return Object.entries(fieldNames)
    .filter(([field]) => !field.endsWith('Id') && toPlainText(typed[field]) !== '')
    .map(([field, name]) => [capitalized(name), typed[field]] as const)
}

/** The form's text as plain text for the clipboard. */
export const typedText = (values: object, fieldNames: FieldNames): string =>
  typedFields(values, fieldNames)
    .map(([name, value]) => `${name}\n${toPlainText(value)}\n`)
    .join('\n')

const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.childNodes

/** The form's text as an HTML document that keeps headings, lists, tables and links. */
export function typedDocument(title: string, values: object, fieldNames: FieldNames): string {
  const page = document.implementation.createHTMLDocument(title)
  const charset = page.createElement('meta')
  charset.setAttribute('charset', 'utf-8')
  page.head.prepend(charset)
  for (const [name, value] of typedFields(values, fieldNames)) {
    const heading = page.createElement('h1')
    heading.textContent = name
    const text = page.createElement('div')
    if (typeof value === 'string' && value.startsWith('<')) text.append(...parsed(value))
    else text.textContent = toPlainText(value)
    page.body.append(heading, text)
  }
  return `<!doctype html>${page.documentElement.outerHTML}`
}
