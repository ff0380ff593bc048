import { Extension } from '@tiptap/core'
import { Plugin, TextSelection } from '@tiptap/pm/state'

/**
 * Replaces selected code with typed text. Left to the browser, the typed letters would get the look of the code as an
 * inline style, which the content security policy blocks and reports.
 */
export const TypeOverCode = Extension.create({
  name: 'typeOverCode',

  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handleKeyPress(view, { key, ctrlKey, metaKey }) {
          const { selection, doc, schema } = view.state
          const { from, to, empty } = selection
          if (empty || !(selection instanceof TextSelection) || [...key].length > 1 || ctrlKey || metaKey) return false
          if (!schema.marks.code || !doc.rangeHasMark(from, to, schema.marks.code)) return false
          const typed = () => view.state.tr.insertText(key).scrollIntoView()
          const isHandled = view.someProp('handleTextInput', (handle) => handle(view, from, to, key, typed))
          if (!isHandled) view.dispatch(typed())
          return true
        },
      },
    }),
  ],
})
