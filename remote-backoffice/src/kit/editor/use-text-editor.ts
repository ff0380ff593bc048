import { useEffect, useEffectEvent, useRef } from 'react'
import { useEditor, type Editor, type UseEditorOptions } from '@tiptap/react'
import { warmUpEditor } from './warm-up-editor'

/**
 * Milliseconds without a keystroke after which a text is handed on. Writing a long text out takes longer than a
 * keystroke may; leaving the editor hands it on at once.
 */
const REST = 250
/** Paragraphs at the end that only give the cursor a place, below a picture. */
const LAST_BLANKS = /(?:<p><\/p>)+$/
/** Who types without a rest has the text handed on this often, in milliseconds. */
const LONGEST = 2000

interface TextEditorOptions extends Pick<UseEditorOptions, 'extensions' | 'editorProps'> {
  /** Rich text as HTML; the empty text for none. */
  value: string
  onChange: (html: string) => void
  onBlur?: () => void
  isReadOnly: boolean
}

/** An editor and the value of its field, kept the same without writing the text out at every keystroke. */
export function useTextEditor({ value, onChange, onBlur, isReadOnly, ...options }: TextEditorOptions): Editor {
  /** The value that came last and those handed on since, oldest first: each of them may still come back, late. */
  const known = useRef([value])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const waitsSince = useRef<number>(undefined)

  function clearTimer() {
    clearTimeout(timer.current)
    timer.current = undefined
    waitsSince.current = undefined
  }

  function handOn(current: Editor) {
    clearTimer()
    const html = isBlank(current) ? '' : current.getHTML().replace(LAST_BLANKS, '')
    if (html === known.current.at(-1)) return
    known.current.push(html)
    onChange(html)
  }

  const editor = useEditor({
    ...options,
    content: value,
    // The page's content policy allows no style element of others; the styles are in RichTextEditor.styles.
    injectCSS: false,
    onUpdate({ editor: current }) {
      clearTimeout(timer.current)
      waitsSince.current ??= Date.now()
      timer.current = setTimeout(() => handOn(current), Math.min(REST, waitsSince.current + LONGEST - Date.now()))
    },
    onBlur({ editor: current }) {
      if (timer.current !== undefined) handOn(current)
      onBlur?.()
    },
  })

  useEffect(() => {
    const warmUp = setTimeout(() => void warmUpEditor())
    return () => clearTimeout(warmUp)
  }, [])

  useEffect(() => editor.setEditable(!isReadOnly, false), [editor, isReadOnly])

  const leave = useEffectEvent((current: Editor) => {
    if (timer.current !== undefined && !current.isDestroyed) handOn(current)
  })
  useEffect(() => {
    const leaveNow = () => leave(editor)
    addEventListener('pagehide', leaveNow)
    return () => {
      removeEventListener('pagehide', leaveNow)
      leaveNow()
    }
  }, [editor])

  useEffect(() => {
    // A page that is slower than its writer brings an earlier text while a later one is on its way: nothing new.
    const back = known.current.lastIndexOf(value)
    known.current = back < 0 ? [value] : known.current.slice(back)
    if (back >= 0) return
    clearTimer()
    editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])

  return editor
}

/** Without words and without anything that has none: the cells of a table may be filled later. */
function isBlank({ isEmpty, state }: Editor): boolean {
  let hasTable = false
  if (isEmpty) state.doc.descendants(({ type }) => void (hasTable ||= type.name === 'table'))
  return isEmpty && !hasTable
}
