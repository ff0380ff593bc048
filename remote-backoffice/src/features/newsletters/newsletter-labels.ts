import type { IssueCounts, IssueState } from '@tekskills/shared/contracts/http/newsletter-issues'
import type { BadgeTone } from '@tekskills/shared/ui/Badge/Badge'

export const issueStateLabels: Record<IssueState, string> = {
  DRAFT: 'Draft',
  SCHEDULED: 'Scheduled',
  SENDING: 'Sending',
  SENT: 'Sent',
}
export const issueStateTones: Record<IssueState, BadgeTone> = {
  DRAFT: 'neutral',
  SCHEDULED: 'accent',
  SENDING: 'accent',
  SENT: 'success',
}

export const subscriberCountOf = (count: number) =>
  count === 1 ? '1 subscriber' : `${count.toLocaleString('en-GB')} subscribers`

/** All emails that were written. */
export const totalOf = ({ waiting, sent, refused, unsent }: IssueCounts) => waiting + sent + refused + unsent
