import { FONT_FAMILY, FONT_WEIGHTS } from '@tekskills/shared/theme/fonts'
import fontUrl from '@tekskills/shared/theme/fonts/hanken-grotesk.woff2'
import type { createBrowserRouter } from '@tekskills/shared/routing/router'

/** Pixels from which the browser counts a movement as a layout shift. */
const SHIFT_PX = 3

/**
 * A document is painted in its fallback font (`font-display: optional`, not preloaded). Once the web font has loaded, it
 * replaces the fallback at the first moment at which nothing in view moves: at once, when scrolling ends, or at the latest
 * as the next page renders (ADR 0047).
 */
export function showTypeface(router: ReturnType<typeof createBrowserRouter>): void {
  const first = router.state.location.key
  const face = new FontFace(FONT_FAMILY, `url(${fontUrl})`, { weight: FONT_WEIGHTS })
  const stop = () => {
    removeEventListener('scrollend', attempt)
    unsubscribe()
  }
  const attempt = () => {
    if (addUnlessSomethingMoves(face)) stop()
  }
  const unsubscribe = router.subscribe(({ navigation, location }) => {
    if (location.key === first || navigation.state !== 'idle' || face.status !== 'loaded') return
    document.fonts.add(face)
    stop()
  })
  face.load().then(
    () => {
      addEventListener('scrollend', attempt)
      attempt()
    },
    // The fallback font stays.
    () => undefined,
  )
}

/** Adds a loaded font, and removes it before the browser paints if something in view has moved. */
function addUnlessSomethingMoves(face: FontFace): boolean {
  const before = places()
  document.fonts.add(face)
  const moves = places().some((place, index) => isShift(before[index], place))
  if (moves) document.fonts.delete(face)
  return !moves
}

/** Where each visible element and text starts; text far from the screen may not have been laid out and is left out. */
function places(): DOMRect[] {
  const range = document.createRange()
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    node instanceof Element && !node.checkVisibility({ contentVisibilityAuto: true })
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  )
  const found: DOMRect[] = []
  while (nodes.nextNode()) {
    const { currentNode: node } = nodes
    range.selectNodeContents(node)
    const rect = node instanceof Element ? node.getBoundingClientRect() : range.getClientRects()[0]
    found.push(rect ?? new DOMRect())
  }
  return found
}

const isShift = (from: DOMRect | undefined, to: DOMRect) =>
  from !== undefined &&
  (isInView(from) || isInView(to)) &&
  (Math.abs(from.x - to.x) >= SHIFT_PX || Math.abs(from.y - to.y) >= SHIFT_PX)

const isInView = ({ top, bottom }: DOMRect) => bottom > 0 && top < innerHeight
