import type { StaffBlog } from '@tekskills/shared/contracts/http/blogs'
import { blogSource } from '../../features/blogs/blog-source'
import { tableLoader } from '../../kit/tables/table-loader'

export const loader = tableLoader<StaffBlog>(blogSource)
