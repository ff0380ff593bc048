import { useId, useLayoutEffect, useRef, type ReactNode, type RefObject, type SyntheticEvent } from 'react'
import { X } from 'lucide-react'
import type { Theme } from '../../theme/theme'
import { Actions, Body, CloseButton, Title, Window, type DialogSize } from './Dialog.styles'

/**
 * Type of a dialog. `warn` is for actions that cannot be undone: unlike `warning` it is red, and a question of this type
 * focuses its cancel button.
 */
export type DialogType = 'success' | 'warning' | 'warn' | 'error' | 'plain'

/** Color of the heading of each type, and its text when none is given (LY-04). */
const dialogTypes: Record<DialogType, { color: keyof Theme['color']; heading: string }> = {
  success: { color: 'success', heading: 'Success!' },
  warning: { color: 'accent', heading: 'Warning' },
  warn: { color: 'danger', heading: 'Warning' },
  error: { color: 'danger', heading: 'Error' },
  plain: { color: 'text', heading: 'Please note' },
}

export interface DialogProps {
  /** Determines the color of the heading, and its text if there is none; `plain` by default. */
  type?: DialogType
  heading?: string
  /** `small` is the size of all messages (LY-04), `medium` is for short forms. */
  size?: DialogSize
  /** Makes it an alert dialog, whose content is announced at once. */
  alert?: boolean
  /** Called on Escape or the close button. The parent then stops rendering the dialog. */
  onClose: () => void
  /** The element to focus on opening; the first control by default. */
  initialFocus?: RefObject<HTMLElement | null>
  /** Buttons, the confirming one last. */
  actions?: ReactNode
  children: ReactNode
}

/**
 * A modal dialog, open as long as it is rendered. It is a native `dialog`, which traps the focus and restores it. For
 * messages and questions use `showDialog` and `confirm`, which render it (LY-04).
 */
export function Dialog(props: DialogProps) {
  const { type = 'plain', heading, size = 'small', alert = false, onClose, initialFocus, actions, children } = props
  const { color, heading: defaultHeading } = dialogTypes[type]
  const headingId = useId()
  const bodyId = useId()
  const dialog = useRef<HTMLDialogElement>(null)

  // Closing the dialog before its element is removed restores the focus.
  useLayoutEffect(() => {
    const element = dialog.current
    const opener = document.activeElement
    element?.showModal()
    initialFocus?.current?.focus()
    return () => {
      element?.close()
      queueMicrotask(() => keepFocus(opener))
    }
  }, [initialFocus])

  const handleCancel = (event: SyntheticEvent) => {
    // A file input whose chooser is canceled sends the same event, and it bubbles.
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    onClose()
  }

  return (
    <Window
      ref={dialog}
      role={alert ? 'alertdialog' : undefined}
      aria-labelledby={headingId}
      aria-describedby={alert ? bodyId : undefined}
      $size={size}
      onCancel={handleCancel}
    >
      <Title id={headingId} $color={color}>
        {heading ?? defaultHeading}
      </Title>
      <Body id={bodyId}>{children}</Body>
      {actions && <Actions>{actions}</Actions>}
      <CloseButton type="button" aria-label="Close" onClick={onClose}>
        <X aria-hidden="true" strokeWidth={1.75} />
      </CloseButton>
    </Window>
  )
}

/** Chromium loses the restored focus when the closed dialog is removed in the same turn of the event loop. */
function keepFocus(opener: Element | null) {
  if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus()
}
