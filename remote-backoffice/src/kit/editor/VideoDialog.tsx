import { useRef, useState, type KeyboardEvent } from 'react'
import type { Editor } from '@tiptap/react'
import { embedOf } from '@tekskills/shared/contracts/embeds'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { Dialog } from '@tekskills/shared/ui/Dialog/Dialog'
import { TextField } from '@tekskills/shared/ui/Field/TextField'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { placeBlock, replacePicture } from './picture-place'
import type { VideoInText } from './video-node'

interface VideoDialogProps {
  editor: Editor
  /** Called once the video is in the text, or the user has canceled. */
  onDone: () => void
}

/** Inserts a video of another site into the text, or changes the selected one; the title is required. */
export function VideoDialog({ editor, onDone }: VideoDialogProps) {
  const [selected] = useState(() => (editor.isActive('video') ? (editor.getAttributes('video') as VideoInText) : null))
  const [address, setAddress] = useState(selected?.href ?? '')
  const [title, setTitle] = useState(selected?.title ?? '')
  const [hasTried, setHasTried] = useState(false)
  const addressField = useRef<HTMLInputElement>(null)
  const titleField = useRef<HTMLInputElement>(null)
  const video = embedOf(address)
  const problems = {
    address: video ? undefined : 'Enter the address of a video on YouTube or Vimeo.',
    title: title.trim() ? undefined : 'Enter the title of the video.',
  }

  function apply() {
    setHasTried(true)
    if (!video) return addressField.current?.focus()
    if (problems.title) return titleField.current?.focus()
    const node = editor.schema.nodes.video?.create({ href: video.href, title: title.trim() })
    if (node && selected) replacePicture(editor.view, node)
    else if (node) placeBlock(editor.view, node)
    onDone()
  }

  // The dialog is inside the page's form: Enter inserts the video and must not submit the form.
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.target instanceof HTMLButtonElement) return
    event.preventDefault()
    apply()
  }

  return (
    <Dialog
      heading={selected ? 'Change video' : 'Add video'}
      size="medium"
      initialFocus={selected ? titleField : addressField}
      onClose={onDone}
      actions={
        <>
          <Button variant="secondary" onClick={onDone}>
            Cancel
          </Button>
          <Button onClick={apply}>{selected ? 'Change video' : 'Insert video'}</Button>
        </>
      }
    >
      <Stack role="group" aria-label="Video" onKeyDown={handleKeyDown}>
        <TextField
          ref={addressField}
          label="Address of the video"
          hint="On YouTube or Vimeo. Readers load nothing from there until they play it."
          inputMode="url"
          autoComplete="off"
          required
          value={address}
          error={hasTried ? problems.address : undefined}
          onChange={({ target }) => setAddress(target.value)}
        />
        <TextField
          ref={titleField}
          label="Title of the video"
          hint="Readers see it in place of a picture."
          maxLength={191}
          required
          value={title}
          error={hasTried ? problems.title : undefined}
          onChange={({ target }) => setTitle(target.value)}
        />
      </Stack>
    </Dialog>
  )
}
