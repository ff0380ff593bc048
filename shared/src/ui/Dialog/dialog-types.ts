import type { Theme } from '../../theme/theme'

/**
 * Type of a dialog. `warn` is for actions that cannot be undone: unlike `warning` it is red, and a question of this type
 * focuses its cancel button.
 */
export type DialogType = 'success' | 'warning' | 'warn' | 'error' | 'plain'

/** Color of the heading of each type, and its text when none is given (LY-04). */
export const dialogTypes: Record<DialogType, { color: keyof Theme['color']; heading: string }> = {
  success: { color: 'success', heading: 'Success!' },
  warning: { color: 'accent', heading: 'Warning' },
  warn: { color: 'danger', heading: 'Warning' },
  error: { color: 'danger', heading: 'Error' },
  plain: { color: 'text', heading: 'Please note' },
}
