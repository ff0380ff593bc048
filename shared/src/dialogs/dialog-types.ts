import type { DialogTone } from '../ui/Dialog/Dialog.styles'

/**
 * Type of a dialog. `warn` is for actions that cannot be undone: unlike `warning` it is red, and a question of this type
 * focuses its cancel button.
 */
export type DialogType = 'success' | 'warning' | 'warn' | 'error' | 'plain'

/** Color of the heading, and its text when none is given (LY-04). */
export const dialogTypes: Record<DialogType, { tone: DialogTone; heading: string }> = {
  success: { tone: 'success', heading: 'Success!' },
  warning: { tone: 'accent', heading: 'Warning' },
  warn: { tone: 'danger', heading: 'Warning' },
  error: { tone: 'danger', heading: 'Error' },
  plain: { tone: 'plain', heading: 'Please note' },
}
