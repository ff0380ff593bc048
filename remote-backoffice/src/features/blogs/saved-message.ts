import type { StaffBlog } from '@tekskills/shared/contracts/http/blogs'
import { formatMoment } from '../time/format-time'

/** What a successful save means for visitors, in one sentence. */
export function savedMessage({ blogName, status, scheduledAt }: StaffBlog): string {
  switch (status) {
    case 'PUBLISHED':
      return `“${blogName}” is on the site.`
    case 'SCHEDULED':
      return `“${blogName}” will be on the site${scheduledAt ? ` from ${formatMoment(scheduledAt)}` : ' as scheduled'}.`
    case 'ARCHIVED':
      return `“${blogName}” is in the archive.`
    case 'DRAFT':
      return `“${blogName}” is saved as a draft. Visitors cannot see it.`
  }
}
