import { z } from 'zod'
import { MAX_EVENTS } from '../release'

/** `shell` or the name of a remote. */
const remote = z.string().regex(/^(shell|remote-[a-z][a-z0-9-]{0,31})$/)
/** Release id; `none` when the page listed no release of the remote. */
const release = z.string().regex(/^\w{1,64}$/)

/**
 * Where a release failed: missing from the page's registry snapshot, its entry script, the exposed module, the code of a
 * page, rendering in the browser, or on the server.
 */
export const failurePlace = z.enum(['registry', 'entry', 'expose', 'chunk', 'render', 'server'])
export type FailurePlace = z.infer<typeof failurePlace>

/** A load or failure of a release, without any information about the visitor or the page. */
export const releaseEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('loaded'), remote, release, milliseconds: z.number().min(0).max(600_000) }),
  z.object({ kind: z.literal('failed'), remote, release, place: failurePlace }),
])
export type ReleaseEvent = z.infer<typeof releaseEvent>

/** `POST /release-reports`; the response is 204. */
export const releaseReport = z.object({
  /** Number of page loads that each sampled load represents; failures are not sampled. */
  weight: z.number().int().min(1).max(1000).default(1),
  events: z.array(releaseEvent).min(1).max(MAX_EVENTS),
})
export type ReleaseReport = z.input<typeof releaseReport>

/** `GET /internal/release-reports?minutes=60`: the figures of one release in that period. */
export const releaseFigures = z.object({
  remote: z.string(),
  release: z.string(),
  /** Number of reported events. */
  reports: z.number().int(),
  /** Number of loads that the reported ones represent. */
  loads: z.number().int(),
  failures: z.number().int(),
  /** Mean load time in milliseconds; null without any loads. */
  mean: z.number().nullable(),
  /** 75th percentile of the load time in milliseconds, to within a bucket; null without any loads. */
  p75: z.number().nullable(),
})
export type ReleaseFigures = z.infer<typeof releaseFigures>

export const releaseFiguresResponse = z.object({ minutes: z.number().int(), releases: z.array(releaseFigures) })
export type ReleaseFiguresResponse = z.infer<typeof releaseFiguresResponse>
