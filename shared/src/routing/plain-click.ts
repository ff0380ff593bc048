import type { MouseEvent } from 'react'

/**
 * Whether a click on a link is a plain one, which a page may handle itself. Any other opens a tab or window, or saves the
 * target, and is left to the browser.
 */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)
