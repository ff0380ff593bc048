import type { StaffNews } from '@tekskills/shared/contracts/http/newsroom'
import { newsSource } from '../../kit/content/content-source'
import { tableLoader } from '../../kit/tables/table-loader'

export const loader = tableLoader<StaffNews>(newsSource)
