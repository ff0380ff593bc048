/** The button that was pressed last before the page was hydrated; the inline start script remembers it. */
declare global {
  var earlyClick: HTMLButtonElement | null | undefined
}

/** Presses that button again once the page is hydrated, so that an answer to the cookie banner is never lost. */
export function replayEarlyClick(): void {
  const root = document.documentElement
  const observer = new MutationObserver(() => {
    observer.disconnect()
    const button = globalThis.earlyClick
    if (button?.isConnected) button.click()
  })
  observer.observe(root, { attributes: true, attributeFilter: ['data-alive'] })
}
