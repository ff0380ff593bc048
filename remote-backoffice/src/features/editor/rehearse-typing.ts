import type { Editor } from '@tiptap/react'

/**
 * Takes an editor through a first word that nobody sees: what is built for it (the scanner of web addresses takes 100 ms
 * on a slow processor) is there before somebody types. The text stays as it is.
 */
export function rehearseTyping({ state, view }: Editor): void {
  const { from, to, head } = state.selection
  const word = () => state.tr.insertText('word ')
  view.someProp('handleKeyDown', (handle) => handle(view, new KeyboardEvent('keydown', { key: 'w' })))
  view.someProp('handleTextInput', (handle) => handle(view, from, to, 'w', word))
  state.applyTransaction(word())
  view.coordsAtPos(head)
}
