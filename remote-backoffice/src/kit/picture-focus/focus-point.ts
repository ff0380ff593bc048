/** The point of a picture that a crop keeps in sight, in percent from the left and from the top. */
export interface FocusPoint {
  x: number
  y: number
}

/** Width and height, in any unit. */
export interface Size {
  width: number
  height: number
}

/** The shape of the picture of a shared link (contract §3.5). */
export const SHARE_SHAPE: Size = { width: 1200, height: 630 }

const clamp = (value: number, most: number) => Math.min(most, Math.max(0, value))

/**
 * The position of a picture behind a window of another shape for the point to be as near the middle as the edges
 * allow; as `object-position`. The service cuts by the same rule.
 */
export function cropPosition({ x, y }: FocusPoint, picture: Size, shape: Size): string {
  const scale = Math.min(picture.width / shape.width, picture.height / shape.height)
  const side = (percent: number, whole: number, taken: number) => {
    const spare = whole - taken
    return spare < 1 ? 50 : (clamp((percent / 100) * whole - taken / 2, spare) / spare) * 100
  }
  const left = side(x, picture.width, shape.width * scale)
  const top = side(y, picture.height, shape.height * scale)
  return `${left.toFixed(1)}% ${top.toFixed(1)}%`
}
