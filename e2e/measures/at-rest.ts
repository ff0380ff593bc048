/** Runs in the page: resolves once the browser has nothing left to do: effects have run, and what they caused has been drawn. */
export async function atRest(): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    await new Promise((idle) => requestIdleCallback(idle))
    await new Promise((drawn) => requestAnimationFrame(drawn))
  }
}
