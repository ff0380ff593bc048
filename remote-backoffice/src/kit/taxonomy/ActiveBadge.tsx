import { Badge } from '@tekskills/shared/ui/Badge/Badge'

/** The status of an author or a category: active, or hidden from new records. */
export const ActiveBadge = ({ status }: { status: 'ACTIVE' | 'INACTIVE' }) => (
  <Badge $tone={status === 'ACTIVE' ? 'success' : 'neutral'}>{status === 'ACTIVE' ? 'Active' : 'Hidden'}</Badge>
)
