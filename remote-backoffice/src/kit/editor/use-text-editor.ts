import { useEffect, useEffectEvent, useRef } from 'react'
import { undoDepth } from '@tiptap/pm/history'
import { useEditor, type Editor, type UseEditorOptions } from '@tiptap/react'
import { hasSettled } from './pending-picture'
import { SETTLE_TEXTS } from '../forms/settle-texts'
import { warmUpEditor } from './warm-up-editor'

/**
 * Debounce in milliseconds before the value is emitted. Serializing a long text takes longer than a keystroke may;
 * leaving the editor emits the value immediately.
 */
const REST = 250
/** Trailing empty paragraphs, which only give the cursor a place below a picture. */
const LAST_BLANKS = /(?:<p><\/p>)+$/
/** Maximum delay in milliseconds while the user types without a pause. */
const MAX_DELAY_MS = 2000

interface TextEditorOptions extends Pick<UseEditorOptions, 'extensions' | 'editorProps'> {
  /** Rich text as HTML; the empty string for no text. */
  value: string
  onChange: (html: string) => void
  onBlur?: () => void
  isReadOnly: boolean
}

/** An editor synchronized with the value of its field, without serializing the text at every keystroke. */
export function useTextEditor({ value, onChange, onBlur, isReadOnly, ...options }: TextEditorOptions): Editor {
  /** The last received value and those emitted since, oldest first: each may still be passed back in a late render. */
  const emitted = useRef([value])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const pendingSince = useRef<number>(undefined)

  function clearTimer() {
    clearTimeout(timer.current)
    timer.current = undefined
    pendingSince.current = undefined
  }

  function emit(current: Editor) {
    clearTimer()
    const html = isBlank(current) ? '' : current.getHTML().replace(LAST_BLANKS, '')
    if (html === emitted.current.at(-1)) return
    emitted.current.push(html)
    onChange(html)
  }

  const editor = useEditor({
    ...options,
    content: value,
    // The content security policy blocks injected style elements; the styles are in RichTextEditor.styles.
    injectCSS: false,
    onUpdate({ editor: current, transaction }) {
      // A save may be waiting for the picture.
      if (hasSettled(transaction)) return emit(current)
      clearTimeout(timer.current)
      pendingSince.current ??= Date.now()
      timer.current = setTimeout(() => emit(current), Math.min(REST, pendingSince.current + MAX_DELAY_MS - Date.now()))
    },
    onBlur({ editor: current }) {
      if (timer.current !== undefined) emit(current)
      onBlur?.()
    },
  })

  useEffect(() => {
    const warmUp = setTimeout(() => void warmUpEditor())
    return () => clearTimeout(warmUp)
  }, [])

  useEffect(() => editor.setEditable(!isReadOnly, false), [editor, isReadOnly])

  const leave = useEffectEvent((current: Editor) => {
    if (timer.current !== undefined && !current.isDestroyed) emit(current)
  })
  useEffect(() => {
    const leaveNow = () => leave(editor)
    const events = ['pagehide', SETTLE_TEXTS]
    for (const event of events) addEventListener(event, leaveNow)
    return () => {
      for (const event of events) removeEventListener(event, leaveNow)
      leaveNow()
    }
  }, [editor])

  useEffect(() => {
    // A render that lags behind the typing passes back an earlier emitted value, which must not reset the editor.
    const back = emitted.current.lastIndexOf(value)
    emitted.current = back < 0 ? [value] : emitted.current.slice(back)
    if (back >= 0) return
    clearTimer()
    // A text that is restored before anything is typed is where the history starts: undo must not empty it.
    const isStart = undoDepth(editor.state) === 0
    editor.chain().setContent(value, { emitUpdate: false }).setMeta('addToHistory', !isStart).run()
  }, [editor, value])

  return editor
}

/** Whether the text is empty; a table counts as content even with empty cells. */
function isBlank({ isEmpty, state }: Editor): boolean {
  let hasTable = false
  if (isEmpty) state.doc.descendants(({ type }) => void (hasTable ||= type.name === 'table'))
  return isEmpty && !hasTable
}
