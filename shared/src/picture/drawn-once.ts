/** Drawings of one kind that are remembered; a page has far fewer. */
const MAX_DRAWINGS = 500

/** Returns the same drawing for the same arguments without drawing it again: pages are rendered many times on the server. */
export function drawnOnce<Options extends readonly (string | number)[], Drawing>(
  draw: (...options: Options) => Drawing,
): (...options: Options) => Drawing {
  const drawings = new Map<string, Drawing>()
  return (...options) => {
    const key = options.join(' ')
    const known = drawings.get(key)
    if (known) return known
    if (drawings.size >= MAX_DRAWINGS) drawings.clear()
    const drawing = draw(...options)
    drawings.set(key, drawing)
    return drawing
  }
}
