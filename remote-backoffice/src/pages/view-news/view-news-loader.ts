import type { StaffNews } from '@tekskills/shared/contracts/http/newsroom'
import { newsSource } from '../../features/content/content-source'
import { tableLoader } from '../../features/tables/table-loader'

export const loader = tableLoader<StaffNews>(newsSource)
