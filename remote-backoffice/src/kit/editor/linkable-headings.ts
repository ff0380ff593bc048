import type { Editor } from '@tiptap/react'
import { headingId, type TakenIds } from '@tekskills/shared/contracts/heading-ids'
import { textOfField } from './reveal-in-text'
import { headingsOf } from './text-figures'
import type { LinkTarget } from './use-link-targets'

/** The field of the only kind of text whose headings have an id on its page: that of an article. */
const ARTICLE_TEXT = 'content'

/** Level of the headings that have one. */
const LEVEL = 2

/** The headings of this text that a link in it can lead to, by addresses on its page; none where pages give them no id. */
export function linkableHeadings(editor: Editor): LinkTarget[] {
  if (textOfField(ARTICLE_TEXT) !== editor) return []
  const taken: TakenIds = new Map()
  return headingsOf(editor.state.doc)
    .filter(({ level }) => level === LEVEL)
    .map(({ text: title }) => ({ url: `#${headingId(title, taken)}`, title, label: title }))
}
