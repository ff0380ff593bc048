import { useRef, useState } from 'react'
import type { EditorOptions } from '@tiptap/react'
import type { EditorView } from '@tiptap/pm/view'
import { readPreview } from '@tekskills/shared/ui/FileField/read-preview'
import { pictureFile } from '../forms/form-schemas'
import { cleanPaste } from './clean-paste'
import { placeUnder, rememberPlace, stepBehindPicture } from './picture-place'
import { inertMarkup } from './inert-markup'

/** Bytes that a text may have (contract §3.5, rich text). */
const LONGEST_TEXT = 200 * 1024

/** A question for a picture: one that came from outside, or one that is still to be chosen. */
interface AskedPicture {
  key: number
  given?: { file: File; preview: string | undefined }
}

let lastKey = 0

/** What comes into a text by pasting and dropping: words are cleaned, pictures wait for their descriptions, in order. */
export function usePasteAndDrop(mayAddPictures: boolean) {
  const [asked, setAsked] = useState<readonly AskedPicture[]>([])
  const [note, setNote] = useState<string>()
  /** Of what is being pasted: the editor asks for its words first, and then what to do with it. */
  const isTooLong = useRef(false)

  /** Takes the files, if there are any. */
  function takeFiles(view: EditorView, data: DataTransfer | null, placeFor: () => number): boolean {
    const files = filesIn(data)
    if (files.length === 0) return false
    if (mayAddPictures) void askForFiles(view, files, placeFor())
    else setNote('This text takes no pictures: what was pasted stands without them.')
    return true
  }

  async function askForFiles(view: EditorView, files: readonly File[], place: number) {
    const faults = files.map((file) => pictureFile().safeParse(file).error?.issues[0]?.message)
    setNote(
      files.flatMap(({ name }, index) => (faults[index] ? `“${name}” was left out. ${faults[index]}` : [])).join(' '),
    )
    rememberPlace(view, place)
    const taken = files.filter((_, index) => !faults[index])
    const previews = await Promise.all(taken.map(readPreview))
    const questions = taken.map((file, index) => ({ key: ++lastKey, given: { file, preview: previews[index] } }))
    setAsked((before) => [...before, ...questions])
  }

  function askForPicture(view: EditorView) {
    rememberPlace(view, null)
    setAsked([{ key: ++lastKey }])
  }

  function ifItFits(words: string): string {
    isTooLong.current = new Blob([words]).size > LONGEST_TEXT
    if (isTooLong.current) setNote('Nothing was pasted: that is more than the 200 KB which a text may have.')
    return isTooLong.current ? '' : words
  }

  function isRejected(): boolean {
    const wasTooLong = isTooLong.current
    isTooLong.current = false
    return wasTooLong
  }

  const props: EditorOptions['editorProps'] = {
    transformPastedText: ifItFits,
    transformPastedHTML(html) {
      const cleaned = cleanPaste(html)
      setNote(leftOutMessage(cleaned.picturesLeftOut, mayAddPictures))
      return ifItFits(cleaned.html)
    },
    handlePaste(view, event) {
      if (takeFiles(view, event.clipboardData, () => view.state.selection.to) || isRejected()) return true
      stepBehindPicture(view)
      return false
    },
    handleDrop: (view, event) => takeFiles(view, event.dataTransfer, () => placeUnder(view, event)) || isRejected(),
  }

  return {
    props,
    /** What the person is asked about now. */
    asked: asked[0],
    /** How many pictures come after it. */
    waiting: Math.max(0, asked.length - 1),
    askForPicture,
    nextPicture: () => setAsked((before) => before.slice(1)),
    note,
    clearNote: () => setNote(undefined),
  }
}

/** Office programs add a picture of the copied words to the words, and browsers the markup of a copied picture to it. */
function filesIn(data: DataTransfer | null): readonly File[] {
  const files = [...(data?.files ?? [])]
  const html = files.length > 0 ? (data?.getData('text/html') ?? '') : ''
  return html.includes('data-pm-slice') || hasText(html) ? [] : files
}

const hasText = (html: string) =>
  new DOMParser().parseFromString(inertMarkup(html), 'text/html').body.textContent?.trim() !== ''

function leftOutMessage(count: number, mayAddPictures: boolean): string | undefined {
  if (count === 0) return undefined
  if (!mayAddPictures) return 'This text takes no pictures: what was pasted stands without them.'
  return count === 1
    ? 'A picture was left out. Save it on your device and add it with the button Picture.'
    : `${count} pictures were left out. Save them on your device and add each with the button Picture.`
}
