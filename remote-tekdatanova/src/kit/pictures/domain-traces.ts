import { drawnOnce } from '@tekskills/shared/picture/drawn-once'
import { mix, smoothstep } from '@tekskills/shared/picture/interpolation'
import { between, seededRandom } from '@tekskills/shared/picture/random'
import { dotPath, linePath, type Point } from './svg-path'

/** Path data of a domain's typical signal: scattered readings, and the line they converge to. */
export interface DomainTrace {
  dots: string
  line: string
  end: Point
}

export const TRACE_SIZE = { width: 360, height: 120 }

const bump = (t: number, center: number, width: number) => Math.exp(-(((t - center) / width) ** 2))

/** The signal of each domain: height (0 to 1) over time (0 to 1). */
const shapes: Record<string, (t: number) => number> = {
  'finance-banking': (t) => 0.25 + 0.5 * t + 0.09 * Math.sin(t * 21) + 0.06 * Math.sin(t * 47),
  insurance: (t) => 0.2 + 0.65 * Math.exp(-3 * t) + 0.3 * bump(t, 0.74, 0.06),
  manufacturing: (t) => 0.4 + 0.14 * Math.sign(Math.sin(t * 26)) + 0.36 * bump(t, 0.8, 0.025),
  'retail-cpg-agri-poultry': (t) => 0.42 + (0.1 + 0.26 * t) * Math.sin(t * 24),
  'logistics-supply-chain-management': (t) =>
    0.16 + 0.72 * (Math.floor(t * 5) / 5 + smoothstep(0.7, 1, (t * 5) % 1) / 5),
  pharmaceuticals: (t) => 0.14 + 0.72 * smoothstep(0.32, 0.86, t),
  healthcare: (t) => 0.36 + 0.54 * beat((t * 4) % 1),
  telecom: (t) => 0.5 + 0.4 * Math.sin(t * 74) * Math.abs(Math.sin(t * 6.6)),
  'travel-and-transportation': (t) => 0.5 + 0.3 * Math.sin(t * 9) * Math.cos(t * 4.2) + 0.1 * Math.sin(t * 30),
}

/** One heartbeat: a small wave, a spike, a recovery. */
const beat = (t: number) =>
  0.12 * bump(t, 0.25, 0.06) - 0.2 * bump(t, 0.43, 0.025) + bump(t, 0.5, 0.03) + 0.2 * bump(t, 0.75, 0.08)

/** Position of a share of the width on a domain's line, in {@link TRACE_SIZE}. */
export function tracePoint(slug: string, t: number): Point {
  const { width, height } = TRACE_SIZE
  const shape = shapes[slug] ?? ((share: number) => share)
  return { x: mix(8, width - 12, t), y: mix(height - 10, 10, shape(t)) }
}

/** Returns the trace of a domain by the slug of its page. */
export const domainTrace = drawnOnce((slug: string): DomainTrace => {
  const { height } = TRACE_SIZE
  const random = seededRandom(slug)
  const at = (t: number) => tracePoint(slug, t)
  const dots = Array.from({ length: 70 }, (_, step) => {
    const t = (step / 69) * 0.62
    const loose = (1 - smoothstep(0, 0.5, t)) * 34
    const { x, y } = at(t)
    return { x, y: Math.min(height - 4, Math.max(4, y + between(random, -loose, loose))) }
  })
  const line = Array.from({ length: 73 }, (_, step) => at(mix(0.4, 1, step / 72)))
  return { dots: dotPath(dots), line: linePath(line), end: at(1) }
})
