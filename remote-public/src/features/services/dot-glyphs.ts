/** Marks of the practices as seven rows of seven dots: `#` is bright, `.` is part of the ground. */
export const dotGlyphs = {
  cloud: ['.......', '..##...', '.#####.', '.######', '#######', '#######', '.......'],
  security: ['.#####.', '#.....#', '#..#..#', '#.###.#', '.#.#.#.', '..#.#..', '...#...'],
  transformation: ['..#####', '.....##', '....#.#', '...#..#', '..#...#', '.#.....', '#......'],
  applications: ['.......', '.#...#.', '#..#..#', '#..#..#', '#..#..#', '.#...#.', '.......'],
  data: ['.......', '......#', '....#.#', '....#.#', '..#.#.#', '#.#.#.#', '#.#.#.#'],
  mobility: ['.#####.', '.#...#.', '.#...#.', '.#...#.', '.#...#.', '.##.##.', '.#####.'],
  quality: ['.......', '......#', '.....##', '#...##.', '##.##..', '.###...', '..#....'],
  sap: ['###.###', '###.#.#', '###.###', '.......', '###.###', '#.#.###', '###.###'],
  talent: ['..###..', '..###..', '..###..', '.......', '.#####.', '#######', '#######'],
} as const

/** Names one of the drawn marks. */
export type DotGlyphName = keyof typeof dotGlyphs

export const GLYPH_STEP = 8

/** The dots of a mark that are bright, or that are not, as one SVG path of zero-length strokes. */
export function glyphPath(name: DotGlyphName, bright: boolean): string {
  const mark = bright ? '#' : '.'
  return dotGlyphs[name]
    .flatMap((row, y) => [...row].map((dot, x) => (dot === mark ? `M${place(x)} ${place(y)}h.01` : '')))
    .join('')
}

const place = (index: number) => (index + 0.5) * GLYPH_STEP
