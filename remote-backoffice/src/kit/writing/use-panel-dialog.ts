import { useLayoutEffect, useRef, type SyntheticEvent } from 'react'

interface PanelDialog {
  isOpen: boolean
  /** Whether it is modal, over the page; otherwise it is beside the text. */
  isSheet: boolean
  onClose: () => void
}

/** Opens and closes a panel of the writing screen; returns the properties of its `dialog`. */
export function usePanelDialog({ isOpen, isSheet, onClose }: PanelDialog) {
  const panel = useRef<HTMLDialogElement>(null)

  // The same element in both cases, so that no field is remounted and loses its input.
  useLayoutEffect(() => {
    const dialog = panel.current
    if (!dialog || !isOpen) return
    if (isSheet) dialog.showModal()
    else dialog.setAttribute('open', '')
    return () => dialog.close()
  }, [isOpen, isSheet])

  function handleCancel(event: SyntheticEvent) {
    // A file input whose chooser is canceled sends the same event, and it bubbles.
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    onClose()
  }

  return { ref: panel, onCancel: handleCancel }
}
