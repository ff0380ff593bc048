/** Marks the buttons of dropdowns. */
const DROPDOWN = '[data-dropdown]'

/**
 * Moves the focus to what stays in sight when the menu changes its form: from the toggle to the first entry of the bar,
 * from inside a dropdown to its button, and from the bar to the toggle.
 *
 * @param focused what has the focus in the header, or had it until it was hidden.
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
