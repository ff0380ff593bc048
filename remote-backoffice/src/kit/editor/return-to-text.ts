import type { ChainedCommands, Editor } from '@tiptap/react'

/**
 * Moves the focus to the text and returns the commands to run there, which end with the cursor in view. TipTap's `focus`
 * command waits for the next frame, and letters typed before it would be lost.
 */
export function returnToText(editor: Editor): ChainedCommands {
  editor.view.focus()
  return editor.chain().scrollIntoView()
}
