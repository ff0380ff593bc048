import type { EnquiryStatus } from '@tekskills/shared/contracts/http/enquiries'
import type { SubscriberStatus } from '@tekskills/shared/contracts/http/newsletter'
import { Badge, type BadgeTone } from '@tekskills/shared/ui/Badge/Badge'

const LABELS: Record<EnquiryStatus | SubscriberStatus, readonly [string, BadgeTone]> = {
  NEW: ['New', 'accent'],
  READ: ['Read', 'neutral'],
  REPLIED: ['Replied', 'success'],
  SPAM: ['Spam', 'danger'],
  PENDING: ['To confirm', 'warning'],
  CONFIRMED: ['Confirmed', 'success'],
  UNSUBSCRIBED: ['Unsubscribed', 'neutral'],
}

/** What has become of an enquiry or of a subscription. */
export function ResponseBadge({ status }: { status: EnquiryStatus | SubscriberStatus }) {
  const [words, tone] = LABELS[status]
  return <Badge $tone={tone}>{words}</Badge>
}
