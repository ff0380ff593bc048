import { useChromeStore } from '../chrome/chrome-store'
import { useDialogStore } from '../dialogs/dialog-store'
import { useSessionStore } from '../session/session-store'

/** Resets stores, browser storage and cookies to their initial state. */
export function resetStores(): void {
  useChromeStore.setState(useChromeStore.getInitialState(), true)
  useDialogStore.setState(useDialogStore.getInitialState(), true)
  useSessionStore.setState(useSessionStore.getInitialState(), true)
  if (typeof document === 'undefined') return
  localStorage.clear()
  for (const pair of document.cookie.split('; ')) document.cookie = `${pair.split('=', 1)[0]}=; Path=/; Max-Age=0`
}
