/** States that only a pointer, a finger or a keyboard brings about; the kit draws them without. */
export const drawnStates = ['hover', 'focus-visible', 'active'] as const
export type DrawnState = (typeof drawnStates)[number]

const PSEUDO_CLASS = /:(hover|focus-visible|active)\b/g
const HOVERING_DEVICE = /\(hover:\s*hover\)/

/**
 * Every style rule of a state once more, for elements marked `data-drawn` with its name. Like the real states, hover
 * and press also hold for what lies around the marked element. Specificity stays that of the pseudo-class.
 */
export function drawnRules(rules: Iterable<CSSRule>): string {
  return [...rules].map(drawnRule).filter(Boolean).join('\n')
}

function drawnRule(rule: CSSRule): string {
  if (rule instanceof CSSMediaRule) {
    const inner = drawnRules(rule.cssRules)
    // Also drawn on a device that cannot hover.
    return inner && (HOVERING_DEVICE.test(rule.media.mediaText) ? inner : `@media ${rule.media.mediaText}{${inner}}`)
  }
  if (!(rule instanceof CSSStyleRule) || rule.selectorText.search(PSEUDO_CLASS) < 0) return ''
  return `${rule.selectorText.replace(PSEUDO_CLASS, asMark)}{${rule.style.cssText}}`
}

const asMark = (_: string, state: string) =>
  state === 'focus-visible'
    ? `:is([data-drawn='${state}'])`
    : `:is([data-drawn='${state}'], :has([data-drawn='${state}']))`

/** Writes the drawn rules of a document into a style element of their own. @returns what takes it away again */
export function drawStates(page: Document): () => void {
  const style = page.createElement('style')
  style.textContent = [...page.styleSheets].map(({ cssRules }) => drawnRules(cssRules)).join('\n')
  page.head.append(style)
  return () => style.remove()
}
