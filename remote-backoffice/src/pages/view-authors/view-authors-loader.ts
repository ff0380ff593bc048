import type { StaffAuthor } from '@tekskills/shared/contracts/http/taxonomy'
import { authorSource } from '../../features/content/content-source'
import { tableLoader } from '../../features/tables/table-loader'

export const loader = tableLoader<StaffAuthor>(authorSource)
