import type { StaffItem } from '@tekskills/shared/contracts/http/content'
import { formatMoment } from '../time/format-time'

/** What a successful save means for visitors, in one sentence. */
export function savedMessage(name: string, { status, scheduledAt }: StaffItem): string {
  switch (status) {
    case 'PUBLISHED':
      return `“${name}” is on the site.`
    case 'SCHEDULED':
      return `“${name}” will be on the site${scheduledAt ? ` from ${formatMoment(scheduledAt)}` : ' as scheduled'}.`
    case 'ARCHIVED':
      return `“${name}” is in the archive.`
    case 'DRAFT':
      return `“${name}” is saved as a draft. Visitors cannot see it${
        scheduledAt ? `, also not on ${formatMoment(scheduledAt)}, until you schedule it` : ''
      }.`
  }
}
