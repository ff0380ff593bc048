import { useEffect, useRef, useState, type DragEvent, type KeyboardEvent } from 'react'
import { ArrowDown, ArrowUp, Images, X } from 'lucide-react'
import { styled } from 'styled-components'
import type { Editor } from '@tiptap/react'
import type { MediaItem } from '@tekskills/shared/contracts/http/media'
import { gallerySize } from '@tekskills/shared/contracts/rich-text'
import { media } from '@tekskills/shared/theme/media'
import { Alert } from '@tekskills/shared/ui/Alert/Alert'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { Dialog } from '@tekskills/shared/ui/Dialog/Dialog'
import { TextField } from '@tekskills/shared/ui/Field/TextField'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { thumbnailOf } from '../media/media-address'
import { MediaDialog } from '../media/MediaDialog'
import { picturesOf, type GalleryPicture } from './gallery-node'
import { withAdded, withMoved } from './gallery-order'
import { placeBlock, replacePicture } from './picture-place'

interface GalleryDialogProps {
  editor: Editor
  /** Called once the gallery is in the text, or the user has canceled. */
  onDone: () => void
}

const { min, max } = gallerySize

/**
 * Inserts a gallery of pictures of the library, or changes the selected one; each picture needs a description. A new one
 * begins with the library.
 */
