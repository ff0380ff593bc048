import { create } from 'zustand'
import type { DialogType } from '../ui/Dialog/Dialog'

export interface DialogOptions {
  kind?: DialogType
  heading?: string
  message: string
}

export interface ConfirmOptions extends DialogOptions {
  confirmLabel?: string
  cancelLabel?: string
  /** Makes the safe choice, which changes nothing, the primary button, in last position and focused. */
  cancelIsPrimary?: boolean
}

export interface OpenDialog {
  id: number
  kind: DialogType
  heading?: string
  message: string
  confirmLabel: string
  /** If absent, the dialog has one button. */
  cancelLabel?: string
  cancelIsPrimary?: boolean
  settle: (confirmed: boolean) => void
}

interface DialogState {
  queue: readonly OpenDialog[]
}

export const useDialogStore = create<DialogState>(() => ({ queue: [] }))

let nextId = 0

function open({ kind = 'plain', heading, message, ...labels }: ConfirmOptions & { confirmLabel: string }) {
  return new Promise<boolean>((resolve) => {
    const id = nextId++
    const settle = (confirmed: boolean) => {
      useDialogStore.setState(({ queue }) => ({ queue: queue.filter((dialog) => dialog.id !== id) }))
      resolve(confirmed)
    }
    const dialog = { id, kind, heading, message, ...labels, settle }
    useDialogStore.setState(({ queue }) => ({ queue: [...queue, dialog] }))
  })
}

/** Shows a message with an Ok button; resolves when it is dismissed. Dialogs are queued and shown one at a time. */
export const showDialog = async (options: DialogOptions): Promise<void> => {
  await open({ ...options, confirmLabel: 'Ok' })
}

/** Asks a question; resolves to `true` for the confirming button and `false` for anything else. */
export const confirm = (options: ConfirmOptions): Promise<boolean> =>
  open({ cancelLabel: 'Cancel', ...options, confirmLabel: options.confirmLabel ?? 'Ok' })
