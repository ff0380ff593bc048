import type { StaffApplicant } from '@tekskills/shared/contracts/http/applicants'
import { Badge } from '@tekskills/shared/ui/Badge/Badge'

/** Marks an application before which others came under the same e-mail address. */
export const AppliedBefore = ({ appliedBefore }: Pick<StaffApplicant, 'appliedBefore'>) =>
  appliedBefore > 0 && <Badge $tone="neutral">Applied before</Badge>
