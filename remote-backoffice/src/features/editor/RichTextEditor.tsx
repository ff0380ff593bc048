import { useEffect, useImperativeHandle, type Ref } from 'react'
import { EditorContent, useEditor, type Editor } from '@tiptap/react'
import type { FieldControl } from '@tekskills/shared/ui/Field/Field'
import { editorExtensions } from './editor-extensions'
import { EditorToolbar } from './EditorToolbar'
import { EditorRoot, Writing } from './RichTextEditor.styles'

interface RichTextEditorProps extends FieldControl {
  /** Rich text as HTML; the empty text for none. */
  value: string
  onChange: (html: string) => void
  onBlur?: () => void
  /** Name of the text for screen readers, which do not connect a label to it. */
  label: string
  ref?: Ref<{ focus: () => void }>
}

/** Writes rich text in the tags that the service keeps (contract §3.5). */
export function RichTextEditor({ value, onChange, onBlur, label, ref, ...control }: RichTextEditorProps) {
  const { id, 'aria-describedby': describedBy, 'aria-invalid': invalid } = control
  const editor = useEditor({
    extensions: editorExtensions,
    content: value,
    // The page's content policy allows no style element of others; the styles are in RichTextEditor.styles.
    injectCSS: false,
    onUpdate: ({ editor: current }) => onChange(toHtml(current)),
    onBlur: () => onBlur?.(),
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(invalid && { 'aria-invalid': 'true' }),
      },
    },
  })

  useImperativeHandle(ref, () => ({ focus: () => void editor.commands.focus() }), [editor])

  useEffect(() => {
    if (value !== toHtml(editor)) editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])

  return (
    <EditorRoot>
      <EditorToolbar editor={editor} />
      <Writing>
        <EditorContent editor={editor} />
      </Writing>
    </EditorRoot>
  )
}

const toHtml = (editor: Editor) => (editor.isEmpty ? '' : editor.getHTML())
