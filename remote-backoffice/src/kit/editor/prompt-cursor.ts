import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'

/** Keys with which the browser itself moves the cursor. */
const MOVES = /^(?:Arrow|Home|End|Page)/

/**
 * What is done acts where the cursor was put, however soon it comes. Browsers tell of a new selection in a task of its own,
 * and on a busy device a key or a paste may come before it: right after a click, Enter would replace what was selected
 * before; right after the keyboard brought the focus back, a letter would stand at the very beginning of the text.
 */
export const PromptCursor = Extension.create({
  name: 'promptCursor',

  addProseMirrorPlugins() {
    let isUntold = false
    const tell = () => {
      if (!isUntold) return
      isUntold = false
      document.dispatchEvent(new Event('selectionchange'))
    }
    return [
      new Plugin({
        props: {
          handleDOMEvents: {
            mousedown: () => void (isUntold = true),
            focus(view) {
              // A click puts the cursor itself; without one it is where it was, before the browser puts it elsewhere.
              if (!isUntold) view.focus()
            },
            blur: () => void (isUntold = false),
            keydown(_view, { key }) {
              tell()
              isUntold = MOVES.test(key)
            },
            paste: tell,
          },
        },
      }),
    ]
  },
})
