import { toPlainText } from '../text/plain-text'

/** Labels by field. */
export type FieldNames = Readonly<Record<string, string>>

const capital = (words: string) => `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`

/** What was typed into a form that has words: the field's own words, then the text. Choices by id are left out. */
function typedFields(values: object, names: FieldNames): (readonly [name: string, value: unknown])[] {
  const typed = values as Record<string, unknown>
  return Object.entries(names)
    .filter(([field]) => !field.endsWith('Id') && toPlainText(typed[field]) !== '')
    .map(([field, name]) => [capital(name), typed[field]] as const)
}

/** What was typed, as plain text to paste elsewhere. */
export const typedText = (values: object, names: FieldNames): string =>
  typedFields(values, names)
    .map(([name, value]) => `${name}\n${toPlainText(value)}\n`)
    .join('\n')

const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.childNodes

/** What was typed, as a document that keeps headings, lists, tables and links. */
export function typedDocument(title: string, values: object, names: FieldNames): string {
  const page = document.implementation.createHTMLDocument(title)
  const charset = page.createElement('meta')
  charset.setAttribute('charset', 'utf-8')
  page.head.prepend(charset)
  for (const [name, value] of typedFields(values, names)) {
    const heading = page.createElement('h1')
    heading.textContent = name
    const text = page.createElement('div')
    if (typeof value === 'string' && value.startsWith('<')) text.append(...parsed(value))
    else text.textContent = toPlainText(value)
    page.body.append(heading, text)
  }
  return `<!doctype html>${page.documentElement.outerHTML}`
}
