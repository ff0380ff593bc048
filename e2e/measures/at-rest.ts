/**
 * Runs in the page: resolves once the browser has nothing left to do: effects have run, what they caused has been drawn,
 * and what moved has arrived.
 */
export async function atRest(): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    await new Promise((idle) => requestIdleCallback(idle))
    // Chromium without a screen can leave a still page without a frame.
    await new Promise((drawn) => {
      requestAnimationFrame(drawn)
      setTimeout(drawn, 100)
    })
  }
  const moving = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(moving.map(({ finished }) => finished))
}
