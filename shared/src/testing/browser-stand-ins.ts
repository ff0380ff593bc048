import { installDialog } from './dialog-stand-in'
import { installMatchMedia } from './match-media'

/** What the pages use of a browser and jsdom lacks. */
export function installBrowserStandIns(): void {
  installDialog()
  installMatchMedia()
  window.scrollTo = () => undefined
  Element.prototype.scrollIntoView = () => undefined
}
