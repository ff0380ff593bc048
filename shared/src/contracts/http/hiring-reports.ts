import { z } from 'zod'
import { applicantStage, rejectCode } from './applicants'
import { day } from './days'

const count = z.number().int()
/** Days, to one decimal place; null if no applicant has got that far. */
const days = z.number().nullable()

/** The stages of an application that is in the running or was successful, in order. */
export const hiringStage = applicantStage.extract(['NEW', 'SCREENING', 'INTERVIEW', 'OFFER', 'HIRED'])
export type HiringStage = z.infer<typeof hiringStage>

/** `from` and `to` are days in the site's time zone, both inclusive, on which applications arrived. */
export const hiringReportQuery = z.object({
  jobId: z.string().max(40).optional(),
  from: day().optional(),
  to: day().optional(),
})
export type HiringReportQuery = z.infer<typeof hiringReportQuery>

/**
 * A stage of the funnel. Everyone counts once, at the furthest stage: the current one, or the last one before they were
 * rejected or withdrew. `reached` counts those at this stage and at later ones, so that
 * `reached = current + rejected + withdrawn + reached of the next stage`.
 */
export const funnelRow = z.object({
  stage: hiringStage,
  reached: count,
  current: count,
  rejected: count,
  withdrawn: count,
})
export type FunnelRow = z.infer<typeof funnelRow>

/** How long applications stayed in a stage: those that have left it, and those that are still in it. */
export const stageTimeRow = z.object({
  stage: hiringStage,
  left: count,
  medianDays: days,
  /** Nine out of ten took at most this long. */
  ninthDecileDays: days,
  waiting: count,
  medianWaitingDays: days,
})
export type StageTimeRow = z.infer<typeof stageTimeRow>

/** Days from the application to the first move to HIRED, of those who are hired. */
export const timeToHireRow = z.object({
  jobId: z.string(),
  jobTitle: z.string(),
  jobCode: z.string(),
  hired: count,
  medianDays: days,
  fastestDays: days,
  slowestDays: days,
})
export type TimeToHireRow = z.infer<typeof timeToHireRow>

/** `source` is null for applications that name none. */
export const sourceRow = z.object({
  source: z.string().nullable(),
  applications: count,
  /** Those that reached the stage INTERVIEW or a later one. */
  interviewed: count,
  hired: count,
  rejected: count,
})
export type SourceRow = z.infer<typeof sourceRow>

/** Rejected applicants by listed reason, and the stage before the rejection; `rejectCode` is null without one. */
export const rejectionRow = z.object({
  rejectCode: rejectCode.nullable(),
  rejected: count,
  fromNew: count,
  fromScreening: count,
  fromInterview: count,
  fromOffer: count,
})
export type RejectionRow = z.infer<typeof rejectionRow>

/** `GET /hiringReports`: reports about the applications for jobs that arrived in a period, without erased ones. */
export const hiringReports = z.object({
  applications: count,
  funnel: z.array(funnelRow),
  timeInStage: z.array(stageTimeRow),
  timeToHire: z.object({
    hired: count,
    medianDays: days,
    /** The jobs for which someone was hired, most hires first. */
    jobs: z.array(timeToHireRow),
  }),
  /** Most applications first. */
  sources: z.array(sourceRow),
  /** Most rejections first. */
  rejections: z.array(rejectionRow),
  generatedAt: z.iso.datetime(),
})
export type HiringReports = z.infer<typeof hiringReports>

/** The reports that can be exported: `GET /hiringReports/{report}` is a CSV file. */
export const hiringReport = z.enum(['funnel', 'timeInStage', 'timeToHire', 'sources', 'rejections'])
export type HiringReport = z.infer<typeof hiringReport>
