import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'

/** Keys with which the browser moves the cursor. */
const MOVES = /^(?:Arrow|Home|End|Page)/

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
    const flush = () => {
      if (!isStale) return
      isStale = false
      document.dispatchEvent(new Event('selectionchange'))
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
            keydown(_view, { key }) {
              flush()
              isStale = MOVES.test(key)
            },
            paste: flush,
          },
        },
      }),
    ]
  },
})
