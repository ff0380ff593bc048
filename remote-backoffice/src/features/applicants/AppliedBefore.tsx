import type { StaffApplicant } from '@tekskills/shared/contracts/http/applicants'
import { Badge } from '@tekskills/shared/ui/Badge/Badge'

/** Marks an applicant who has applied before with the same email address. */
export const AppliedBefore = ({ appliedBefore }: Pick<StaffApplicant, 'appliedBefore'>) =>
  appliedBefore > 0 && <Badge $tone="neutral">Previous applicant</Badge>
