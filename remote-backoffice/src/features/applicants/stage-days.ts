import type { StaffApplicant } from '@tekskills/shared/contracts/http/applicants'

const DAY_MS = 24 * 60 * 60_000

/** How long an applicant has been at their stage: `since today`, `for 1 day`, `for 12 days`; empty for older services. */
export function stageDays({ stageSince }: Pick<StaffApplicant, 'stageSince'>, now = Date.now()): string {
  if (!stageSince) return ''
  const days = Math.max(0, Math.floor((now - Date.parse(stageSince)) / DAY_MS))
  return days === 0 ? 'since today' : `for ${days} ${days === 1 ? 'day' : 'days'}`
}
