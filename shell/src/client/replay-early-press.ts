/** The button that was pressed last before the page was alive; the inline start script remembers it. */
declare global {
  var earlyPress: HTMLButtonElement | null | undefined
}

/** Presses that button again once the page is alive, so that an answer to the cookie banner is never lost. */
export function replayEarlyPress(): void {
  const root = document.documentElement
  const observer = new MutationObserver(() => {
    observer.disconnect()
    const button = globalThis.earlyPress
    if (button?.isConnected) button.click()
  })
  observer.observe(root, { attributes: true, attributeFilter: ['data-alive'] })
}
