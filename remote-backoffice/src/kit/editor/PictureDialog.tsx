import { useRef, useState, type KeyboardEvent } from 'react'
import type { Editor } from '@tiptap/react'
import type { Node as DocumentNode } from '@tiptap/pm/model'
import type { MediaItem } from '@tekskills/shared/contracts/http/media'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { Dialog } from '@tekskills/shared/ui/Dialog/Dialog'
import { TextField } from '@tekskills/shared/ui/Field/TextField'
import { FileField } from '@tekskills/shared/ui/FileField/FileField'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { PICTURE_TYPES, photoFile } from '../forms/form-schemas'
import { startUpload } from '../forms/picture-uploads'
import { CheckDescription } from '../media/CheckDescription'
import { LibraryButton } from '../media/LibraryButton'
import { MediaDialog } from '../media/MediaDialog'
import type { PictureInText } from './picture-node'
import { placePicture, replacePicture } from './picture-place'

interface PictureDialogProps {
  editor: Editor
  /** A pasted or dropped picture that needs a description. */
  given?: { file: File; preview: string | undefined }
  /** Number of further pictures waiting for a description. */
  waiting: number
  /** Called once the picture is in the text, or the user has canceled. */
  onDone: () => void
}

/**
 * Inserts a picture into the text, or changes the selected one; the description is required. It is a dialog so that its
 * fields and errors are visible wherever a long text is scrolled to. It closes at once: the picture is uploaded in its
 * place in the text.
 */
export function PictureDialog({ editor, given, waiting, onDone }: PictureDialogProps) {
  const [selected] = useState(() => (given ? null : selectedPicture(editor)))
  const [file, setFile] = useState(given?.file ?? null)
  const [stored, setStored] = useState<MediaItem>()
  const [isChoosing, setChoosing] = useState(false)
  const [alt, setAlt] = useState(selected?.alt ?? '')
  const [caption, setCaption] = useState(selected?.caption ?? '')
  const [hasTried, setHasTried] = useState(false)
  const altField = useRef<HTMLInputElement>(null)
  const isStored = selected?.src !== undefined
  const description = alt.trim()
  const found = { file: problemOf(file, !isStored && !stored), alt: description ? undefined : 'Describe the picture.' }
  const problems: Partial<typeof found> = hasTried ? found : {}

  function apply() {
    setHasTried(true)
    if (found.alt) altField.current?.focus()
    if (found.file ?? found.alt) return
    const texts = { alt: description, caption: caption.trim() }
    if (stored) insertOrReplace(editor, selected, editor.schema.nodes.picture?.create({ ...shownIn(stored), ...texts }))
    else if (file)
      insertOrReplace(
        editor,
        selected,
        editor.schema.nodes.pendingPicture?.create({ upload: startUpload(file, description), ...texts }),
      )
    else editor.commands.updateAttributes('picture', texts)
    onDone()
  }

  function choose(item: MediaItem) {
    setStored(item)
    setFile(null)
    // The existing text describes the previous picture.
    if (item.imageAlt && (!alt || stored || selected)) setAlt(item.imageAlt)
    setChoosing(false)
  }

  // The dialog is inside the page's form: Enter inserts the picture and must not submit the form.
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.target instanceof HTMLButtonElement) return
    event.preventDefault()
    apply()
  }

  return (
    <Dialog
      heading={selected ? 'Change picture' : waiting > 0 ? `Add picture (${waiting} more to come)` : 'Add picture'}
      size="medium"
      initialFocus={given || selected ? altField : undefined}
      onClose={onDone}
      actions={
        <>
          <Button variant="secondary" onClick={onDone}>
            {waiting > 0 ? 'Skip this picture' : 'Cancel'}
          </Button>
          <Button onClick={apply}>{selected ? 'Change picture' : 'Insert picture'}</Button>
        </>
      }
    >
      <Stack role="group" aria-label="Picture" onKeyDown={handleKeyDown}>
        <FileField
          key={stored?.id}
          label={isStored ? 'Different file' : 'File'}
          optional={isStored}
          hint={
            given && file === given.file ? given.file.name : 'JPEG, PNG, WebP or AVIF. Large pictures are made smaller.'
          }
          accept={PICTURE_TYPES.join()}
          currentUrl={stored?.url ?? given?.preview ?? selected?.src}
          error={problems.file}
          onFile={(chosen) => {
            setFile(chosen ?? given?.file ?? null)
            if (chosen) setStored(undefined)
          }}
        />
        <LibraryButton onClick={() => setChoosing(true)} />
        {selected?.alt && alt === selected.alt && (file ?? stored) && <CheckDescription />}
        <TextField
          ref={altField}
          label="Description of the picture"
          hint="Say what it shows, in a few words, for people who cannot see it."
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
      </Stack>
      {isChoosing && <MediaDialog onChoose={choose} onClose={() => setChoosing(false)} />}
    </Dialog>
  )
}

/** The attributes of a picture in a text that is in the library. */
const shownIn = ({ url, width, height }: MediaItem) => ({ src: url, width: String(width), height: String(height) })

/** The selected picture; without an address, if it is not uploaded. */
type SelectedPicture = Pick<PictureInText, 'alt' | 'caption'> & Partial<PictureInText>

function selectedPicture(editor: Editor): SelectedPicture | null {
  const name = ['picture', 'pendingPicture'].find((each) => editor.isActive(each))
  return name ? (editor.getAttributes(name) as SelectedPicture) : null
}

function insertOrReplace(editor: Editor, selected: SelectedPicture | null, node: DocumentNode | undefined): void {
  if (!node) return
  if (selected && selectedPicture(editor)) replacePicture(editor.view, node)
  else placePicture(editor.view, node)
}

function problemOf(file: File | null, isNeeded: boolean): string | undefined {
  if (!file) return isNeeded ? 'Choose a picture.' : undefined
  return photoFile().safeParse(file).error?.issues[0]?.message
}
