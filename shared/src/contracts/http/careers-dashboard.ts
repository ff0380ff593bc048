import { z } from 'zod'
import { applicantStage, rejectCode } from './applicants'
import { trend } from './trends'

const count = z.number().int()

/** `GET /career/getcarrerDashboard` (contract §3.8). Months are complete and oldest first. */
export const careersDashboard = z.object({
  totals: z.object({
    careers: z.object({ total: count, open: count, onHold: count, closed: count, draft: count }),
    /** Total positions to fill in open jobs. */
    openings: count,
    applicants: z.object({ total: count, new: count, last7Days: count }),
    futureApplicants: count,
    /** Applicants who are erased within 90 days; absent in responses of older services. */
    dueForErasure: count.optional(),
  }),
  /**
   * Compared with the previous period: applications for jobs and additions to the talent pool of seven days, and people
   * hired this month and last month up to the same time. Absent in responses of older services.
   */
  trends: z.object({ applications: trend, talentPool: trend, hired: trend }).optional(),
  applicationsByMonth: z.array(z.object({ month: z.string(), applicants: count, future: count })),
  applicantsByStage: z.array(z.object({ stage: applicantStage, count })),
  applicantsByJob: z.array(z.object({ jobId: z.string(), jobTitle: z.string(), count })),
  openByCountry: z.array(z.object({ country: z.string(), count })),
  applicantsBySource: z.array(z.object({ source: z.string(), count })),
  /** Rejected applicants by listed reason, `null` without one; absent in responses of older services. */
  applicantsByRejection: z.array(z.object({ rejectCode: rejectCode.nullable(), count })).optional(),
  closingSoon: z.array(
    z.object({ id: z.string(), jobTitle: z.string(), closingDate: z.iso.date(), applicantCount: count }),
  ),
  recentApplicants: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      jobTitle: z.string().nullable(),
      stage: applicantStage,
      appliedAt: z.iso.datetime(),
    }),
  ),
  /** The first of the last seven days, in the site's time zone; absent in responses of older services. */
  last7DaysFrom: z.iso.date().optional(),
  /** Median number of days to hire; `null` while no one has been hired. */
  medianDaysToHire: z.number().nullable(),
  generatedAt: z.iso.datetime(),
})
export type CareersDashboard = z.infer<typeof careersDashboard>
