import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'

/**
 * A key right after a click acts where the click was. Browsers report a new selection in a task of its own, and on a
 * busy device a key may come before it: Enter then would replace what was selected before.
 */
export const ClickedSelection = Extension.create({
  name: 'clickedSelection',

  addProseMirrorPlugins() {
    let isPending = false
    return [
      new Plugin({
        props: {
          handleDOMEvents: {
            mousedown: () => void (isPending = true),
            keydown() {
              if (!isPending) return
              isPending = false
              document.dispatchEvent(new Event('selectionchange'))
            },
          },
        },
      }),
    ]
  },
})
