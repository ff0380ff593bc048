import { startTransition, useEffect, useEffectEvent, useState } from 'react'
import type { Editor } from '@tiptap/react'

/**
 * A value derived from the text, read again after each change. A transition, in place of TipTap's useEditorState, which
 * renders before the letter is shown: no keystroke waits for the buttons beside the text.
 */
export function useEditorValue(editor: Editor, read: (editor: Editor) => boolean): boolean {
  const [value, setValue] = useState(() => read(editor))
  const readAgain = useEffectEvent(() => startTransition(() => setValue(read(editor))))

  useEffect(() => {
    const follow = () => readAgain()
    follow()
    editor.on('transaction', follow)
    return () => void editor.off('transaction', follow)
  }, [editor])

  return value
}
