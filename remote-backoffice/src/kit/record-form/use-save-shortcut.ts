import { useEffect, useEffectEvent } from 'react'
import { settleTexts } from '../forms/settle-texts'

/** A form panel that is a dialog element holds fields and is not a question. */
const ANSWERED_FIRST = 'dialog:not([data-form-panel]), [role$="dialog"]'

/**
 * Calls `save` on Ctrl+S, and on Cmd+S on a Mac, wherever the focus is, except in a dialog, which must be answered
 * first.
 */
export function useSaveShortcut(save: () => void, isOffered: boolean): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event
    if (key !== 's' || !(ctrlKey || metaKey) || shiftKey || altKey) return
    event.preventDefault()
    if (event.repeat || (target instanceof Element && target.closest(ANSWERED_FIRST))) return
    settleTexts()
    save()
  })

  useEffect(() => {
    if (!isOffered) return
    const listener = (event: KeyboardEvent) => handle(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [isOffered])
}
