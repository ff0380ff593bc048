import { z } from 'zod'
import { MOST_EVENTS } from '../release'

/** `shell` or the name of a remote. */
const remote = z.string().regex(/^(shell|remote-[a-z][a-z0-9-]{0,31})$/)
/** Release id; `none` when a page knew of no release. */
const release = z.string().regex(/^\w{1,64}$/)

/**
 * Where a release failed: in what the page says of it, in its entry script, in the module it exposes, in the code of a
 * page, while a page was drawn in the browser, or on the server.
 */
export const failurePlace = z.enum(['registry', 'entry', 'expose', 'chunk', 'render', 'server'])
export type FailurePlace = z.infer<typeof failurePlace>

/** One thing that happened to a release; nothing of it says who saw it, or on which page. */
export const releaseEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('loaded'), remote, release, milliseconds: z.number().min(0).max(600_000) }),
  z.object({ kind: z.literal('failed'), remote, release, place: failurePlace }),
])
export type ReleaseEvent = z.infer<typeof releaseEvent>

/** `POST /release-reports`, responded with 204. */
export const releaseReport = z.object({
  /** Page loads that each load of this report stands for, as only some of them report; a failure stands for itself. */
  weight: z.number().int().min(1).max(1000).default(1),
  events: z.array(releaseEvent).min(1).max(MOST_EVENTS),
})
export type ReleaseReport = z.input<typeof releaseReport>

/** `GET /internal/release-reports?minutes=60`: what was reported of one release in that time. */
export const releaseFigures = z.object({
  remote: z.string(),
  release: z.string(),
  /** Events that were reported. */
  reports: z.number().int(),
  /** Loads that the reported ones stand for. */
  loads: z.number().int(),
  failures: z.number().int(),
  /** Milliseconds that a load took on average; null without any. */
  mean: z.number().nullable(),
  /** Milliseconds within which three quarters of the loads were over, to within a bucket; null without any. */
  p75: z.number().nullable(),
})
export type ReleaseFigures = z.infer<typeof releaseFigures>

export const releaseFiguresAnswer = z.object({ minutes: z.number().int(), releases: z.array(releaseFigures) })
export type ReleaseFiguresAnswer = z.infer<typeof releaseFiguresAnswer>
