/** Takes the focus away as a browser does that has hidden what has it; jsdom lays nothing out. */
export function hideFocused(): void {
  const { activeElement } = document
  if (!(activeElement instanceof HTMLElement)) return
  activeElement.checkVisibility = () => false
  activeElement.blur()
}
