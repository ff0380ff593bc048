import { clamp } from '../interpolation'
import type { Motif, Point } from '../svg-path-builder'
import { worldMap } from '../world-map'
import { evenGrid } from './even-grid'

/** Cities on the dotted map, in its units. */
export const cities = {
  'Abu Dhabi': { x: 73.3, y: 22.1 },
  Amsterdam: { x: 53.8, y: 8.6 },
  Hyderabad: { x: 83.6, y: 25.7 },
  London: { x: 51.9, y: 8.9 },
  Singapore: { x: 94.8, y: 35 },
  Sydney: { x: 110.7, y: 55.1 },
  Toronto: { x: 22.5, y: 12.3 },
  Utrecht: { x: 54, y: 8.8 },
} as const

export type City = keyof typeof cities

/** Every dot of land: a run of the map is a start and a length. */
const land: Point[] = [...worldMap.land.matchAll(/M([\d.]+) ([\d.]+)h([\d.]+)/g)].flatMap(([, x, y, length]) =>
  Array.from({ length: Math.floor(Number(length)) + 1 }, (_, step) => ({ x: Number(x) + step, y: Number(y) })),
)

/** Width of the part of the map around a city, in dots. */
const REGION = 44

/** The dotted map around a city, with an orange pin; without a city the whole map, with an orange dot in each of our eight regions. */
export const drawMap =
  (city?: City): Motif =>
  (frame, pen) => {
    const columns = city ? REGION : worldMap.columns
    const rows = city ? (columns * frame.height) / frame.width : worldMap.rows
    const grid = evenGrid(frame, columns, rows, 1)
    const pin = city ? cities[city] : { x: columns / 2, y: rows / 2 }
    const left = city ? clamp(pin.x - columns / 2, 0, worldMap.columns - columns) : 0
    const top = city ? pin.y - rows / 2 : 0
    const at = ({ x, y }: Point) => grid.at(x - left - 0.5, y - top - 0.5)
    for (const dot of land) {
      const away = Math.hypot(dot.x - pin.x, dot.y - pin.y) / columns
      pen.dot(at(dot), grid.dot(city ? 0.56 : 0.62), { opacity: city ? clamp(1 - away * 1.3, 0.3, 0.9) : 0.6 })
    }
    if (!city) {
      for (const place of Object.values(worldMap.places))
        pen.dot(at(place), grid.dot(2.2), { opacity: 1, tone: 'warm' })
      return
    }
    for (const ring of [1.6, 2.6, 3.6])
      pen.ring(at(pin), grid.gap * ring, { opacity: 1.2 - ring * 0.28, tone: 'accent', width: 1 })
    pen.dot(at(pin), grid.dot(1.7), { opacity: 1, tone: 'warm' })
  }
