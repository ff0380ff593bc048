/** Selector of dropdown buttons. */
const DROPDOWN = '[data-dropdown]'

/**
 * Moves the focus to a visible control when the layout of the menu changes: from the toggle to the first entry of the
 * bar, from inside a dropdown to its button, and from the bar to the toggle.
 *
 * @param focused the element in the header that has the focus, or had it until it was hidden
 */
export function keepFocus(header: HTMLElement, focused: Element, isDesktop: boolean): void {
  const toggle = header.querySelector<HTMLElement>('[data-menu-toggle]')
  if (!isDesktop) {
    if (focused.closest('nav')) toggle?.focus()
  } else if (focused === toggle) {
    header.querySelector<HTMLElement>(DROPDOWN)?.focus()
  } else if (focused.closest('[role=group]')) {
    buttonOf(focused)?.focus()
  }
}

/** The button of the dropdown that contains an element. */
const buttonOf = (element: Element) =>
  element.closest('[role=group]')?.parentElement?.querySelector<HTMLElement>(DROPDOWN)
