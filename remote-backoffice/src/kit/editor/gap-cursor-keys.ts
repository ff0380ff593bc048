import { Extension } from '@tiptap/core'
import { GapCursor } from '@tiptap/pm/gapcursor'
import { Plugin, Selection } from '@tiptap/pm/state'

const BACKWARD = /^Arrow(?:Left|Up)$/
const FORWARD = /^Arrow(?:Right|Down)$/

/**
 * Ignores arrow keys that lead out of the text from a cursor beside a picture or a table. Left to the browser, which has
 * no cursor there, they would scroll to the start of the page.
 */
export const GapCursorKeys = Extension.create({
  name: 'gapCursorKeys',

  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handleKeyDown({ state: { selection } }, { key }) {
          if (!(selection instanceof GapCursor)) return false
          if (BACKWARD.test(key)) return !Selection.findFrom(selection.$from, -1)
          return FORWARD.test(key) && !Selection.findFrom(selection.$to, 1)
        },
      },
    }),
  ],
})
