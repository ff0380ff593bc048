import { useImperativeHandle, type Ref } from 'react'
import { EditorContent } from '@tiptap/react'
import { Button } from '@tekskills/shared/ui/Button/Button'
import type { FieldControl } from '@tekskills/shared/ui/Field/Field'
import { editorExtensions } from './editor-extensions'
import { EditorToolbar } from './EditorToolbar'
import { EditorRoot, NoteBar, Writing } from './RichTextEditor.styles'
import { useEditorPaste } from './use-editor-paste'
import { useMayAddPictures } from './use-may-add-pictures'
import { useTextEditor } from './use-text-editor'

interface RichTextEditorProps extends FieldControl {
  /** Rich text as HTML; the empty text for none. */
  value: string
  onChange: (html: string) => void
  onBlur?: () => void
  isReadOnly?: boolean
  /** Name of the text for screen readers, which do not connect a label to it. */
  label: string
  ref?: Ref<{ focus: () => void }>
}

/** Writes rich text in the tags that the service keeps (contract §3.5). */
export function RichTextEditor(props: RichTextEditorProps) {
  const { value, onChange, onBlur, isReadOnly = false, label, ref, ...control } = props
  const { id, 'aria-describedby': describedBy, 'aria-invalid': invalid } = control
  const mayAddPictures = useMayAddPictures()
  const paste = useEditorPaste(mayAddPictures)
  const editor = useTextEditor({
    extensions: editorExtensions,
    value,
    onChange,
    onBlur,
    isReadOnly,
    editorProps: {
      ...paste.props,
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

  return (
    <EditorRoot>
      <EditorToolbar editor={editor} pasted={paste.picture} onPictureDone={paste.forgetPicture} />
      <div role="status">
        {paste.leftOut > 0 && (
          <NoteBar>
            <p>
              {mayAddPictures
                ? leftOutWords(paste.leftOut)
                : 'This text takes no pictures: what was pasted stands without them.'}
            </p>
            <Button size="small" variant="quiet" onClick={paste.forgetLeftOut}>
              I see
            </Button>
          </NoteBar>
        )}
      </div>
      <Writing>
        <EditorContent editor={editor} />
      </Writing>
    </EditorRoot>
  )
}

const leftOutWords = (count: number) =>
  count === 1
    ? 'A picture was left out. Save it on your device and add it with the button Picture.'
    : `${count} pictures were left out. Save them on your device and add each with the button Picture.`
