import { useId, useLayoutEffect, useRef, type ReactNode, type RefObject, type SyntheticEvent } from 'react'
import { X } from 'lucide-react'
import { Actions, Body, CloseButton, Title, Window, type DialogSize, type DialogTone } from './Dialog.styles'

export interface DialogProps {
  heading: string
  /** Colour of the heading; its words carry the meaning. */
  tone?: DialogTone
  /** `small` is the size of every message (LY-04), `medium` holds a short form. */
  size?: DialogSize
  /** A message that must be answered before anything else; it is read out at once. */
  alert?: boolean
  /** Asked to close: Escape or the close button. The parent then stops rendering the dialog. */
  onClose: () => void
  /** What takes the focus at first; the first control by default. */
  initialFocus?: RefObject<HTMLElement | null>
  /** Buttons, the one that goes on last. */
  actions?: ReactNode
  children: ReactNode
}

/**
 * A modal window, open as long as it is rendered: the platform's own `dialog`, which keeps the focus inside and hands
 * it back. Messages and questions go through `showDialog` and `confirm`, which use it (LY-04).
 */
export function Dialog(props: DialogProps) {
  const { heading, tone = 'plain', size = 'small', alert = false, onClose, initialFocus, actions, children } = props
  const headingId = useId()
  const bodyId = useId()
  const dialog = useRef<HTMLDialogElement>(null)

  // Closing before the element goes hands the focus back to where it was.
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
      <Title id={headingId} $tone={tone}>
        {heading}
      </Title>
      <Body id={bodyId}>{children}</Body>
      {actions && <Actions>{actions}</Actions>}
      <CloseButton type="button" aria-label="Close" onClick={onClose}>
        <X aria-hidden="true" strokeWidth={1.75} />
      </CloseButton>
    </Window>
  )
}

/** Chromium takes the focus from where it was handed to when the closed element leaves the page in the same turn. */
function keepFocus(opener: Element | null) {
  if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus()
}
