import { useEffect, useEffectEvent, useState } from 'react'
import { browserStorage } from '@tekskills/shared/storage/browser-storage'

/** Whether `?` shows the shortcuts; stored per device (contract §3.10). */
const HELP_KEY_OFF = 'tk:help-key-off'
/** Where a letter is typed. */
const TYPED_IN = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])'
/** Dialogs and menus, which take precedence; form panels that are dialog elements do not. */
const OPEN_FIRST = ':is(dialog[open], [role$="dialog"]):not([data-form-panel]), [role="menu"]'

type Shown = 'none' | 'palette' | 'help'

/**
 * Ctrl+K, on a Mac Cmd+K, opens and closes the palette, and `?` the list of shortcuts. In a text, Ctrl+K is for links: the
 * editor handles the key first.
 */
export function usePaletteKeys() {
  const [shown, setShown] = useState<Shown>('none')
  const [hasHelpKey, setHelpKey] = useState(() => browserStorage.read(HELP_KEY_OFF) !== 'true')

  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event
    if (event.defaultPrevented || event.repeat || altKey) return
    if (key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !shiftKey) {
      if (shown !== 'palette' && document.querySelector(OPEN_FIRST)) return
      event.preventDefault()
      setShown(shown === 'palette' ? 'none' : 'palette')
    }
    if (key !== '?' || ctrlKey || metaKey || !hasHelpKey) return
    if ((target instanceof Element && target.closest(TYPED_IN)) || document.querySelector(OPEN_FIRST)) return
    event.preventDefault()
    setShown('help')
  })

  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])

  function chooseHelpKey(isOn: boolean) {
    setHelpKey(isOn)
    browserStorage.write(HELP_KEY_OFF, String(!isOn))
  }

  return {
    shown,
    openPalette: () => setShown('palette'),
    openHelp: () => setShown('help'),
    close: () => setShown('none'),
    hasHelpKey,
    chooseHelpKey,
  }
}
