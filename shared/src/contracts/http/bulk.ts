import { z } from 'zod'

/** The records of a bulk request (contract §3.7, additions). */
export const bulkRecords = {
  ids: z.array(z.string()).min(1, 'Choose at least one.').max(100, 'Choose at most 100.'),
  /**
   * Expected versions by record id. A record with another version is rejected with VERSION_CONFLICT; a record without an
   * entry is changed whatever its version.
   */
  versions: z.record(z.string(), z.number().int()).optional(),
}

/** Result of a bulk request for each record. */
export const bulkResponse = z.object({
  results: z.array(
    z.object({
      id: z.string(),
      ok: z.boolean(),
      code: z.string().optional(),
      field: z.string().optional(),
      message: z.string().optional(),
    }),
  ),
})
