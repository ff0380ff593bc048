/** The focal point of a picture, which crops keep in view; in percent from the left and from the top. */
export interface FocusPoint {
  x: number
  y: number
}

/** Width and height, in any unit. */
export interface Size {
  width: number
  height: number
}

/** The size of the picture in a shared link (contract §3.5). */
export const SHARE_SHAPE: Size = { width: 1200, height: 630 }

const clamp = (value: number, most: number) => Math.min(most, Math.max(0, value))

/**
 * The `object-position` that centers the focal point of a picture in a box of another aspect ratio, as far as the edges
 * allow. The service crops by the same rule.
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
