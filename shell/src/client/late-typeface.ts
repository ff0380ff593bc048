import { FONT_FAMILY, FONT_WEIGHTS } from '@tekskills/shared/theme/fonts'
import fontUrl from '@tekskills/shared/theme/fonts/hanken-grotesk.woff2'
import type { createBrowserRouter } from '@tekskills/shared/routing/router'

/**
 * A document that was drawn before its typeface came keeps the fallback for as long as it lives (`font-display:
 * optional`). Its next page is drawn anew, so from there on the typeface may show: nothing moves that somebody reads.
 */
export function showLateTypeface(router: ReturnType<typeof createBrowserRouter>): void {
  const first = router.state.location.key
  let face: Promise<FontFace> | undefined
  const unsubscribe = router.subscribe(({ navigation, location }) => {
    if (navigation.state !== 'idle')
      face ??= new FontFace(FONT_FAMILY, `url(${fontUrl})`, { weight: FONT_WEIGHTS }).load()
    if (location.key === first || navigation.state !== 'idle') return
    unsubscribe()
    // Without it the fallback stays, which reads as well.
    face?.then((loaded) => document.fonts.add(loaded)).catch(() => undefined)
  })
}
