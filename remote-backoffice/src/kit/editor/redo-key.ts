import { Extension } from '@tiptap/core'

/**
 * Redoing where there is nothing to redo does nothing. A key that no command takes is looked for without Shift as well,
 * and that one takes a change back.
 */
export const RedoKey = Extension.create({
  name: 'redoKey',
  // Before the shortcuts of the history itself.
  priority: 1000,

  addKeyboardShortcuts() {
    const redo = () => {
      this.editor.commands.redo()
      return true
    }
    return { 'Shift-Mod-z': redo, 'Shift-Mod-я': redo }
  },
})
