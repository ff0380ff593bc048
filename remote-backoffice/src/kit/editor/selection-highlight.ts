import { Extension, isNodeSelection } from '@tiptap/core'

/** Name of the highlight in style sheets: `::highlight(chosen-words)`. */
export const SELECTION_HIGHLIGHT = 'chosen-words'

/** Browsers without the Highlight API keep their default rendering of an inactive selection. */
const hasHighlights = 'highlights' in (globalThis.CSS ?? {})

const clearHighlight = () => void (hasHighlights && CSS.highlights.delete(SELECTION_HIGHLIGHT))

/**
 * Highlights the selection while the focus is in a bar of the toolbar. Clearing it does not touch the DOM of the text:
 * a browser whose selection changes on focus would lose the cursor position of the click.
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
