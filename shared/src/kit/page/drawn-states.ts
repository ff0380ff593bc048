/** States that normally require a pointer or keyboard; the kit draws them statically. */
export const drawnStates = ['hover', 'focus-visible', 'active'] as const
export type DrawnState = (typeof drawnStates)[number]

const PSEUDO_CLASS = /:(hover|focus-visible|active)\b/g
const HOVERING_DEVICE = /\(hover:\s*hover\)/

/**
 * Copies of all style rules for a state, which match elements marked with its name in `data-drawn`. Like the real states,
 * hover and active also match ancestors of the marked element. The specificity is that of the pseudo-class.
 */
export function drawnRules(rules: Iterable<CSSRule>): string {
  return [...rules].map(drawnRule).filter(Boolean).join('\n')
}

function drawnRule(rule: CSSRule): string {
  if (rule instanceof CSSMediaRule) {
    const inner = drawnRules(rule.cssRules)
    // Also apply on devices that cannot hover.
    return inner && (HOVERING_DEVICE.test(rule.media.mediaText) ? inner : `@media ${rule.media.mediaText}{${inner}}`)
  }
  if (!(rule instanceof CSSStyleRule) || rule.selectorText.search(PSEUDO_CLASS) < 0) return ''
  return `${rule.selectorText.replace(PSEUDO_CLASS, asMark)}{${rule.style.cssText}}`
}

const asMark = (_: string, state: string) =>
  state === 'focus-visible'
    ? `:is([data-drawn='${state}'])`
    : `:is([data-drawn='${state}'], :has([data-drawn='${state}']))`

/** Adds the drawn rules of a document in a style element. @returns a function that removes it */
export function drawStates(page: Document): () => void {
  const style = page.createElement('style')
  style.textContent = [...page.styleSheets].map(({ cssRules }) => drawnRules(cssRules)).join('\n')
  page.head.append(style)
  return () => style.remove()
}