export function GalleryDialog({ editor, onDone }: GalleryDialogProps) {
  const [isNew] = useState(() => !editor.isActive('gallery'))
  const [pictures, setPictures] = useState(() => (isNew ? [] : picturesOf(editor.getAttributes('gallery'))))
  const [isOpen, setOpen] = useState(!isNew)
  const [isChoosing, setChoosing] = useState(false)
  const [hasTried, setHasTried] = useState(false)
  const [dragged, setDragged] = useState<number>()
  /** The place to which a button has moved a picture; the focus follows it there. */
  const moved = useRef<{ to: number; by: 'up' | 'down' }>(undefined)
  const list = useRef<HTMLOListElement>(null)
  const hasCount = pictures.length >= min && pictures.length <= max

  useEffect(() => {
    const { to, by } = moved.current ?? { to: 0, by: 'none' }
    list.current?.children[to]?.querySelector<HTMLElement>(`[data-move=${by}]`)?.focus()
    moved.current = undefined
  }, [pictures])

  function apply() {
    setHasTried(true)
    if (!hasCount) return
    const undescribed = pictures.findIndex(({ alt }) => alt.trim() === '')
    if (undescribed >= 0) return list.current?.children[undescribed]?.querySelector('input')?.focus()
    const trimmed = pictures.map((each) => ({ ...each, alt: each.alt.trim(), caption: each.caption.trim() }))
    const node = editor.schema.nodes.gallery?.create({ pictures: trimmed })
    if (node && isNew) placeBlock(editor.view, node)
    else if (node) replacePicture(editor.view, node)
    onDone()
  }

  function change(index: number, changes: Partial<GalleryPicture>) {
    setPictures(pictures.map((each, at) => (at === index ? { ...each, ...changes } : each)))
  }

  function move(from: number, by: 'up' | 'down') {
    const to = by === 'up' ? from - 1 : from + 1
    if (to < 0 || to >= pictures.length) return
    moved.current = { to, by }
    setPictures(withMoved(pictures, from, to))
  }

  function dragOver(event: DragEvent, index: number) {
    if (dragged === undefined) return
    event.preventDefault()
    if (dragged === index) return
    setPictures(withMoved(pictures, dragged, index))
    setDragged(index)
  }

  // The dialog is inside the page's form, which Enter must not submit.
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.target instanceof HTMLButtonElement) return
    event.preventDefault()
    apply()
  }

  const library = (onClose: () => void) => (
    <MediaDialog
      several={pictures.map(({ src }) => src)}
      onChoose={(item) => setPictures(withAdded(pictures, pictureIn(item)))}
      onClose={onClose}
    />
  )
  if (!isOpen) return library(() => (pictures.length > 0 ? setOpen(true) : onDone()))

  return (
    <Dialog
      heading={isNew ? 'Add gallery' : 'Change gallery'}
      size="medium"
      onClose={onDone}
      actions={
        <>
          <Button variant="secondary" onClick={onDone}>
            Cancel
          </Button>
          <Button onClick={apply}>{isNew ? 'Insert gallery' : 'Change gallery'}</Button>
        </>
      }
    >
      <Stack role="group" aria-label="Gallery" onKeyDown={handleKeyDown}>
        {hasTried && !hasCount && <Alert live tone="danger" heading={`Choose ${min} to ${max} pictures.`} />}
        <div>
          <Button
            size="small"
            variant="secondary"
            icon={<Images aria-hidden="true" strokeWidth={1.75} />}
            onClick={() => setChoosing(true)}
          >
            Choose from library
          </Button>
        </div>
        <Pictures ref={list} aria-label="Pictures in the gallery">
          {pictures.map((picture, index) => (
            <Row
              key={picture.src}
              $isDragged={dragged === index}
              onDragOver={(event) => dragOver(event, index)}
              onDrop={(event) => event.preventDefault()}
            >
              <Thumbnail
                src={thumbnailOf(picture.src, 320)}
                alt=""
                draggable
                title="Drag to change the order"
                onDragStart={(event) => {
                  event.dataTransfer.effectAllowed = 'move'
                  setDragged(index)
                }}
                onDragEnd={() => setDragged(undefined)}
              />
              <Stack $gap="sm">
                <TextField
                  label={`Description of picture ${index + 1}`}
                  maxLength={191}
                  required
                  value={picture.alt}
                  error={hasTried && picture.alt.trim() === '' ? 'Describe the picture.' : undefined}
                  onChange={({ target }) => change(index, { alt: target.value })}
                />
                <TextField
                  label={`Caption of picture ${index + 1}`}
                  optional
                  value={picture.caption}
                  onChange={({ target }) => change(index, { caption: target.value })}
                />
              </Stack>
              <Tools>
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={`Move picture ${index + 1} up`}
                  icon={<ArrowUp aria-hidden="true" strokeWidth={1.75} />}
                  aria-disabled={index === 0}
                  data-move="up"
                  onClick={() => move(index, 'up')}
                />
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={`Move picture ${index + 1} down`}
                  icon={<ArrowDown aria-hidden="true" strokeWidth={1.75} />}
                  aria-disabled={index === pictures.length - 1}
                  data-move="down"
                  onClick={() => move(index, 'down')}
                />
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={`Remove picture ${index + 1}`}
                  icon={<X aria-hidden="true" strokeWidth={1.75} />}
                  onClick={() => setPictures(pictures.filter((_, at) => at !== index))}
                />
              </Tools>
            </Row>
          ))}
        </Pictures>
      </Stack>
      {isChoosing && library(() => setChoosing(false))}
    </Dialog>
  )
}

const pictureIn = ({ url, imageAlt, width, height }: MediaItem): GalleryPicture => ({
  src: url,
  alt: imageAlt,
  caption: '',
  width: String(width),
  height: String(height),
})

const Pictures = styled.ol`
  display: grid;
  gap: ${({ theme }) => theme.space.md};
  margin: 0;
  padding: 0;
  list-style: none;
`

const Row = styled.li<{ $isDragged: boolean }>`
  display: grid;
  grid-template-columns: ${({ theme }) => theme.layout.avatar} minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.sm};
  align-items: start;
  opacity: ${({ $isDragged }) => ($isDragged ? 0.5 : 1)};

  ${media.tablet} {
    grid-template-columns: ${({ theme }) => theme.layout.result} minmax(0, 1fr) auto;
  }
`

const Thumbnail = styled.img`
  inline-size: 100%;
  aspect-ratio: 4 / 3;
  border-radius: ${({ theme }) => theme.radius.sm};
  background: ${({ theme }) => theme.color.surfaceMuted};
  object-fit: cover;
  cursor: grab;
`

const Tools = styled.div`
  display: flex;
  grid-column: 2;

  ${media.tablet} {
    flex-direction: column;
    grid-column: auto;
  }
`
