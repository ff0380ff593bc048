/** How far the dots of a picture lie off their line, in the unit -1 to 1; fixed, so the picture is always the same. */
const SCATTER = [
  0.35, -0.8, 0.62, -0.15, 0.95, -0.55, 0.1, 0.78, -0.98, 0.42, -0.3, 0.88, -0.7, 0.22, 0.55, -0.45, 0.99, -0.08, -0.86,
  0.48, 0.7, -0.6, 0.3, -0.2,
]

export const STEP_SIGNAL = { width: 240, height: 48 } as const

/**
 * The dots of one step as one SVG path of zero-length strokes.
 * @param noise 1 for a cloud, 0 for a straight line
 */
export function stepSignalPath(noise: number): string {
  const gap = STEP_SIGNAL.width / SCATTER.length
  const middle = STEP_SIGNAL.height / 2
  const reach = middle - 6
  return SCATTER.map((scatter, index) => `M${gap * (index + 0.5)} ${round(middle + scatter * noise * reach)}h.01`).join(
    '',
  )
}

const round = (value: number) => Math.round(value * 10) / 10
