import { writeFileSync } from 'node:fs'
import { format, resolveConfig } from 'prettier'
import { fromRoot } from '../repository'
import { drawWorld } from './draw-world'

const FILE = fromRoot('remote-public/src/features/regions/world-map.ts')

/** Draws the world map of the regions anew: `npm run world-map`. The file it writes is part of the repository. */
const { columns, rows, land, places } = drawWorld()
const source = `/** Drawn by \`npm run world-map\` from Natural Earth's outlines; not for editing. One unit is the gap between two dots. */
export const worldMap = {
  columns: ${columns},
  rows: ${rows},
  /** Runs of land dots: strokes along the rows, to be drawn with dashes of no length a unit apart. */
  land: ${JSON.stringify(land)},
  /** Middle of each region's main land. */
  places: ${JSON.stringify(places)},
} as const
`
writeFileSync(FILE, await format(source, { ...(await resolveConfig(FILE)), filepath: FILE }))
console.log(`${FILE}: ${land.length} characters of land, ${Object.keys(places).length} regions`)
