/**
 * Runs in the page: resolves once the browser has nothing left to do: effects have run, what they caused has been drawn,
 * and what moved has arrived.
 */
export async function atRest(): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    // Chromium without a screen can leave a still page without a frame, and without one there is no idle time either.
    await new Promise((idle) => requestIdleCallback(idle, { timeout: 500 }))
    await new Promise((drawn) => {
      requestAnimationFrame(drawn)
      setTimeout(drawn, 100)
    })
  }
  // What moves with the scroll position ends only where the page does.
  const moving = document
    .getAnimations()
    .filter(
      ({ effect, timeline }) => timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
    )
  await Promise.allSettled(moving.map(({ finished }) => finished))
}
