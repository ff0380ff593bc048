import { Extension } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import { Fragment, Slice } from '@tiptap/pm/model'
import { TextSelection, type Command, type EditorState } from '@tiptap/pm/state'
import {
  findNext,
  findPrev,
  getMatchHighlights,
  getSearchState,
  replaceAll,
  replaceNext,
  search,
  SearchQuery,
  setSearchState,
  type SearchResult,
} from 'prosemirror-search'
import type { Editor } from '@tiptap/react'

/** Finds words in the text, and marks them while the search bar is open. */
export const FindInText = Extension.create({
  name: 'findInText',
  addProseMirrorPlugins: () => [search()],
})

interface Search {
  find: string
  replacement: string
  isCaseExact: boolean
}

/** Inserts the replacement literally, with the marks of the match; the library would interpret `$&` in it as the match. */
class PlainQuery extends SearchQuery {
  override getReplacements({ doc, schema }: EditorState, { from, to }: SearchResult) {
    const marks = doc.resolve(from).marksAcross(doc.resolve(to))
    const words = this.replace ? Fragment.from(schema.text(this.replace, marks)) : Fragment.empty
    return [{ from, to, insert: new Slice(words, 0, 0) }]
  }
}

/** Marks what is searched for; empty words end the search. */
export function setSearch({ state, view }: Editor, { find, replacement, isCaseExact }: Search): void {
  const query = new PlainQuery({ search: find, replace: replacement, caseSensitive: isCaseExact, literal: true })
  view.dispatch(setSearchState(state.tr, query))
}

/** Number of matches. */
export const matchCount = ({ state }: Editor): number => getMatchHighlights(state).find().length

/** The number of the selected match, from 1; 0 if none is selected. */
export const selectedMatch = ({ state }: Editor): number =>
  getMatchHighlights(state)
    .find()
    .sort((one, other) => one.from - other.from)
    .findIndex(({ from, to }) => from === state.selection.from && to === state.selection.to) + 1

/** Selects the first match at or after the selection, or else the first of the text. */
export function selectNearest({ state, view }: Editor): void {
  const { query } = getSearchState(state) ?? {}
  const found = query?.valid && (query.findNext(state, state.selection.from) ?? query.findNext(state))
  if (found) view.dispatch(state.tr.setSelection(TextSelection.create(state.doc, found.from, found.to)))
}

const run =
  (command: Command) =>
  ({ state, view }: Editor) =>
    command(state, view.dispatch)

export const selectNext = run(findNext)
export const selectPrevious = run(findPrev)
export const replaceSelected = run(replaceNext)

/** Replaces every match, as one step to undo. */
export const replaceEvery = ({ state, view }: Editor) => replaceAll(state, (tr) => view.dispatch(closeHistory(tr)))
