import { useRef, useState, type KeyboardEvent } from 'react'
import type { Editor } from '@tiptap/react'
import { Alert } from '@tekskills/shared/ui/Alert/Alert'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { TextField } from '@tekskills/shared/ui/Field/TextField'
import { FileField } from '@tekskills/shared/ui/FileField/FileField'
import { Progress } from '@tekskills/shared/ui/Progress/Progress'
import { Cluster } from '@tekskills/shared/ui/Stack/Cluster'
import { PICTURE_TYPES, pictureFile } from '../forms/form-schemas'
import { Bar } from './RichTextEditor.styles'
import { usePictureUpload } from './use-picture-upload'

interface PictureBarProps {
  editor: Editor
  /** A picture that was pasted or dropped; it needs its words now. */
  pasted: File | null
  onClose: () => void
}

/** Puts a picture into the text, or changes the words of the selected one. A picture without words is not taken. */
export function PictureBar({ editor, pasted, onClose }: PictureBarProps) {
  const selected = editor.isActive('picture') && !pasted ? editor.getAttributes('picture') : null
  const [file, setFile] = useState(pasted)
  const [alt, setAlt] = useState(String(selected?.alt ?? ''))
  const [caption, setCaption] = useState(String(selected?.caption ?? ''))
  const [problems, setProblems] = useState<{ file?: string; alt?: string }>({})
  const altField = useRef<HTMLInputElement>(null)
  const { upload, progress, problem } = usePictureUpload()

  async function apply() {
    const words = alt.trim()
    const found = { file: problemOf(file, selected === null), alt: words ? undefined : 'Describe the picture.' }
    setProblems(found)
    if (found.alt) altField.current?.focus()
    if (found.file ?? found.alt) return
    const stored = file ? await upload(file, words) : undefined
    if (file && !stored) return
    const source = stored && { src: stored.url, width: String(stored.width), height: String(stored.height) }
    editor
      .chain()
      .focus()
      .setPicture({ src: '', width: null, height: null, ...selected, ...source, alt: words, caption: caption.trim() })
      .run()
    onClose()
  }

  // The bar stands inside the form of the page: Enter takes the picture and must not send the form.
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') onClose()
    if (event.key !== 'Enter' || event.target instanceof HTMLButtonElement) return
    event.preventDefault()
    void apply()
  }

  return (
    <Bar role="group" aria-label="Picture" $stacked onKeyDown={handleKeyDown}>
      <FileField
        label={selected ? 'Another file' : 'File'}
        optional={selected !== null}
        hint={pasted && file === pasted ? `Pasted: ${pasted.name}` : 'JPEG, PNG, WebP or AVIF, at most 5 MB.'}
        accept={PICTURE_TYPES.join()}
        error={problems.file}
        onFile={(chosen) => setFile(chosen ?? pasted)}
      />
      <TextField
        ref={altField}
        label="Description of the picture"
        hint="What it shows, in a few words, for people who cannot see it."
        maxLength={191}
        required
        value={alt}
        error={problems.alt}
        onChange={({ target }) => setAlt(target.value)}
      />
      <TextField
        label="Caption"
        optional
        hint="Stands below the picture."
        value={caption}
        onChange={({ target }) => setCaption(target.value)}
      />
      {problem && (
        <Alert live tone="danger">
          {problem}
        </Alert>
      )}
      {progress !== undefined && <Progress label="The picture is on its way" value={progress} />}
      <Cluster $gap="xs">
        <Button size="small" busy={progress !== undefined} onClick={() => void apply()}>
          {selected ? 'Change the picture' : 'Insert the picture'}
        </Button>
        <Button size="small" variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </Cluster>
    </Bar>
  )
}

function problemOf(file: File | null, isNeeded: boolean): string | undefined {
  if (!file) return isNeeded ? 'Choose a picture.' : undefined
  return pictureFile().safeParse(file).error?.issues[0]?.message
}
