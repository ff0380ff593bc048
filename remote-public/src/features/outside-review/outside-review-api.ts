import type { OutsideCommentInput, OutsideReview } from '@tekskills/shared/contracts/http/reviews'
import { http } from '@tekskills/shared/http/client'
import type { InsightTypeName } from '../../kit/insights/insight-type'

const endpoints: Readonly<Record<InsightTypeName, string>> = {
  blogs: '/public/user/blogs/review',
  newsroom: '/public/user/newsRoom/review',
  caseStudies: '/public/user/caseStudy/review',
}

/** What was said through the link. Rejects with `ApiError`. */
export async function readOutsideReview(kind: InsightTypeName, preview: string): Promise<OutsideReview> {
  return (await http.post<OutsideReview>(endpoints[kind], { preview })).data
}

/** Sends a comment; `key` makes a retry idempotent. Rejects with `ApiError`. */
export async function sendComment(
  kind: InsightTypeName,
  comment: OutsideCommentInput,
  key: string,
): Promise<OutsideReview> {
  const headers = { 'Idempotency-Key': key }
  return (await http.post<OutsideReview>(`${endpoints[kind]}/comments`, comment, { headers })).data
}
