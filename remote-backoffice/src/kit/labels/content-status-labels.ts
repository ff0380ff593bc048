import type { ContentStatus } from '@tekskills/shared/contracts/http/content'

/** Labels of the statuses of content, in the order of a record's life cycle. */
export const contentStatusLabels: Record<ContentStatus, string> = {
  DRAFT: 'Draft',
  SCHEDULED: 'Scheduled',
  PUBLISHED: 'Published',
  ARCHIVED: 'Archived',
}

/** The statuses of content as select options. */
export const statusOptions = Object.entries(contentStatusLabels).map(([value, label]) => ({ value, label }))
