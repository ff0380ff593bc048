import { Extension, isNodeSelection } from '@tiptap/core'

/** Name of the highlight in style sheets: `::highlight(chosen-words)`. */
export const SELECTION_HIGHLIGHT = 'chosen-words'

/** Browsers without highlights show the chosen words as far as they do by themselves. */
const hasHighlights = 'highlights' in (globalThis.CSS ?? {})

const clearHighlight = () => void (hasHighlights && CSS.highlights.delete(SELECTION_HIGHLIGHT))

/**
 * Shows the selected words while the focus is elsewhere, in a bar of the toolbar. Nothing of the text is drawn again
 * when the focus comes back: a browser that sees the selection touched then loses the position that the click gave the
 * cursor.
 */
export const SelectionHighlight = Extension.create({
  name: 'selectionHighlight',

  onBlur() {
    const { state, view, isEditable } = this.editor
    const { selection } = state
    if (!hasHighlights || !isEditable || selection.empty || isNodeSelection(selection)) return
    const range = document.createRange()
    const start = view.domAtPos(selection.from)
    const end = view.domAtPos(selection.to)
    range.setStart(start.node, start.offset)
    range.setEnd(end.node, end.offset)
    CSS.highlights.set(SELECTION_HIGHLIGHT, new Highlight(range))
  },

  onFocus: clearHighlight,
  onDestroy: clearHighlight,
})
