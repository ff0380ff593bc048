import { z } from 'zod'
import { MAX_EVENTS, MAX_FRAMES } from '../release'

/** `shell` or the name of a remote. */
const remote = z.string().regex(/^(shell|remote-[a-z][a-z0-9-]{0,31})$/)
/** Release id; `none` when the page listed no release of the remote. */
const release = z.string().regex(/^\w{1,64}$/)

/**
 * Where a release failed: missing from the page's registry snapshot, its entry script, the exposed module, the code of a
 * page, a loader, rendering in the browser, code that runs after it (such as the handler of a click), a worker, or on the
 * server.
 */
export const failurePlace = z.enum([
  'registry',
  'entry',
  'expose',
  'chunk',
  'loader',
  'render',
  'handler',
  'worker',
  'server',
])
export type FailurePlace = z.infer<typeof failurePlace>

/** A place in a file of a release: `<part>/<release>/<file>:<line>:<column>`, both counted from 1. */
const frame = z.string().regex(/^(shell|remote-[a-z0-9-]{1,32})\/\w{1,64}\/[\w./-]{1,120}:\d{1,7}:\d{1,7}$/)

/** The error of a failure. */
export const failureError = z.object({
  message: z.string().max(2000),
  /** The places in releases that its stack names, innermost first. */
  frames: z.array(frame).max(MAX_FRAMES),
  /** Address pattern of the page, such as `/blog/:blogName`. */
  route: z
    .string()
    .regex(/^\/[\w/:*?.~-]{0,150}$/)
    .optional(),
})
export type FailureError = z.infer<typeof failureError>

/** A load or failure of a release, without any information about the visitor. */
export const releaseEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('loaded'), remote, release, milliseconds: z.number().min(0).max(600_000) }),
  z.object({
    kind: z.literal('failed'),
    remote,
    release,
    place: failurePlace,
    /** Whether the release already failed in this page view; absent in reports of servers, and of older releases. */
    view: z.enum(['first', 'again']).optional(),
    /** An unusable description is ignored; the failure still counts. */
    error: failureError.optional().catch(undefined),
  }),
])
export type ReleaseEvent = z.infer<typeof releaseEvent>

/** How many page views a document has begun with a release. */
const releaseViews = z.object({ remote, release, views: z.number().int().min(1).max(1000) })
export type ReleaseViews = z.infer<typeof releaseViews>

/**
 * What is measured of a page load (Core Web Vitals): the time from an input until the page shows its effect, for the
 * slowest interactions (INP), and from the start until the largest content is shown (LCP).
 */
export const vitalName = z.enum(['inp', 'lcp'])
export type VitalName = z.infer<typeof vitalName>

/** Upper limits of the intervals in which measured times are counted, in milliseconds; the last interval has none. */
export const VITAL_LIMITS: readonly number[] = [
  50, 100, 150, 200, 300, 400, 600, 800, 1200, 1600, 2400, 3200, 4800, 6400,
]

const releaseVital = z.object({ remote, release, name: vitalName, milliseconds: z.number().min(0).max(600_000) })
export type ReleaseVital = z.infer<typeof releaseVital>

/** `POST /release-reports`; the response is 204. */
export const releaseReport = z.object({
  /** Number of page loads that each sampled load represents; failures are not sampled. */
  weight: z.number().int().min(1).max(1000).default(1),
  events: z.array(releaseEvent).max(MAX_EVENTS),
  /** Page views of sampled page loads. */
  views: z.array(releaseViews).max(MAX_EVENTS).default([]),
  /** Measured times of a sampled page load; older services ignore them. */
  vitals: z.array(releaseVital).max(MAX_EVENTS).default([]),
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
  /** Number of page views that the reported ones represent; 0 from older services, as are the next two. */
  views: z.number().int().default(0),
  /** Number of reported page views. */
  viewReports: z.number().int().default(0),
  /** Number of page views in which the release failed. */
  broken: z.number().int().default(0),
  /** Mean load time in milliseconds; null without any loads. */
  mean: z.number().nullable(),
  /** 75th percentile of the load time in milliseconds, to within a bucket; null without any loads. */
  p75: z.number().nullable(),
  /** How many page loads were measured in each interval of `VITAL_LIMITS`; absent without any, and from older services. */
  vitals: z.record(vitalName, z.array(z.number().int())).optional(),
})
export type ReleaseFigures = z.infer<typeof releaseFigures>

export const releaseFiguresResponse = z.object({ minutes: z.number().int(), releases: z.array(releaseFigures) })
export type ReleaseFiguresResponse = z.infer<typeof releaseFiguresResponse>

/** `GET /internal/release-errors?minutes=60`: an error that browsers or servers reported, and how often. */
export const releaseError = z.object({
  remote: z.string(),
  release: z.string(),
  place: failurePlace,
  message: z.string(),
  frames: z.array(z.string()),
  route: z.string().nullable(),
  /** Address patterns of the pages on which it was reported, at most eight; none from older services. */
  routes: z.array(z.string()).default([]),
  /** Families of the browsers that reported it. */
  browsers: z.array(z.string()),
  reports: z.number().int(),
  firstAt: z.string(),
  lastAt: z.string(),
})
export type ReleaseError = z.infer<typeof releaseError>

export const releaseErrorsResponse = z.object({ minutes: z.number().int(), errors: z.array(releaseError) })
export type ReleaseErrorsResponse = z.infer<typeof releaseErrorsResponse>
