import type { Hair, Look } from '../../content/people/looks'

/** Number of dots per side of a drawn portrait. */
export const BUST_GRID = 29

type Shape = (x: number, y: number) => boolean

const oval =
  (cx: number, cy: number, rx: number, ry: number): Shape =>
  (x, y) =>
    ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 < 1

/** Hair around an open face. */
const around =
  (outline: Shape, face: Shape): Shape =>
  (x, y) =>
    outline(x, y) && !face(x, y)

const strands: Shape = (x, y) => Math.abs(x - 14) < 7 && y > 9 && y < 20

const hairs: Record<Hair, Shape> = {
  short: around(oval(14, 8.6, 6.2, 5.3), oval(14, 13, 4.8, 5.4)),
  side: around(oval(13.6, 8.4, 6.4, 5.6), oval(15, 13, 4.7, 5.9)),
  cropped: around(oval(14, 9.4, 5.8, 5), oval(14, 14.4, 5.4, 6.2)),
  bob: around((x, y) => oval(14, 11.2, 7.4, 8.2)(x, y) && y < 17.5, oval(14, 13.2, 4.6, 5.7)),
  fringe: around(
    (x, y) => oval(14, 11.2, 7.2, 8)(x, y) && y < 16.5,
    (x, y) => Math.abs(x - 14) < 4.4 && y > 9.4,
  ),
  long: around((x, y) => oval(14, 10, 7, 7)(x, y) || strands(x, y), oval(14, 14.6, 4.5, 8.4)),
  bun: (x, y) => around(oval(14, 9, 6.1, 5.2), oval(14, 13.4, 4.8, 5.6))(x, y) || oval(14, 2.8, 2.6, 1.9)(x, y),
  curly: around(oval(14, 9.4, 8.2, 7.2), oval(14, 13.6, 4.7, 5.8)),
}

const head = oval(14, 12.8, 5.4, 6.6)
const shoulders = oval(14, 30.2, 12, 9.4)
const collar = oval(14, 20.6, 4, 3.6)
const neck: Shape = (x, y) => Math.abs(x - 14) < 3 && y > 17 && y < 22

const toneAt = ({ hair, glasses }: Look, x: number, y: number): 'ink' | 'shade' | 'skin' | undefined => {
  if (hairs[hair](x, y)) return 'ink'
  if (head(x, y)) {
    if (glasses && y === 13 && x !== 14) return 'ink'
    return x < 12 || y > 17 ? 'shade' : 'skin'
  }
  if (neck(x, y) || (collar(x, y) && shoulders(x, y))) return x < 14 || y < 20 ? 'shade' : 'skin'
  return shoulders(x, y) ? 'ink' : undefined
}

const cells = Array.from({ length: BUST_GRID }, (_, index) => index)

/** The dots of a drawn portrait by tone, each as a path to be dashed: zero-length dashes with round caps are dots. */
export function bustPaths(look: Look) {
  const paths = { ink: '', shade: '', skin: '' }
  for (const y of cells) {
    let from = 0
    for (const x of cells) {
      const tone = toneAt(look, x, y)
      if (tone === toneAt(look, x + 1, y) && x + 1 < BUST_GRID) continue
      if (tone) paths[tone] += `M${from + 0.5} ${y + 0.5}h${x - from}.1`
      from = x + 1
    }
  }
  return paths
}
