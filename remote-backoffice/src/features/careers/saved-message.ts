import type { StaffCareer } from '@tekskills/shared/contracts/http/careers'
import { formatCalendarDay } from '../../kit/time/format-time'

/** The message after a save: what it means for candidates. */
export function savedMessage({ jobTitle, status, closingDate }: StaffCareer): string {
  switch (status) {
    case 'OPEN':
      return `“${jobTitle}” is on the site and open for applications${closingDate ? ` until ${formatCalendarDay(closingDate)}` : ''}.`
    case 'ON_HOLD':
      return `“${jobTitle}” is on hold. No one can apply until you reopen it.`
    case 'CLOSED':
      return `“${jobTitle}” is closed. Its applicants keep their stages.`
    case 'DRAFT':
      return `“${jobTitle}” is saved as a draft. Candidates cannot see it.`
  }
}
