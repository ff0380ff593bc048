import type { StaffBlog } from '@tekskills/shared/contracts/http/blogs'
import type { Problem } from '@tekskills/shared/contracts/problem'
import { ApiError } from '@tekskills/shared/http/api-error'
import { samplePage } from './sample-blogs'

const categories = [{ id: 'c1', categoryName: 'Cloud', status: 'ACTIVE', type: 'BLOG' }]
const authors = [
  { id: 'a1', authorName: 'Mira Holt', status: 'ACTIVE' },
  { id: 'a2', authorName: 'Jonas Adeyemi', status: 'INACTIVE' },
]

/** The responses of the service to the GET requests of the blog screens, for tests. */
export function sampleResponse(url: string, stored: StaffBlog): { data: unknown } {
  if (url === '/category/get-allCategory') return { data: samplePage(categories) }
  if (url === '/author/get-allAuthors') return { data: samplePage(authors) }
  if (url === '/blogs/get-allblogs') return { data: samplePage([stored]) }
  return { data: stored }
}

/** An error of the service, for tests. */
export const sampleError = (status: number, code: string, members: Partial<Problem> = {}) =>
  new ApiError('Refused.', status, { type: '', title: '', status, code, detail: 'Refused.', message: '', ...members })
