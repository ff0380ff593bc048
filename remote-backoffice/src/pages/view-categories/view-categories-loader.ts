import type { StaffCategory } from '@tekskills/shared/contracts/http/taxonomy'
import { categorySource } from '../../features/categories/category-source'
import { tableLoader } from '../../kit/tables/table-loader'

export const loader = tableLoader<StaffCategory>(categorySource)
