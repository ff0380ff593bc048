import {
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
  type Ref,
  type RefObject,
} from 'react'
import { EditorContent, type Editor } from '@tiptap/react'
import { Button } from '@tekskills/shared/ui/Button/Button'
import type { FieldControl } from '@tekskills/shared/ui/Field/Field'
import { cancelUploads } from '../forms/picture-uploads'
import { blockMenuOf } from './block-menu-state'
import { BlockMenuList } from './BlockMenuList'
import { CommentOnText } from './comment-on-text'
import { editorExtensions } from './editor-extensions'
import { EditorToolbar } from './EditorToolbar'
import { GalleryDialog } from './GalleryDialog'
import { firstPending } from './pending-picture'
import { passageIn } from './passages'
import { PictureDialog } from './PictureDialog'
import { returnToText } from './return-to-text'
import { registerText } from './reveal-in-text'
import { EditorRoot, NoteBar, Writing } from './RichTextEditor.styles'
import { usePasteAndDrop } from './use-paste-and-drop'
import { useMayAddPictures } from './use-may-add-pictures'
import { useTextEditor } from './use-text-editor'
import { VideoDialog } from './VideoDialog'
import { WordCount } from './WordCount'

interface RichTextEditorProps extends FieldControl {
  /** Rich text as HTML; the empty string for no text. */
  value: string
  onChange: (html: string) => void
  onBlur?: () => void
  isReadOnly?: boolean
  /** Accessible name: screen readers do not associate a label with an editable element. */
  label: string
  /** Name of the form field, by which findings reach the text. */
  field?: string
  ref?: Ref<{ focus: () => void }>
}

/** A rich text editor limited to the tags that the service accepts (contract §3.5). */
export function RichTextEditor(props: RichTextEditorProps) {
  const { value, onChange, onBlur, isReadOnly = false, label, field, ref, ...control } = props
  const { id, 'aria-describedby': describedBy, 'aria-invalid': invalid } = control
  const comment = use(CommentOnText)
  const mayAddPictures = useMayAddPictures()
  /** The block whose dialog is open. */
  const [block, setBlock] = useState<'gallery' | 'video'>()
  const incoming = usePasteAndDrop(mayAddPictures, () => setBlock('video'))
  const [{ tools, margin }] = useState(createScrollMargin)
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

  const isAsking = incoming.asked !== undefined || block !== undefined
  const wasAsking = useRef(false)
  // Only after the dialog has closed: an open dialog keeps the focus.
  useEffect(() => {
    if (wasAsking.current && !isAsking) editor.view.focus()
    wasAsking.current = isAsking
  }, [editor, isAsking])

  useEffect(() => (field === undefined ? undefined : registerText(field, editor)), [field, editor])
  useEffect(() => cancelUploads, [])
  const askForPicture = useEffectEvent(() => incoming.askForPicture(editor.view))
  useEffect(() => {
    Object.assign(blockMenuOf(editor), {
      askForPicture: mayAddPictures ? () => askForPicture() : undefined,
      askForGallery: mayAddPictures ? () => setBlock('gallery') : undefined,
      askForVideo: mayAddPictures ? () => setBlock('video') : undefined,
    })
  }, [editor, mayAddPictures])
  const revealSelection = useCallback(() => showSelection(editor, margin), [editor, margin])
  useEffect(() => followGrowth(tools.current, revealSelection), [tools, revealSelection])

  useImperativeHandle(ref, () => ({ focus: () => focusError(editor) }), [editor])

  return (
    <EditorRoot data-text-editor>
      <EditorToolbar
        ref={tools}
        editor={editor}
        showSelection={revealSelection}
        onComment={
          comment && field !== undefined
            ? () => comment({ field, passage: passageIn(editor.state.doc, editor.state.selection) })
            : undefined
        }
        onPicture={() => incoming.askForPicture(editor.view)}
      >
        <div role="status">
          {incoming.note && (
            <NoteBar>
              <p>{incoming.note}</p>
              <Button size="small" variant="quiet" onClick={incoming.clearNote}>
                Dismiss
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
      {block === 'gallery' && <GalleryDialog editor={editor} onDone={() => setBlock(undefined)} />}
      {block === 'video' && <VideoDialog editor={editor} onDone={() => setBlock(undefined)} />}
      <Writing>
        <EditorContent editor={editor} />
      </Writing>
      <WordCount editor={editor} />
      <BlockMenuList editor={editor} />
    </EditorRoot>
  )
}

/** Focuses the cause of the error: a picture that is not uploaded yet, which may be out of view, or else the text. */
function focusError(editor: Editor): void {
  const pending = firstPending(editor.state.doc)
  if (pending === undefined) returnToText(editor).run()
  else returnToText(editor).setNodeSelection(pending).run()
}

/**
 * The distance in pixels that the cursor keeps from the edges of the window, so that it is hidden neither by the sticky
 * toolbar nor by the save bar, whose height is the scroll margin of the text. Read whenever the editor scrolls the
 * cursor into view.
 */
function createScrollMargin() {
  const tools: RefObject<HTMLDivElement | null> = { current: null }
  return {
    tools,
    margin: {
      left: 0,
      right: 0,
      get top() {
        return Math.max(0, tools.current?.getBoundingClientRect().bottom ?? 0) + ROOM
      },
      get bottom() {
        const text = tools.current?.parentElement?.querySelector('.tiptap')
        return (text ? Number.parseFloat(getComputedStyle(text).scrollMarginBottom) || 0 : 0) + ROOM
      },
    },
  }
}

/** Pixels between the cursor and a sticky bar. */
const ROOM = 8

/** Calls `onGrowth` when a bar opens in the toolbar, or gets another line, while the user writes or uses the bar. */
function followGrowth(tools: HTMLElement | null, onGrowth: () => void) {
  if (!tools || !('ResizeObserver' in globalThis)) return
  let height = tools.offsetHeight
  const observer = new ResizeObserver(() => {
    const hasGrown = tools.offsetHeight > height
    height = tools.offsetHeight
    if (hasGrown && tools.parentElement?.contains(document.activeElement)) onGrowth()
  })
  observer.observe(tools)
  return () => observer.disconnect()
}

/** Scrolls the selection between the sticky bars; ProseMirror does so only while the text has the focus. */
function showSelection({ state, view }: Editor, margin: { top: number; bottom: number }): void {
  const hidden = view.coordsAtPos(state.selection.from).top - margin.top
  const below = view.coordsAtPos(state.selection.to).bottom - (window.innerHeight - margin.bottom)
  if (hidden < 0) window.scrollBy({ top: hidden, behavior: 'instant' })
  else if (below > 0) window.scrollBy({ top: Math.min(below, hidden), behavior: 'instant' })
}
