import { headingId, type TakenIds } from '@tekskills/shared/contracts/heading-ids'
import { visibleText } from './visible-text'

/** One entry of an article's table of contents. */
export interface ArticleHeading {
  id: string
  text: string
}

const HEADING = /<h2\b[^>]*>([\s\S]*?)<\/h2>/gi

/**
 * Adds an id derived from its text to every `h2` of an article's sanitized HTML and lists them in order. It depends
 * only on the text, so that server and browser render the same ids. Headings without visible text are unchanged.
 */
export function withHeadingIds(html: string): { html: string; headings: ArticleHeading[] } {
  const headings: ArticleHeading[] = []
  const taken: TakenIds = new Map()
  const marked = html.replace(HEADING, (heading, inner: string) => {
    const text = visibleText(inner)
    if (!text) return heading
    const id = headingId(text, taken)
    headings.push({ id, text })
    return `<h2 id="${id}">${inner}</h2>`
  })
  return { html: marked, headings }
}
