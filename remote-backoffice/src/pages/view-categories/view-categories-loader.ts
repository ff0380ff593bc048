import type { StaffCategory } from '@tekskills/shared/contracts/http/taxonomy'
import { categorySource } from '../../kit/content/content-source'
import { tableLoader } from '../../kit/tables/table-loader'

export const loader = tableLoader<StaffCategory>(categorySource)
