/** Removes the focus as a browser does when the focused element becomes hidden; jsdom has no layout. */
export function hideFocused(): void {
  const { activeElement } = document
  if (!(activeElement instanceof HTMLElement)) return
  activeElement.checkVisibility = () => false
  activeElement.blur()
}
