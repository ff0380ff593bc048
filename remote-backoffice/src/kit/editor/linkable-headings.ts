import type { Editor } from '@tiptap/react'
import { headingId, type TakenIds } from '@tekskills/shared/contracts/heading-ids'
import { textOfField } from './reveal-in-text'
import { headingsOf } from './text-figures'

/** The field of the only kind of text whose headings have an id on its page: that of an article. */
const ARTICLE_TEXT = 'content'

/** Level of the headings that have one. */
const LEVEL = 2

/** A heading of the text that is being written, and its address on the same page. */
export interface LinkableHeading {
  url: string
  title: string
}

/** The headings that a link in this text can lead to; none where pages give them no id. */
export function linkableHeadings(editor: Editor): LinkableHeading[] {
  if (textOfField(ARTICLE_TEXT) !== editor) return []
  const taken: TakenIds = new Map()
  return headingsOf(editor.state.doc)
    .filter(({ level }) => level === LEVEL)
    .map(({ text: title }) => ({ url: `#${headingId(title, taken)}`, title }))
}
