import sanitizeHtml from 'sanitize-html'

/** Elements whose text is not content of the page: menus, styles, drawings, and messages of forms. */
const LEFT_OUT = ['nav', 'style', 'script', 'template', 'noscript', 'svg', 'dialog', 'title']

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/** The text of a page as one line, for the site search. */
export function textOfPage(html: string): string {
  const texts: string[] = []
  const add = (text: string) => {
    texts.push(text)
    return ''
  }
  const separate = () => void add(' ')
  sanitizeHtml(html, {
    allowedTags: [],
    nonTextTags: LEFT_OUT,
    textFilter: add,
    onOpenTag: separate,
    onCloseTag: separate,
  })
  const text = texts.join('').replace(/&(amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity)
  return text.replace(/\s+/g, ' ').trim()
}
