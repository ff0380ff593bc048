import { createRequire } from 'node:module'
import { geoArea, geoCentroid, geoContains, geoEqualEarth } from 'd3-geo'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'

/** Names that Natural Earth gives to the regions of the site. */
const regionNames = {
  USA: 'United States of America',
  Canada: 'Canada',
  UK: 'United Kingdom',
  Netherlands: 'Netherlands',
  UAE: 'United Arab Emirates',
  India: 'India',
  Singapore: 'Singapore',
  Australia: 'Australia',
} as const

export type RegionName = keyof typeof regionNames

const COLUMNS = 120
/** Nothing but ice lies south of this, in degrees. */
const SOUTH = -56
const NORTH = 78

type Atlas = Topology<{ countries: GeometryCollection<{ name: string }>; land: GeometryCollection }>

/** Land as rows of dots, and the regions' places on it, in units of one dot's gap. */
export interface World {
  columns: number
  rows: number
  /** SVG path data: one horizontal stroke for each run of dots. */
  land: string
  places: Record<RegionName, { x: number; y: number }>
}

/** Lays a grid of dots over the Equal Earth projection of the world and keeps those on land. */
export function drawWorld(): World {
  const atlas = createRequire(import.meta.url)('world-atlas/countries-50m.json') as Atlas
  const land = feature(atlas, atlas.objects.land)
  const countries = feature(atlas, atlas.objects.countries).features

  const projection = geoEqualEarth().rotate([-11, 0]).scale(1).translate([0, 0])
  const project = (place: [number, number]) => projection(place) ?? [0, 0]
  // From Alaska to New Zealand; the oceans beyond say nothing.
  const [left] = project([-168, 62])
  const [right] = project([179, -36])
  const [, top] = project([11, NORTH])
  const [, bottom] = project([11, SOUTH])
  const unit = (right - left) / COLUMNS
  const rows = Math.ceil((bottom - top) / unit)

  const isLand = (column: number, row: number) => {
    const [x, y] = [left + (column + 0.5) * unit, top + (row + 0.5) * unit]
    const place = projection.invert?.([x, y])
    // Beyond the rim of the projection the way back leads elsewhere.
    if (!place || place[1] < SOUTH || Math.abs(project(place)[0] - x) > unit) return false
    return geoContains(land, place)
  }
  const runs = Array.from({ length: rows }, (_, row) => runsOf(row, (column) => isLand(column, row)))

  const placeOf = (name: string) => {
    const country = countries.find(({ properties }) => properties.name === name)
    if (!country) throw new Error(`world-atlas knows no ${name}`)
    const [x, y] = project(geoCentroid(mainLand(country.geometry)))
    return { x: tenth((x - left) / unit), y: tenth((y - top) / unit) }
  }
  const places = Object.entries(regionNames).map(([region, name]) => [region, placeOf(name)])
  return { columns: COLUMNS, rows, land: runs.join(''), places: Object.fromEntries(places) as World['places'] }
}

/** The largest part of a country: its middle is where people expect the country to be. */
function mainLand(geometry: GeoJSON.Geometry): GeoJSON.Polygon {
  if (geometry.type === 'Polygon') return geometry
  if (geometry.type !== 'MultiPolygon') throw new Error(`${geometry.type} is no land`)
  const parts = geometry.coordinates.map((coordinates) => ({ type: 'Polygon' as const, coordinates }))
  const [largest] = parts.sort((one, other) => geoArea(other) - geoArea(one))
  if (!largest) throw new Error('a country without land')
  return largest
}

function runsOf(row: number, isLand: (column: number) => boolean): string {
  let path = ''
  let start: number | undefined
  for (let column = 0; column <= COLUMNS; column += 1) {
    const land = column < COLUMNS && isLand(column)
    if (land) start ??= column
    else if (start !== undefined) {
      // The hair beyond the last dot makes every browser draw it.
      path += `M${start + 0.5} ${row + 0.5}h${column - start - 1 + 0.01}`
      start = undefined
    }
  }
  return path
}

const tenth = (value: number) => Math.round(value * 10) / 10
