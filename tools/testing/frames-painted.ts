/**
 * Runs in the page: resolves after two frames, or after 200 ms, since headless Chromium may paint no frame for an
 * unchanged page.
 */
export async function framesPainted(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) {
    await new Promise((painted) => {
      requestAnimationFrame(painted)
      setTimeout(painted, 100)
    })
  }
}
