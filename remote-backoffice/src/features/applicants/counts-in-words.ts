import type { ApplicantCounts } from '@tekskills/shared/contracts/http/applicants'

const number = (count: number) => count.toLocaleString('en-GB')

/** How many people there are and what is new, in one line. */
export function countsInWords({ total, last24h, byStage }: ApplicantCounts): string {
  const waiting = `${number(byStage.NEW)} new`
  const today = last24h > 0 ? `, ${number(last24h)} in the last 24 hours` : ''
  return `${number(total)} in all, ${waiting}, ${number(byStage.INTERVIEW)} in interviews, ${number(byStage.HIRED)} hired${today}.`
}
