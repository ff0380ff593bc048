import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react'
import { EditorContent } from '@tiptap/react'
import { Button } from '@tekskills/shared/ui/Button/Button'
import type { FieldControl } from '@tekskills/shared/ui/Field/Field'
import { editorExtensions } from './editor-extensions'
import { EditorToolbar } from './EditorToolbar'
import { PictureDialog } from './PictureDialog'
import { EditorRoot, NoteBar, Writing } from './RichTextEditor.styles'
import { usePasteAndDrop } from './use-paste-and-drop'
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
  const incoming = usePasteAndDrop(mayAddPictures)
  const [{ followTools, margin }] = useState(createScrollMargin)
  const editor = useTextEditor({
    extensions: editorExtensions,
    value,
    onChange,
    onBlur,
    isReadOnly,
    editorProps: {
      ...incoming.props,
      scrollMargin: margin,
      scrollThreshold: margin,
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

  const isAsking = incoming.asked !== undefined
  const wasAsking = useRef(false)
  // Once the dialog is gone: as long as it is open, nothing else takes the focus.
  useEffect(() => {
    if (wasAsking.current && !isAsking) editor.view.focus()
    wasAsking.current = isAsking
  }, [editor, isAsking])

  useImperativeHandle(ref, () => ({ focus: () => void editor.commands.focus() }), [editor])

  return (
    <EditorRoot>
      <EditorToolbar ref={followTools} editor={editor} onPicture={() => incoming.askForPicture(editor.view)}>
        <div role="status">
          {incoming.note && (
            <NoteBar>
              <p>{incoming.note}</p>
              <Button size="small" variant="quiet" onClick={incoming.clearNote}>
                I see
              </Button>
            </NoteBar>
          )}
        </div>
      </EditorToolbar>
      {incoming.asked && (
        <PictureDialog
          key={incoming.asked.key}
          editor={editor}
          given={incoming.asked.given}
          waiting={incoming.waiting}
          onDone={incoming.nextPicture}
        />
      )}
      <Writing>
        <EditorContent editor={editor} />
      </Writing>
    </EditorRoot>
  )
}

/**
 * How far the cursor keeps from the edges of the window, in pixels: it is hidden neither by the toolbar that sticks above
 * the text nor by what sticks below it, which is the scroll margin of the text. Read whenever the editor scrolls to it.
 */
function createScrollMargin() {
  let tools: HTMLElement | null = null
  return {
    followTools: (element: HTMLElement | null) => {
      tools = element
    },
    margin: {
      left: 0,
      right: 0,
      get top() {
        return Math.max(0, tools?.getBoundingClientRect().bottom ?? 0) + ROOM
      },
      get bottom() {
        const text = tools?.parentElement?.querySelector('.tiptap')
        return (text ? Number.parseFloat(getComputedStyle(text).scrollMarginBottom) || 0 : 0) + ROOM
      },
    },
  }
}

/** Pixels between the cursor and what sticks to an edge. */
const ROOM = 8
