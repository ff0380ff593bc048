import { useEffect, useEffectEvent, useRef } from 'react'
import { useEditor, type Editor, type UseEditorOptions } from '@tiptap/react'

/**
 * Milliseconds without a keystroke after which a text is handed on. Writing a long text out takes longer than a
 * keystroke may; leaving the editor hands it on at once.
 */
const REST = 250

interface TextEditorOptions extends Pick<UseEditorOptions, 'extensions' | 'editorProps'> {
  /** Rich text as HTML; the empty text for none. */
  value: string
  onChange: (html: string) => void
  onBlur?: () => void
  isReadOnly: boolean
}

/** An editor and the value of its field, kept the same without writing the text out at every keystroke. */
export function useTextEditor({ value, onChange, onBlur, isReadOnly, ...options }: TextEditorOptions): Editor {
  const known = useRef(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  function handOn(current: Editor) {
    clearTimeout(timer.current)
    timer.current = undefined
    const html = isBlank(current) ? '' : current.getHTML()
    if (html === known.current) return
    known.current = html
    onChange(html)
  }

  const editor = useEditor({
    ...options,
    content: value,
    // The page's content policy allows no style element of others; the styles are in RichTextEditor.styles.
    injectCSS: false,
    onUpdate({ editor: current }) {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => handOn(current), REST)
    },
    onBlur({ editor: current }) {
      if (timer.current !== undefined) handOn(current)
      onBlur?.()
    },
  })

  useEffect(() => runKeystroke(editor), [editor])

  useEffect(() => editor.setEditable(!isReadOnly, false), [editor, isReadOnly])

  const leave = useEffectEvent((current: Editor) => {
    if (timer.current !== undefined && !current.isDestroyed) handOn(current)
  })
  useEffect(() => () => leave(editor), [editor])

  useEffect(() => {
    if (value === known.current) return
    known.current = value
    clearTimeout(timer.current)
    timer.current = undefined
    editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])

  return editor
}

/** Milliseconds after which an editor that was opened has its first keystroke run. */
const SETTLED = 500

/**
 * Runs what a keystroke runs on a text that nobody sees, since code that runs for the first time takes several times
 * longer: the first key would stop the page for longer than any after it.
 * @returns how to do without
 */
function runKeystroke(editor: Editor): () => void {
  const timer = setTimeout(() => {
    const { state, isDestroyed } = editor
    if (!isDestroyed) state.applyTransaction(state.tr.insertText(' '))
  }, SETTLED)
  return () => clearTimeout(timer)
}

/** Without words and without anything that has none: the cells of a table may be filled later. */
function isBlank({ isEmpty, state }: Editor): boolean {
  let hasTable = false
  if (isEmpty) state.doc.descendants(({ type }) => void (hasTable ||= type.name === 'table'))
  return isEmpty && !hasTable
}
