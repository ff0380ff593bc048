import { useState } from 'react'
import type { EditorOptions } from '@tiptap/react'
import { PICTURE_TYPES } from '../forms/form-schemas'
import { cleanPaste } from './clean-paste'

const pictureIn = (data: DataTransfer | null) =>
  // Office programs add a picture of the copied text to the text itself.
  data && !data.types.includes('text/html')
    ? ([...data.files].find(({ type }) => PICTURE_TYPES.includes(type)) ?? null)
    : null

/** What comes into a text by pasting and dropping: words are cleaned, a picture waits for its description. */
export function useEditorPaste(mayAddPictures: boolean) {
  const [picture, setPicture] = useState<File | null>(null)
  const [leftOut, setLeftOut] = useState(0)

  function take(data: DataTransfer | null): boolean {
    const found = pictureIn(data)
    if (found && mayAddPictures) setPicture(found)
    else if (found) setLeftOut(1)
    return found !== null
  }

  const props: EditorOptions['editorProps'] = {
    handlePaste: (_view, event) => take(event.clipboardData),
    handleDrop: (_view, event) => take(event.dataTransfer),
    transformPastedHTML(html) {
      const cleaned = cleanPaste(html)
      setLeftOut(cleaned.picturesLeftOut)
      return cleaned.html
    },
  }

  return { props, picture, leftOut, forgetPicture: () => setPicture(null), forgetLeftOut: () => setLeftOut(0) }
}
