import { Extension, type Editor } from '@tiptap/core'
import { Plugin, PluginKey, TextSelection, type EditorState } from '@tiptap/pm/state'
import { Suggestion, type SuggestionProps } from '@tiptap/suggestion'
import type { StoreApi } from 'zustand'
import { blockMenuItems, type BlockMenuItem } from './block-menu-items'
import { blockMenuOf, type BlockMenuState } from './block-menu-state'

const key = new PluginKey('blockMenu')

/** Opens a menu of blocks when “/” starts an empty paragraph, filtered by what is typed after it. */
export const BlockMenu = Extension.create({
  name: 'blockMenu',
  // Before the keys of lists and tables.
  priority: 1000,

  addProseMirrorPlugins() {
    const ofEditor = blockMenuOf(this.editor)
    const { menu } = ofEditor
    const show = ({ items, command, clientRect, loading }: SuggestionProps<BlockMenuItem, BlockMenuItem>) => {
      // Has no items yet; they follow at once.
      if (loading) return
      const open = items.length > 0 ? { items, choose: command, rect: clientRect?.() ?? null } : null
      menu.setState({ open, active: 0 })
    }
    const close = () => menu.setState({ open: null })
    return [
      // Typing after the focus has returned opens it again.
      new Plugin({ props: { handleDOMEvents: { blur: close } } }),
      Suggestion<BlockMenuItem, BlockMenuItem>({
        editor: this.editor,
        pluginKey: key,
        char: '/',
        startOfLine: true,
        decorationClass: 'block-query',
        allow: ({ state, range }) => isAlone(state, range),
        items: ({ query }) => blockMenuItems(query, ofEditor),
        command({ editor, range, props: item }) {
          editor.chain().deleteRange(range).run()
          item.run(editor)
        },
        render: () => ({
          onStart: show,
          onUpdate: show,
          onExit: close,
          onKeyDown: ({ event }) => handleKey(menu, event),
        }),
      }),
    ]
  },
})

/** Whether the range is the entire content of a top-level paragraph. */
function isAlone(state: EditorState, { from, to }: { from: number; to: number }): boolean {
  const { parent, parentOffset, depth } = state.doc.resolve(from)
  return depth === 1 && parent.type.name === 'paragraph' && parentOffset === 0 && parent.content.size === to - from
}

/** Whether the menu has used the key. */
function handleKey(menu: StoreApi<BlockMenuState>, { key: pressed, isComposing }: KeyboardEvent): boolean {
  const { open, active } = menu.getState()
  if (!open || isComposing) return false
  const step = { ArrowDown: 1, ArrowUp: -1 }[pressed]
  if (step) menu.setState({ active: (active + step + open.items.length) % open.items.length })
  const item = open.items[active]
  if (pressed === 'Enter' && item) open.choose(item)
  return step !== undefined || pressed === 'Enter'
}

/** Types “/” where it opens the menu: in the empty paragraph with the cursor, or in a new one after its block. */
export function openBlockMenu(editor: Editor): void {
  const { state, view } = editor
  const { $to } = state.selection
  const { paragraph } = state.schema.nodes
  if (!paragraph) return
  const isEmptyLine = $to.depth === 1 && $to.parent.type === paragraph && $to.parent.content.size === 0
  const { tr } = state
  if (!isEmptyLine) {
    const end = $to.depth === 0 ? $to.pos : $to.after(1)
    tr.insert(end, paragraph.create()).setSelection(TextSelection.create(tr.doc, end + 1))
  }
  view.focus()
  view.dispatch(tr.insertText('/').scrollIntoView())
}
