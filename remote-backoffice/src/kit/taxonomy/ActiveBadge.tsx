import { Badge } from '@tekskills/shared/ui/Badge/Badge'

/** Whether an author or a category is offered to new records. */
export const ActiveBadge = ({ status }: { status: 'ACTIVE' | 'INACTIVE' }) => (
  <Badge $tone={status === 'ACTIVE' ? 'success' : 'neutral'}>{status === 'ACTIVE' ? 'Active' : 'Hidden'}</Badge>
)
