import type { StaffAuthor } from '@tekskills/shared/contracts/http/taxonomy'
import { authorSource } from '../../features/authors/author-source'
import { tableLoader } from '../../kit/tables/table-loader'

export const loader = tableLoader<StaffAuthor>(authorSource)
