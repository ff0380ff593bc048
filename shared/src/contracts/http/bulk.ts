import { z } from 'zod'

/** Which records a bulk call is for (contract §3.7, additions). */
export const bulkRecords = {
  ids: z.array(z.string()).min(1, 'Choose at least one.').max(100, 'Choose at most 100.'),
  /**
   * By id, the version that was seen of a record. One that has another by now is refused with VERSION_CONFLICT; one that
   * is not named is changed as it is.
   */
  versions: z.record(z.string(), z.number().int()).optional(),
}

/** What became of each record of a bulk call. */
export const bulkAnswer = z.object({
  results: z.array(
    z.object({ id: z.string(), ok: z.boolean(), code: z.string().optional(), message: z.string().optional() }),
  ),
})
