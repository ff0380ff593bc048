import { useRef } from 'react'
import { styled } from 'styled-components'
import { useDialogStore, type OpenDialog } from '@tekskills/shared/dialogs/dialog-store'
import { Button } from '../ui/Button/Button'
import { Dialog } from '../ui/Dialog/Dialog'

/** Shows the dialogs of `dialog-store`, one at a time (LY-04). Mounted once, by the shell. */
export function DialogHost() {
  const current = useDialogStore(({ queue }) => queue[0])
  return current ? <MessageDialog key={current.id} {...current} /> : null
}

function MessageDialog(props: OpenDialog) {
  const { kind, heading, message, confirmLabel, cancelLabel, cancelIsPrimary = false, settle } = props
  const firstButton = useRef<HTMLButtonElement>(null)
  // An irreversible action must not be confirmed by an accidental second Enter.
  const isDangerous = kind === 'warn' && cancelLabel !== undefined
  const focusesCancel = isDangerous || cancelIsPrimary
  const cancel = cancelLabel && (
    <Button
      key="cancel"
      ref={focusesCancel ? firstButton : undefined}
      variant={cancelIsPrimary ? 'primary' : 'secondary'}
      size="small"
      onClick={() => settle(false)}
    >
      {cancelLabel}
    </Button>
  )
  const confirm = (
    <Button
      key="confirm"
      ref={focusesCancel ? undefined : firstButton}
      variant={cancelIsPrimary ? 'secondary' : isDangerous ? 'danger' : 'primary'}
      size="small"
      onClick={() => settle(true)}
    >
      {confirmLabel}
    </Button>
  )
  return (
    <Dialog
      alert
      heading={heading}
      type={kind}
      initialFocus={firstButton}
      onClose={() => settle(false)}
      actions={cancelIsPrimary ? [confirm, cancel] : [cancel, confirm]}
    >
      <Message>{message}</Message>
    </Dialog>
  )
}

const Message = styled.p`
  color: ${({ theme }) => theme.color.textMuted};
  white-space: pre-line;
  overflow-wrap: anywhere;
`
