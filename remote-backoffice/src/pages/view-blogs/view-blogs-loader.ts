import type { StaffBlog } from '@tekskills/shared/contracts/http/blogs'
import { blogSource } from '../../features/content/content-source'
import { tableLoader } from '../../features/tables/table-loader'

export const loader = tableLoader<StaffBlog>(blogSource)
