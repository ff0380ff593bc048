import type { StaffCategory } from '@tekskills/shared/contracts/http/taxonomy'
import { categorySource } from '../../features/content/content-source'
import { tableLoader } from '../../features/tables/table-loader'

export const loader = tableLoader<StaffCategory>(categorySource)
