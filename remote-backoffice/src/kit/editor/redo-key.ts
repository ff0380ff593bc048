import { Extension } from '@tiptap/core'

/**
 * Makes the redo shortcut do nothing when there is nothing to redo. ProseMirror also looks up an unhandled key without
 * Shift, which would undo a change.
 */
export const RedoKey = Extension.create({
  name: 'redoKey',
  // Takes precedence over the shortcuts of the history extension.
  priority: 1000,

  addKeyboardShortcuts() {
    const redo = () => {
      this.editor.commands.redo()
      return true
    }
    // The second is the key of the Z in a Russian layout, which the history extension binds too.
    return { 'Shift-Mod-z': redo, 'Shift-Mod-я': redo }
  },
})
