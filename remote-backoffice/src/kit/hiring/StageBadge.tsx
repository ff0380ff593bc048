import type { ApplicantStage } from '@tekskills/shared/contracts/http/applicants'
import { Badge, type BadgeTone } from '@tekskills/shared/ui/Badge/Badge'
import { STAGE_LABELS } from './applicant-labels'

const TONES: Record<ApplicantStage, BadgeTone> = {
  NEW: 'accent',
  SCREENING: 'neutral',
  INTERVIEW: 'neutral',
  OFFER: 'warning',
  HIRED: 'success',
  REJECTED: 'danger',
  WITHDRAWN: 'neutral',
}

/** The stage of an applicant. */
export const StageBadge = ({ stage }: { stage: ApplicantStage }) => (
  <Badge $tone={TONES[stage]}>{STAGE_LABELS[stage]}</Badge>
)
