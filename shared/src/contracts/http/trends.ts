import { z } from 'zod'

/** A count of a dashboard, and the same count of the period before. */
export const trend = z.object({ current: z.number().int(), previous: z.number().int() })
export type Trend = z.infer<typeof trend>
