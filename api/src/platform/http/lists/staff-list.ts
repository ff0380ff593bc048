import { listQuery } from '@tekskills/shared/contracts/http/lists'
import { z } from 'zod'

/** Parameters of a staff table (contract §3.3); `draw` is what DataTables sends along, `format` asks for an export. */
export const staffList = listQuery.extend({
  draw: z.coerce.number().int().optional(),
  format: z.literal('csv').optional(),
})
export type StaffList = z.infer<typeof staffList>
