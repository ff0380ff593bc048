/**
 * Runs in the page: resolves once the browser is idle: effects have run, their changes are painted and animations have
 * finished.
 */
export async function atRest(): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    // Headless Chromium may paint no frame for an unchanged page, and without a frame it has no idle period either.
    await new Promise((idle) => requestIdleCallback(idle, { timeout: 500 }))
    await new Promise((drawn) => {
      requestAnimationFrame(drawn)
      setTimeout(drawn, 100)
    })
  }
  // Scroll-driven animations finish only at the end of the page, and paused ones wait to be seen.
  const moving = document
    .getAnimations()
    .filter(
      ({ effect, timeline, playState }) =>
        timeline === document.timeline && playState !== 'paused' && effect?.getComputedTiming().endTime !== Infinity,
    )
  await Promise.allSettled(moving.map(({ finished }) => finished))
}
