import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'

/** Keys with which the browser moves the cursor. */
const MOVES = /^(?:Arrow|Home|End|Page)/

/**
 * Reads the cursor position at once instead of at the next `selectionchange`. To be called before a transaction that the
 * user did not cause: it would put the cursor back to where it was before a click or an arrow key.
 */
export function readCursor(view: EditorView): void {
  if (view.hasFocus()) view.dom.ownerDocument.dispatchEvent(new Event('selectionchange'))
}

/**
 * Makes keys and pastes act on the current selection, even right after it has changed. Browsers fire `selectionchange`
 * in a separate task, and on a busy device a key or a paste may come first: right after a click, Enter would replace
 * the previous selection; right after the keyboard has returned the focus, a letter would be inserted at the start of
 * the text.
 */
export const PromptCursor = Extension.create({
  name: 'promptCursor',

  addProseMirrorPlugins() {
    let isStale = false
    const flush = (view: EditorView) => {
      if (isStale) readCursor(view)
      isStale = false
    }
    return [
      new Plugin({
        props: {
          handleDOMEvents: {
            mousedown: () => void (isStale = true),
            focus(view) {
              // A click sets the cursor itself; otherwise restore it before the browser moves it elsewhere.
              if (!isStale) view.focus()
            },
            blur: () => void (isStale = false),
            keydown(view, { key }) {
              flush(view)
              isStale = MOVES.test(key)
            },
            paste: flush,
          },
        },
      }),
    ]
  },
})
