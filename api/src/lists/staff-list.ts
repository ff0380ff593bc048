import { listQuery } from '@tekskills/shared/contracts/http/lists'
import { z } from 'zod'

/** Parameters of a staff table (contract §3.3); `draw` is what DataTables sends along. */
export const staffList = listQuery.extend({ draw: z.number().int().optional() })
export type StaffList = z.infer<typeof staffList>
