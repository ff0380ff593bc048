import type { ContentStatus } from '@tekskills/shared/contracts/http/content'
import { Badge, type BadgeTone } from '@tekskills/shared/ui/Badge/Badge'
import { contentStatusLabels } from '../labels/content-status-labels'

const TONES: Record<ContentStatus, BadgeTone> = {
  DRAFT: 'neutral',
  SCHEDULED: 'accent',
  PUBLISHED: 'success',
  ARCHIVED: 'warning',
}

const isKnown = (status: string): status is ContentStatus => status in contentStatusLabels

/** The status of a record; a status unknown to this build is shown as the service spells it. */
export const ContentStatusBadge = ({ status }: { status: string }) => (
  <Badge $tone={isKnown(status) ? TONES[status] : 'neutral'}>
    {isKnown(status) ? contentStatusLabels[status] : status}
  </Badge>
)
