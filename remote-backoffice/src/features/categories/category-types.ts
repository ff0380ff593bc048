import type { StaffCategory } from '@tekskills/shared/contracts/http/taxonomy'

/** Labels of what a category is for. */
export const categoryTypes: Record<StaffCategory['type'], string> = {
  ALL: 'Everything',
  BLOG: 'Blogs',
  CASESTUDY: 'Case studies',
  NEWSROOM: 'Newsroom',
}

/** The kinds as choices of a select. */
export const categoryTypeOptions = Object.entries(categoryTypes).map(([value, label]) => ({ value, label }))
