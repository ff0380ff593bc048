/** The last button clicked before hydration, recorded by the inline start script. */
declare global {
  var earlyClick: HTMLButtonElement | null | undefined
}

/** Replays that click once the page is hydrated, so that a choice in the cookie banner is never lost. */
export function replayEarlyClick(): void {
  const root = document.documentElement
  const observer = new MutationObserver(() => {
    observer.disconnect()
    const button = globalThis.earlyClick
    if (button?.isConnected) button.click()
  })
  observer.observe(root, { attributes: true, attributeFilter: ['data-alive'] })
}
