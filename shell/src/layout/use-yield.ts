import { useLayoutEffect, type RefObject } from 'react'

/**
 * Sets `data-yields` on a floating element while it covers an error message or an element that `uncovered` selects, such
 * as the focused one (WCAG 2.2, 2.4.11).
 * @param uncovered a selector
 */
export function useYield(root: RefObject<HTMLElement | null>, isShown: boolean, uncovered: string) {
  useLayoutEffect(() => {
    const floating = root.current
    if (!isShown || !floating) return
    const update = () =>
      floating.toggleAttribute(
        'data-yields',
        uncoverable(uncovered).some((element) => covers(floating, element)),
      )
    // Not only scrolling moves them: an error message pushes down what follows.
    const observer = 'ResizeObserver' in globalThis ? new ResizeObserver(update) : undefined
    observer?.observe(document.body)
    update()
    document.addEventListener('focusin', update)
    window.addEventListener('scroll', update, { passive: true })
    return () => {
      observer?.disconnect()
      document.removeEventListener('focusin', update)
      window.removeEventListener('scroll', update)
    }
  }, [root, isShown, uncovered])
}

function uncoverable(selector: string): Element[] {
  const all = document.querySelectorAll(selector)
  const messages = [...document.querySelectorAll('[aria-invalid=true]')].flatMap((control) =>
    (control.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)),
  )
  return [...all, ...messages].filter((element) => element !== null)
}

/**
 * Whether the floating element covers part of an element; one taller than half the window stays visible beside it, unless
 * the user writes in it.
 */
function covers(floating: Element, element: Element): boolean {
  if (floating.contains(element)) return false
  const [over, under] = [floating.getBoundingClientRect(), element.getBoundingClientRect()]
  if (under.height > window.innerHeight / 2 && !element.matches('textarea, [contenteditable=true]')) return false
  const across = over.left < under.right && under.left < over.right
  return across && over.top < under.bottom && under.top < over.bottom
}
