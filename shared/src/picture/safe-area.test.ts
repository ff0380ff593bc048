import { drawMap, type City, cities } from './motifs/map'
import { drawResult } from './motifs/result'
import { seededRandom } from './random'
import { drawMotif, signalField } from './signal-field'
import type { SignalField } from './signal-types'
import { subjectField, type Subject, subjects } from './subjects'
import { SAFE_AREA } from './svg-path-builder'

const wide = { phone: [360, 200], tablet: [768, 260], hero: [1600, 400] } as const
const beside = { card: [480, 200], hero: [560, 420] } as const
const cover = [1600, 900] as const
const seeds = Array.from({ length: 100 }, (_, index) => `picture ${index}`)

interface Extent {
  left: number
  top: number
  right: number
  bottom: number
}

/** The numbers of a path are its points; those of an arc are read as its radii and its end, relative to its start. */
const extentOfPath = (d: string): Extent[] => {
  const ring = /^M([-\d.]+) ([-\d.]+)a([-\d.]+) ([-\d.]+)/.exec(d)
  if (ring) {
    const [x, y, rx, ry] = ring.slice(1).map(Number) as [number, number, number, number]
    return [{ left: x, top: y - ry, right: x + 2 * rx, bottom: y + ry }]
  }
  const numbers = d.match(/-?[\d.]+/g)?.map(Number) ?? []
  return numbers.flatMap((x, index) => {
    const y = numbers[index + 1]
    return index % 2 === 0 && y !== undefined ? [{ left: x, top: y, right: x, bottom: y }] : []
  })
}

const extentsOf = ({ dots, lines, paths }: SignalField) => [
  ...dots.map(({ x, y, r, tone }) => ({ left: x - r, top: y - r, right: x + r, bottom: y + r, tone })),
  ...lines.flatMap(({ x1, y1, x2, y2, tone }) => [
    { left: x1, top: y1, right: x1, bottom: y1, tone },
    { left: x2, top: y2, right: x2, bottom: y2, tone },
  ]),
  ...paths.flatMap(({ d, tone }) => extentOfPath(d).map((extent) => ({ ...extent, tone }))),
]

const SLACK = 0.5

function expectFits(field: SignalField, width: number, height: number) {
  const extents = extentsOf(field)
  expect(extents.length).toBeGreaterThan(10)
  const outside = extents.filter(
    ({ left, top, right, bottom }) =>
      left < SAFE_AREA - SLACK ||
      top < SAFE_AREA - SLACK ||
      right > width - SAFE_AREA + SLACK ||
      bottom > height - SAFE_AREA + SLACK,
  )
  expect(outside).toEqual([])
  const accent = extents.filter(({ tone }) => tone === 'warm')
  expect(accent.length).toBeGreaterThan(0)
  const [from, to] = [width * 0.15, width * 0.85]
  expect(accent.filter(({ left, right }) => left < from || right > to)).toEqual([])
  expect(JSON.stringify(field)).not.toMatch(/\.\d{3}/)
}

test.each(Object.entries(wide))(
  'every seeded picture keeps its safe area and its accent in the middle: %s',
  (_, size) => {
    const [width, height] = size
    for (const seed of seeds) expectFits(signalField(seed, { width, height }), width, height)
  },
)

test.each(Object.entries(beside))('the picture of every service keeps its safe area: %s', (_, [width, height]) => {
  for (const subject of Object.keys(subjects) as Subject[])
    expectFits(subjectField(subject, width, height), width, height)
})

test('the dotted map of every city and every result keep their safe area', () => {
  const [width, height] = cover
  const random = () => seededRandom('cover')
  for (const city of Object.keys(cities) as City[])
    expectFits(drawMotif(drawMap(city), random(), { width, height }), width, height)
  const results = [11, 40, 61, 113].flatMap((before) =>
    [1, Math.round(before / 3), before].map((after) => [before, after]),
  )
  for (const [before = 1, after = 1] of results) {
    const field = drawMotif(drawResult(before, after), random(), { width, height })
    const extents = extentsOf(field)
    expect(field.dots).toHaveLength(after)
    expect(field.paths).toHaveLength(before - after)
    expect(Math.min(...extents.map(({ left, top }) => Math.min(left, top)))).toBeGreaterThanOrEqual(SAFE_AREA)
    expect(Math.max(...extents.map(({ bottom }) => bottom))).toBeLessThanOrEqual(height - SAFE_AREA)
  }
})
