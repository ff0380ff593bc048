import type { StaffAuthor } from '@tekskills/shared/contracts/http/taxonomy'
import { authorSource } from '../../kit/content/content-source'
import { tableLoader } from '../../kit/tables/table-loader'

export const loader = tableLoader<StaffAuthor>(authorSource)
