/** One entry of an article's contents list. */
export interface ArticleHeading {
  id: string
  text: string
}

const HEADING = /<h2\b[^>]*>([\s\S]*?)<\/h2>/gi
const LONGEST_ID = 60
const NAMED_ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/**
 * Gives every `h2` of an article's cleaned HTML an id made from its words and lists them in order. A pure function of
 * the text, so that the server and the browser write the same ids. Headings without visible text are left alone.
 */
export function withHeadingIds(html: string): { html: string; headings: ArticleHeading[] } {
  const headings: ArticleHeading[] = []
  const taken = new Set<string>()
  const marked = html.replace(HEADING, (heading, inner: string) => {
    const text = visibleText(inner)
    if (!text) return heading
    const id = uniqueId(text, taken)
    headings.push({ id, text })
    return `<h2 id="${id}">${inner}</h2>`
  })
  return { html: marked, headings }
}

/** The text of a piece of HTML: no tags, entities decoded, white space collapsed. */
export const visibleText = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi, decodeEntity)
    .replace(/[\s\u00A0\u200B-\u200D\uFEFF]+/g, ' ')
    .trim()

function decodeEntity(entity: string, decimal?: string, hexadecimal?: string, name?: string): string {
  if (name) return NAMED_ENTITIES[name.toLowerCase()] ?? entity
  const code = decimal ? Number(decimal) : parseInt(hexadecimal ?? '', 16)
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity
}

// The prefix keeps an author's words from naming an element of the layout.
function uniqueId(text: string, taken: Set<string>): string {
  const slug = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
  const words = [...slug].slice(0, LONGEST_ID).join('').replace(/^-|-$/g, '')
  const base = `section-${words || 'untitled'}`
  let id = base
  for (let count = 2; taken.has(id); count++) id = `${base}-${count}`
  taken.add(id)
  return id
}
