import type { ApplicantCounts } from '@tekskills/shared/contracts/http/applicants'

const number = (count: number) => count.toLocaleString('en-GB')

/** One line with the number of applications in total, in the talent pool and in the last 24 hours. */
export function countsSummary({ total, last24h, future }: ApplicantCounts): string {
  const pool = future > 0 ? `, ${number(future)} of them in the talent pool` : ''
  const latest = last24h > 0 ? `, ${number(last24h)} in the last 24 hours` : ''
  return `${number(total)} ${total === 1 ? 'application' : 'applications'} in total${pool}${latest}.`
}
