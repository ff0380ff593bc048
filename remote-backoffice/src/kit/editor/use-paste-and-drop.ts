import { useRef, useState } from 'react'
import type { EditorOptions } from '@tiptap/react'
import type { EditorView } from '@tiptap/pm/view'
import { embedOf } from '@tekskills/shared/contracts/embeds'
import { readPreview } from '@tekskills/shared/ui/FileField/read-preview'
import { photoFile } from '../forms/form-schemas'
import { cleanPaste } from './clean-paste'
import { looksLikeMarkdown } from './looks-like-markdown'
import { NodeSelection } from '@tiptap/pm/state'
import { placeBlock, placeUnder, rememberPlace, stepAfterPicture } from './picture-place'
import { inertMarkup } from './inert-markup'

/** Maximum size of a text in bytes (contract §3.5, rich text). */
const MAX_TEXT_BYTES = 200 * 1024

/** A picture whose dialog is open or queued: pasted or dropped, or still to be chosen. */
interface AskedPicture {
  key: number
  given?: { file: File; preview: string | undefined }
}

let lastKey = 0

/**
 * Handles paste and drop: text is cleaned, pictures queue for their descriptions in order. The address of a video on an
 * empty line becomes the video, selected, and `onVideo` asks for its title.
 */
export function usePasteAndDrop(mayAddPictures: boolean, onVideo: () => void) {
  const [asked, setAsked] = useState<readonly AskedPicture[]>([])
  const [note, setNote] = useState<string>()
  // State of the current paste, because the editor calls the transforms first and the paste handler afterwards.
  const isTooLong = useRef(false)
  const isMarkdown = useRef(false)

  /** Handles files in a transfer; returns whether there were any. */
  function takeFiles(view: EditorView, data: DataTransfer | null, placeFor: () => number): boolean {
    const files = filesIn(data)
    if (files.length === 0) return false
    if (mayAddPictures) void askForFiles(view, files, placeFor())
    else setNote('This field cannot hold pictures. The pasted text was kept without them.')
    return true
  }

  async function askForFiles(view: EditorView, files: readonly File[], place: number) {
    const problems = files.map((file) => photoFile().safeParse(file).error?.issues[0]?.message)
    setNote(
      files
        .flatMap(({ name }, index) => (problems[index] ? `“${name}” was left out. ${problems[index]}` : []))
        .join(' '),
    )
    rememberPlace(view, place)
    const taken = files.filter((_, index) => !problems[index])
    const previews = await Promise.all(taken.map(readPreview))
    const questions = taken.map((file, index) => ({ key: ++lastKey, given: { file, preview: previews[index] } }))
    setAsked((before) => [...before, ...questions])
  }

  function askForPicture(view: EditorView) {
    rememberPlace(view, null)
    setAsked([{ key: ++lastKey }])
  }

  function rejectIfTooLong(text: string): string {
    isTooLong.current = new Blob([text]).size > MAX_TEXT_BYTES
    if (isTooLong.current) setNote('Nothing was pasted: the text may be at most 200 kB.')
    return isTooLong.current ? '' : text
  }

  function isRejected(): boolean {
    const wasTooLong = isTooLong.current
    isTooLong.current = false
    return wasTooLong
  }

  /** Pastes Markdown as what it means, or as it is if the code for that cannot be loaded. */
  async function pasteMarkdown(view: EditorView, event: ClipboardEvent) {
    const text = event.clipboardData?.getData('text/plain') ?? ''
    const loaded = await import('./render-markdown').catch(() => null)
    if (view.isDestroyed) return
    if (!loaded) return void view.pasteText(text, event)
    view.pasteHTML(loaded.renderMarkdown(text), event)
    setNote((leftOut) => leftOut ?? 'The Markdown was formatted. To paste text as it is, use Ctrl+Shift+V.')
  }

  const props: EditorOptions['editorProps'] = {
    transformPastedText(text, isPlain) {
      isMarkdown.current = !isPlain && looksLikeMarkdown(text)
      return rejectIfTooLong(text)
    },
    transformPastedHTML(html) {
      const cleaned = cleanPaste(html)
      setNote(leftOutMessage(cleaned.picturesLeftOut, mayAddPictures))
      return rejectIfTooLong(cleaned.html)
    },
    handlePaste(view, event) {
      if (takeFiles(view, event.clipboardData, () => view.state.selection.to) || isRejected()) return true
      if (mayAddPictures && pasteVideo(view, event.clipboardData?.getData('text/plain') ?? '')) {
        onVideo()
        return true
      }
      stepAfterPicture(view)
      const wasMarkdown = isMarkdown.current
      isMarkdown.current = false
      if (wasMarkdown) void pasteMarkdown(view, event)
      return wasMarkdown
    },
    handleDrop: (view, event) => takeFiles(view, event.dataTransfer, () => placeUnder(view, event)) || isRejected(),
  }

  return {
    props,
    /** The picture whose dialog is open. */
    asked: asked[0],
    /** Number of queued pictures after it. */
    waiting: Math.max(0, asked.length - 1),
    askForPicture,
    nextPicture: () => setAsked((before) => before.slice(1)),
    note,
    clearNote: () => setNote(undefined),
  }
}

/** Whether the text is the address of a video and the cursor in an empty line, which the video then replaces. */
function pasteVideo(view: EditorView, text: string): boolean {
  const { $from, empty } = view.state.selection
  const video = view.state.schema.nodes.video
  const href = embedOf(text)?.href
  if (!href || !video || !empty || $from.parent.type.name !== 'paragraph' || $from.parent.content.size > 0) return false
  const node = video.create({ href })
  const behind = placeBlock(view, node)
  const { tr } = view.state
  view.dispatch(tr.setSelection(NodeSelection.create(tr.doc, behind - node.nodeSize)))
  return true
}

/** Office applications add an image of the copied text to the text, and browsers add markup to a copied image. */
function filesIn(data: DataTransfer | null): readonly File[] {
  const files = [...(data?.files ?? [])]
  const html = files.length > 0 ? (data?.getData('text/html') ?? '') : ''
  return html.includes('data-pm-slice') || hasText(html) ? [] : files
}

const hasText = (html: string) =>
  new DOMParser().parseFromString(inertMarkup(html), 'text/html').body.textContent?.trim() !== ''

function leftOutMessage(names: readonly string[], mayAddPictures: boolean): string | undefined {
  if (names.length === 0) return undefined
  if (!mayAddPictures) return 'This field cannot hold pictures. The pasted text was kept without them.'
  const known = names.filter(Boolean).map((name) => `“${name}”`)
  if (names.length === 1) {
    return `${known[0] ? `The picture ${known[0]}` : 'A picture'} was left out. Save it on your device, then add it with the Picture button.`
  }
  const list = known.length > 0 ? ` (${known.join(', ')})` : ''
  return `${names.length} pictures were left out${list}. Save them on your device, then add each with the Picture button.`
}
