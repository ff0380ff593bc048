import type { EnquiryStatus } from '@tekskills/shared/contracts/http/enquiries'
import type { SubscriberStatus } from '@tekskills/shared/contracts/http/newsletter'
import { Badge, type BadgeTone } from '@tekskills/shared/ui/Badge/Badge'

const LABELS: Record<EnquiryStatus | SubscriberStatus, readonly [string, BadgeTone]> = {
  NEW: ['New', 'accent'],
  READ: ['Read', 'neutral'],
  REPLIED: ['Replied', 'success'],
  SPAM: ['Spam', 'danger'],
  PENDING: ['Unconfirmed', 'warning'],
  CONFIRMED: ['Confirmed', 'success'],
  UNSUBSCRIBED: ['Unsubscribed', 'neutral'],
}

/** The status of an enquiry or a subscription. */
export function ResponseBadge({ status }: { status: EnquiryStatus | SubscriberStatus }) {
  const [label, tone] = LABELS[status]
  return <Badge $tone={tone}>{label}</Badge>
}
