import { Extension } from '@tiptap/core'
import type { Node as DocumentNode } from '@tiptap/pm/model'
import { Plugin, PluginKey } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import type { Editor } from '@tiptap/react'
import type { Passage } from '@tekskills/shared/contracts/http/reviews'
import { findPassage, type Range } from './passages'

/** A comment on a passage of the text. */
export interface CommentMark {
  id: string
  passage: Passage
}

/** Name of the event for a click on the words of a comment; its detail is the id of the comment. */
export const COMMENT_CLICKED = 'commentclicked'

interface Marked {
  marks: readonly CommentMark[]
  places: DecorationSet
}

const key = new PluginKey<Marked>('commentMarks')

const placeIn = (places: DecorationSet, id: string): Range | undefined =>
  places.find(undefined, undefined, (spec) => spec['comment'] === id)[0]

/**
 * Marks words that have comments. The marks are drawn over the text and are not part of it, so they are never saved or
 * copied. They move with the words while the user writes.
 */
export const CommentMarks = Extension.create({
  name: 'commentMarks',
  addProseMirrorPlugins: () => [
    new Plugin<Marked>({
      key,
      state: {
        init: () => ({ marks: [], places: DecorationSet.empty }),
        apply(transaction, { marks, places }) {
          const asked = transaction.getMeta(key) as readonly CommentMark[] | undefined
          const moved = transaction.docChanged ? places.map(transaction.mapping, transaction.doc) : places
          return asked ? { marks: asked, places: placed(transaction.doc, asked, moved) } : { marks, places: moved }
        },
      },
      props: {
        decorations: (state) => key.getState(state)?.places,
        handleClick(view, pos) {
          const [clicked] = key.getState(view.state)?.places.find(pos, pos) ?? []
          if (clicked) dispatchEvent(new CustomEvent(COMMENT_CLICKED, { detail: clicked.spec['comment'] as string }))
          return false
        },
      },
    }),
  ],
})

/** Keeps known positions, and searches for the others. */
function placed(doc: DocumentNode, marks: readonly CommentMark[], known: DecorationSet): DecorationSet {
  const places = marks.flatMap(({ id, passage }) => {
    const range = placeIn(known, id) ?? findPassage(doc, passage)
    return range ? [Decoration.inline(range.from, range.to, { class: 'comment-mark' }, { comment: id })] : []
  })
  return DecorationSet.create(doc, places)
}

/** Marks the words of exactly these comments. */
export function markComments({ state, view }: Editor, marks: readonly CommentMark[]): void {
  const { marks: before = [], places = DecorationSet.empty } = key.getState(state) ?? {}
  const isSame = marks.length === before.length && marks.every(({ id }, index) => before[index]?.id === id)
  const isAnyFound = () => marks.some(({ id, passage }) => !placeIn(places, id) && findPassage(state.doc, passage))
  if (isSame && !isAnyFound()) return
  view.dispatch(state.tr.setMeta(key, marks).setMeta('addToHistory', false))
}

/** The current position of the words of a comment; undefined if they are gone. */
export const placeOfComment = ({ state }: Editor, id: string): Range | undefined =>
  placeIn(key.getState(state)?.places ?? DecorationSet.empty, id)
