import { counted } from '../contracts/company-facts'
import { drawCalendar } from './motifs/calendar'
import { drawDoors } from './motifs/doors'
import { drawFlow } from './motifs/flow'
import { drawForecast } from './motifs/forecast'
import { drawFunnel } from './motifs/funnel'
import { drawLattice } from './motifs/lattice'
import { drawLayers } from './motifs/layers'
import { drawLift } from './motifs/lift'
import { type City, drawMap } from './motifs/map'
import { drawModules } from './motifs/modules'
import { drawResult } from './motifs/result'
import { drawRings } from './motifs/rings'
import { drawRoute } from './motifs/route'
import { drawSpiral } from './motifs/spiral'
import { drawSteps } from './motifs/steps'
import { drawWatch } from './motifs/watch'
import { drawWaveform } from './motifs/waveform'
import { grounds } from './palettes'
import { between, seededRandom } from './random'
import { drawMotif } from './signal-field'
import { fieldSvg } from './signal-svg'
import type { Motif } from './svg-path-builder'

/** The subject of an item's cover: a place, a result or a topic. */
export type Cover =
  | { shows: 'place'; city?: City }
  | { shows: 'result'; before: number; after: number; of: string }
  | { shows: 'topic'; topic: Topic; variant: number }

/** Two motifs for each topic, so that adjacent items of one topic can differ, each with its description. */
const topics = {
  cloud: [
    [drawFlow, 'a swell of lines calms down into level parallels'],
    [drawLayers, 'three layers of dots carry five boxes, one of them orange'],
  ],
  'data-and-ai': [
    [drawForecast, 'a curve runs through scattered dots to an orange forecast'],
    [drawSpiral, 'drifting dots gather in a dense spiral around an orange one'],
  ],
  modernisation: [
    [drawLattice, 'scattered dots lock into an even grid with one orange dot'],
    [drawModules, 'joined modules, one of them taken out in orange'],
  ],
  operations: [
    [drawWatch, 'a day of 24 dots around a dial with an orange hand'],
    [drawRoute, 'a loose network resolves into one path to an orange circle'],
  ],
  'quality-engineering': [
    [drawFunnel, 'columns of dots narrow down to a single line'],
    [drawWaveform, 'a ragged waveform becomes an even one with an orange peak'],
  ],
  sap: [
    [drawCalendar, 'twenty working days, five of them filled'],
    [drawSteps, 'a line of twelve steps, five of them crossed out'],
  ],
  security: [
    [drawDoors, 'eight numbered doors in a wall of dots, door 1 in orange'],
    [drawRings, 'clear rings spread from an orange dot'],
  ],
  talent: [
    [drawLift, 'thirty dots, three of them lifted out'],
    [drawSpiral, 'single dots join a dense, evenly packed spiral'],
  ],
} as const satisfies Record<string, readonly (readonly [Motif, string])[]>

export type Topic = keyof typeof topics

/** The motif of a topic; even and odd variants have different ones. */
const motifOf = ({ topic, variant }: Extract<Cover, { shows: 'topic' }>) => topics[topic][variant % 2 === 0 ? 0 : 1]

/** Text alternative of a cover. */
export function coverAlt(cover: Cover): string {
  if (cover.shows === 'topic') return `Drawn picture: ${motifOf(cover)[1]}.`
  if (cover.shows === 'result') return `Drawn chart of ${cover.of}: ${cover.after} of ${cover.before} circles filled.`
  return cover.city
    ? `Drawn map: an orange pin on ${cover.city}.`
    : `Drawn map: our ${counted.regions} around the world.`
}

/** Share of the height that the subject of a cover takes. */
const SCALES = { place: 0.9, result: 0.72, topic: 0.8 }

interface CoverOptions {
  /** The same seed draws the same cover. */
  seed: string
  width: number
  height: number
  /** Which of the five background palettes (`grounds`); adjacent covers of a list have different ones. */
  ground: number
}

/** A cover as a stand-alone SVG document: its subject in the middle, turned and scaled by the seed. */
export function coverSvg(cover: Cover, { seed, width, height, ground }: CoverOptions): string {
  const random = seededRandom(seed)
  const palette = grounds[ground % grounds.length] ?? grounds[0]
  const motif =
    cover.shows === 'topic'
      ? motifOf(cover)[0]
      : cover.shows === 'place'
        ? drawMap(cover.city)
        : drawResult(cover.before, cover.after)
  const scale = SCALES[cover.shows] * (cover.shows === 'topic' ? between(random, 0.9, 1) : 1)
  const angle = cover.shows === 'topic' ? between(random, -6, 6) : 0
  const field = drawMotif(motif, random, { width, height, density: 1.6 })
  const turn = `translate(${width / 2} ${height / 2}) rotate(${angle.toFixed(1)}) scale(${scale.toFixed(2)}) translate(${-width / 2} ${-height / 2})`
  return fieldSvg(field, { width, height, palette, transform: turn })
}
