/** Moves the focus to the page heading, after a navigation or when the focused element has been removed. */
export function focusHeading(): void {
  const target = document.querySelector<HTMLElement>('h1') ?? document.querySelector<HTMLElement>('#content')
  if (!target) return
  if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1')
  target.focus({ preventScroll: true })
}
