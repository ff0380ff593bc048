import type { StaffNews } from '@tekskills/shared/contracts/http/newsroom'
import { newsSource } from '../../features/newsroom/news-source'
import { tableLoader } from '../../kit/tables/table-loader'

export const loader = tableLoader<StaffNews>(newsSource)
