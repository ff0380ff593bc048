import type { Editor } from '@tiptap/react'

/**
 * Has the plugins of an editor take a word that nobody sees: what they build for their first one (the scanner of web
 * addresses takes 100 ms on a slow processor) is there before somebody types. The text stays as it is.
 */
export function rehearseTyping({ state }: Editor): void {
  state.applyTransaction(state.tr.insertText('word '))
}
