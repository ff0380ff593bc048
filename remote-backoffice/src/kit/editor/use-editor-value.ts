import { startTransition, useEffect, useEffectEvent, useState } from 'react'
import type { Editor } from '@tiptap/react'

/**
 * A value derived from the editor state, updated after each transaction. It updates in a transition, unlike TipTap's
 * useEditorState, which renders before the typed letter is shown: no keystroke waits for the toolbar.
 */
export function useEditorValue<Value extends boolean | number | string>(
  editor: Editor,
  read: (editor: Editor) => Value,
): Value {
  const [value, setValue] = useState(() => read(editor))
  const update = useEffectEvent(() => startTransition(() => setValue(read(editor))))

  useEffect(() => {
    const follow = () => update()
    follow()
    editor.on('transaction', follow)
    return () => void editor.off('transaction', follow)
  }, [editor])

  return value
}
