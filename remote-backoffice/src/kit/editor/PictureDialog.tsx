import { useRef, useState, type KeyboardEvent } from 'react'
import type { Editor } from '@tiptap/react'
import { Alert } from '@tekskills/shared/ui/Alert/Alert'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { Dialog } from '@tekskills/shared/ui/Dialog/Dialog'
import { TextField } from '@tekskills/shared/ui/Field/TextField'
import { FileField } from '@tekskills/shared/ui/FileField/FileField'
import { Progress } from '@tekskills/shared/ui/Progress/Progress'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { PICTURE_TYPES, pictureFile } from '../forms/form-schemas'
import type { PictureInText } from './picture-node'
import { placePicture } from './picture-place'
import { usePictureUpload } from './use-picture-upload'

interface PictureDialogProps {
  editor: Editor
  /** A pasted or dropped picture that needs a description. */
  given?: { file: File; preview: string | undefined }
  /** Number of further pictures waiting for a description. */
  waiting: number
  /** Called once the picture has been inserted, or the user has canceled. */
  onDone: () => void
}

/**
 * Inserts a picture into the text, or changes the selected one; the description is required. It is a dialog so that its
 * fields, progress and errors are visible wherever a long text is scrolled to.
 */
export function PictureDialog({ editor, given, waiting, onDone }: PictureDialogProps) {
  const [selected] = useState(() => (given ? null : selectedPicture(editor)))
  const [file, setFile] = useState(given?.file ?? null)
  const [alt, setAlt] = useState(selected?.alt ?? '')
  const [caption, setCaption] = useState(selected?.caption ?? '')
  const [problems, setProblems] = useState<{ file?: string; alt?: string }>({})
  const altField = useRef<HTMLInputElement>(null)
  const { upload, progress, problem } = usePictureUpload()

  async function apply() {
    if (progress !== undefined) return
    const description = alt.trim()
    const found = { file: problemOf(file, selected === null), alt: description ? undefined : 'Describe the picture.' }
    setProblems(found)
    if (found.alt) altField.current?.focus()
    if (found.file ?? found.alt) return
    const stored = file ? await upload(file, description) : undefined
    if (editor.isDestroyed || (file && !stored)) return
    const source = stored && { src: stored.url, width: String(stored.width), height: String(stored.height) }
    insertOrUpdate(editor, selected, { ...source, alt: description, caption: caption.trim() })
    onDone()
  }

  // The dialog is inside the page's form: Enter inserts the picture and must not submit the form.
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.target instanceof HTMLButtonElement) return
    event.preventDefault()
    void apply()
  }

  return (
    <Dialog
      heading={
        selected ? 'Change the picture' : waiting > 0 ? `Add a picture, ${waiting} more to come` : 'Add a picture'
      }
      size="medium"
      initialFocus={given || selected ? altField : undefined}
      onClose={onDone}
      actions={
        <>
          <Button variant="secondary" onClick={onDone}>
            {waiting > 0 ? 'Leave this one out' : 'Cancel'}
          </Button>
          <Button busy={progress !== undefined} onClick={() => void apply()}>
            {selected ? 'Change the picture' : 'Insert the picture'}
          </Button>
        </>
      }
    >
      <Stack role="group" aria-label="Picture" onKeyDown={handleKeyDown}>
        <FileField
          label={selected ? 'Another file' : 'File'}
          optional={selected !== null}
          hint={given && file === given.file ? given.file.name : 'JPEG, PNG, WebP or AVIF, at most 5 MB.'}
          accept={PICTURE_TYPES.join()}
          currentUrl={given?.preview ?? selected?.src}
          error={problems.file}
          onFile={(chosen) => setFile(chosen ?? given?.file ?? null)}
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
          hint="Shown below the picture."
          value={caption}
          onChange={({ target }) => setCaption(target.value)}
        />
        {problem && (
          <Alert live tone="danger">
            {problem}
          </Alert>
        )}
        {progress !== undefined && <Progress label="Uploading the picture" value={progress} />}
      </Stack>
    </Dialog>
  )
}

function selectedPicture(editor: Editor): PictureInText | null {
  return editor.isActive('picture') ? (editor.getAttributes('picture') as PictureInText) : null
}

function insertOrUpdate(editor: Editor, selected: PictureInText | null, picture: Partial<PictureInText>): void {
  if (selected && editor.isActive('picture')) return void editor.commands.updateAttributes('picture', picture)
  const node = editor.schema.nodes.picture?.create({ ...selected, ...picture })
  if (node) placePicture(editor.view, node)
}

function problemOf(file: File | null, isNeeded: boolean): string | undefined {
  if (!file) return isNeeded ? 'Choose a picture.' : undefined
  return pictureFile().safeParse(file).error?.issues[0]?.message
}
