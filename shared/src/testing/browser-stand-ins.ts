import { installDialog } from './dialog-stand-in'
import { installMatchMedia } from './match-media'

/** Installs the browser APIs that pages use and jsdom lacks. */
export function installBrowserStandIns(): void {
  installDialog()
  installMatchMedia()
  installPointerEvent()
  window.scrollTo = () => undefined
  Element.prototype.scrollIntoView = () => undefined
  // The editor measures text positions; jsdom has no layout.
  Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: () => new DOMRect() })
}

/** jsdom has no pointer events; a mouse event with a `pointerType` is sufficient. */
function installPointerEvent() {
  window.PointerEvent ??= class extends MouseEvent {
    readonly pointerType: string
    constructor(type: string, init: PointerEventInit = {}) {
      super(type, init)
      this.pointerType = init.pointerType ?? ''
    }
  } as unknown as typeof PointerEvent
}
