import { FONT_FAMILY, FONT_WEIGHTS } from '@tekskills/shared/theme/fonts'
import fontUrl from '@tekskills/shared/theme/fonts/hanken-grotesk.woff2'
import type { createBrowserRouter } from '@tekskills/shared/routing/router'

/**
 * A document painted before its web font has loaded keeps the fallback font (`font-display: optional`). This applies the
 * font from the next client-side navigation on, when a swap cannot shift text that the visitor is reading.
 */
export function showLateTypeface(router: ReturnType<typeof createBrowserRouter>): void {
  const first = router.state.location.key
  let face: Promise<FontFace> | undefined
  const unsubscribe = router.subscribe(({ navigation, location }) => {
    if (navigation.state !== 'idle')
      face ??= new FontFace(FONT_FAMILY, `url(${fontUrl})`, { weight: FONT_WEIGHTS }).load()
    if (location.key === first || navigation.state !== 'idle') return
    unsubscribe()
    // If the font fails to load, the fallback stays.
    face?.then((loaded) => document.fonts.add(loaded)).catch(() => undefined)
  })
}
