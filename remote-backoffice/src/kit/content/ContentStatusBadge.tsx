import type { ContentStatus } from '@tekskills/shared/contracts/http/content'
import { Badge, type BadgeTone } from '@tekskills/shared/ui/Badge/Badge'

const LABELS: Record<ContentStatus, string> = {
  DRAFT: 'Draft',
  SCHEDULED: 'Scheduled',
  PUBLISHED: 'Published',
  ARCHIVED: 'Archived',
}

const TONES: Record<ContentStatus, BadgeTone> = {
  DRAFT: 'neutral',
  SCHEDULED: 'accent',
  PUBLISHED: 'success',
  ARCHIVED: 'warning',
}

/** The statuses in the order of a record's life cycle, with their labels. */
export const statusOptions = (Object.keys(LABELS) as ContentStatus[]).map((value) => ({ value, label: LABELS[value] }))

const isKnown = (status: string): status is ContentStatus => status in LABELS

/** The status of a record; a status unknown to this build is shown as the service spells it. */
export const ContentStatusBadge = ({ status }: { status: string }) => (
  <Badge $tone={isKnown(status) ? TONES[status] : 'neutral'}>{isKnown(status) ? LABELS[status] : status}</Badge>
)
