import type { StaffCategory } from '@tekskills/shared/contracts/http/taxonomy'

/** Labels of the category types. */
export const categoryTypeLabels: Record<StaffCategory['type'], string> = {
  ALL: 'Everything',
  BLOG: 'Blogs',
  CASESTUDY: 'Case studies',
  NEWSROOM: 'Newsroom',
}

/** The category types as select options. */
export const categoryTypeOptions = Object.entries(categoryTypeLabels).map(([value, label]) => ({ value, label }))
