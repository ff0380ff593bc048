import type { StaffItem } from '@tekskills/shared/contracts/http/content'
import { formatMoment } from '../time/format-time'

/** Tells the editor what a successful save means for visitors. */
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
        scheduledAt ? `, not even on ${formatMoment(scheduledAt)}, until you schedule it` : ''
      }.`
  }
}
