import type { CareerStatus } from '@tekskills/shared/contracts/http/careers'
import { Badge, type BadgeTone } from '@tekskills/shared/ui/Badge/Badge'
import { STATUS_LABELS } from '../../kit/labels/career-labels'

const TONES: Record<CareerStatus, BadgeTone> = {
  DRAFT: 'neutral',
  OPEN: 'success',
  ON_HOLD: 'warning',
  CLOSED: 'accent',
}

/** The status of a job, from draft to closed. */
export const CareerStatusBadge = ({ status }: { status: CareerStatus }) => (
  <Badge $tone={TONES[status]}>{STATUS_LABELS[status]}</Badge>
)
