import { useId, useLayoutEffect, useRef, type SyntheticEvent } from 'react'
import { X } from 'lucide-react'
import { useDialogStore, type OpenDialog } from '@tekskills/shared/dialogs/dialog-store'
import { Button } from '../ui/Button/Button'
import { Actions, CloseButton, Message, Title, Window } from './dialog-styles'

/** Shows the dialogs of `dialog-store`, one at a time (LY-04). Mounted once, by the shell. */
export function DialogHost() {
  const current = useDialogStore(({ queue }) => queue[0])
  return current ? <ModalDialog key={current.id} {...current} /> : null
}

function ModalDialog({ kind, heading, message, confirmLabel, cancelLabel, settle }: OpenDialog) {
  const headingId = useId()
  const messageId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const confirmButton = useRef<HTMLButtonElement>(null)

  // Closing before the element goes hands the focus back to where it was.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    confirmButton.current?.focus()
    return () => element?.close()
  }, [])

  const handleCancel = (event: SyntheticEvent) => {
    event.preventDefault()
    settle(false)
  }

  return (
    <Window
      ref={dialog}
      role="alertdialog"
      aria-labelledby={headingId}
      aria-describedby={messageId}
      onCancel={handleCancel}
    >
      <Title id={headingId} $kind={kind}>
        {heading}
      </Title>
      <Message id={messageId}>{message}</Message>
      <Actions>
        {cancelLabel && (
          <Button variant="secondary" size="small" onClick={() => settle(false)}>
            {cancelLabel}
          </Button>
        )}
        <Button ref={confirmButton} size="small" onClick={() => settle(true)}>
          {confirmLabel}
        </Button>
      </Actions>
      <CloseButton type="button" aria-label="Close" onClick={() => settle(false)}>
        <X aria-hidden="true" strokeWidth={1.75} />
      </CloseButton>
    </Window>
  )
}
