import { drawnOnce } from './drawn-once'
import { drawCalendar } from './motifs/calendar'
import { drawDoors } from './motifs/doors'
import { drawForecast } from './motifs/forecast'
import { drawFunnel } from './motifs/funnel'
import { drawBill } from './motifs/bill'
import { drawLayers } from './motifs/layers'
import { drawLift } from './motifs/lift'
import { drawModules } from './motifs/modules'
import { drawNight } from './motifs/night'
import { drawQueue } from './motifs/queue'
import { drawRacks } from './motifs/racks'
import { drawSteps } from './motifs/steps'
import { drawWatch } from './motifs/watch'
import { seededRandom } from './random'
import { drawMotif } from './signal-field'
import type { SignalField } from './signal-types'

/** The pictures that explain a service, by what they show. */
export const subjects = {
  calendar: drawCalendar,
  doors: drawDoors,
  forecast: drawForecast,
  funnel: drawFunnel,
  bill: drawBill,
  layers: drawLayers,
  lift: drawLift,
  modules: drawModules,
  night: drawNight,
  queue: drawQueue,
  racks: drawRacks,
  steps: drawSteps,
  watch: drawWatch,
} as const

export type Subject = keyof typeof subjects

/** The picture of a subject for one frame. */
export const subjectField = drawnOnce((subject: Subject, width: number, height: number): SignalField =>
  drawMotif(subjects[subject], seededRandom(subject), { width, height }),
)
