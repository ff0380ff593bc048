import { installDialog } from './dialog-stand-in'
import { installMatchMedia } from './match-media'

/** What the pages use of a browser and jsdom lacks. */
export function installBrowserStandIns(): void {
  installDialog()
  installMatchMedia()
  installPointerEvent()
  window.scrollTo = () => undefined
  Element.prototype.scrollIntoView = () => undefined
  // The editor asks where a position of its text is; jsdom measures nothing.
  Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: () => new DOMRect() })
}

/** jsdom has no pointer events; what matters of one here is a mouse event with the name of its pointer. */
function installPointerEvent() {
  window.PointerEvent ??= class extends MouseEvent {
    readonly pointerType: string
    constructor(type: string, init: PointerEventInit = {}) {
      super(type, init)
      this.pointerType = init.pointerType ?? ''
    }
  } as unknown as typeof PointerEvent
}
