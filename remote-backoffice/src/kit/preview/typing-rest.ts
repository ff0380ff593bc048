/** Milliseconds without a key after which typing rests. */
const REST_MS = 300
/** Milliseconds after which work starts although the browser is never idle. */
const LATEST_MS = 2000

let lastKeyAt = Number.NEGATIVE_INFINITY
globalThis.addEventListener?.('keydown', () => void (lastKeyAt = performance.now()), { capture: true })

/**
 * Resolves once no key has been pressed for a moment and the browser is idle, so that no keystroke waits for what
 * follows; at once when `signal` is aborted.
 */
export async function whenTypingRests(signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const rest = lastKeyAt + REST_MS - performance.now()
    await (rest > 0 ? new Promise((resolve) => setTimeout(resolve, rest)) : idle())
    if (performance.now() - lastKeyAt >= REST_MS) return
  }
}

const idle = () =>
  new Promise<void>((resolve) => {
    // Safari has no idle callbacks.
    if (!('requestIdleCallback' in globalThis)) return void setTimeout(resolve)
    requestIdleCallback(() => resolve(), { timeout: LATEST_MS })
  })
