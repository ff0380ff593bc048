/** The focal point of a picture, which crops keep in view; in percent from the left and from the top. */
export interface FocalPoint {
  x: number
  y: number
}

/** Width and height, in any unit. */
export interface Size {
  width: number
  height: number
}

/** The size of the picture in a shared link, in pixels (contract §3.5). */
export const SHARED_PICTURE_SIZE: Size = { width: 1200, height: 630 }

const clamp = (value: number, max: number) => Math.min(max, Math.max(0, value))

/**
 * The CSS `object-position` that centers the focal point of a picture in a box of another aspect ratio, as far as the
 * edges allow. The service crops by the same rule.
 */
export function cropPosition({ x, y }: FocalPoint, picture: Size, box: Size): string {
  const scale = Math.min(picture.width / box.width, picture.height / box.height)
  const positionOf = (percent: number, length: number, visible: number) => {
    const hidden = length - visible
    return hidden < 1 ? 50 : (clamp((percent / 100) * length - visible / 2, hidden) / hidden) * 100
  }
  const left = positionOf(x, picture.width, box.width * scale)
  const top = positionOf(y, picture.height, box.height * scale)
  return `${left.toFixed(1)}% ${top.toFixed(1)}%`
}
