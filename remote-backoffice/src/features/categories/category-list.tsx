import type { StaffCategory } from '@tekskills/shared/contracts/http/taxonomy'
import { ActiveBadge } from '../../kit/taxonomy/ActiveBadge'
import { taxonomyActions } from '../../kit/taxonomy/taxonomy-actions'
import { ChangedCell, NameCell } from '../../kit/tables/Cells'
import type { RecordList } from '../../kit/tables/record-list-definition'
import { editOf, paths } from '../../paths'
import { categoryTypeOptions, categoryTypeLabels } from '../../kit/labels/category-type-labels'
import { categorySource } from './category-source'

const noun = { one: 'category', many: 'categories' }
const nameOf = ({ categoryName }: StaffCategory) => categoryName
const usesOf = ({ blogCount, newsRoomCount, caseStudyCount }: StaffCategory) =>
  blogCount + newsRoomCount + caseStudyCount

const timesOf = (count: number) => (count === 1 ? 'once' : `${count} times`)

/** The table of categories. */
export const categoryList: RecordList<StaffCategory> = {
  source: categorySource,
  noun,
  heading: 'Categories',
  nameOf,
  columns: [
    {
      id: 'categoryName',
      header: 'Name',
      cell: (category) => (
        <NameCell
          to={editOf(paths.addCategory, category.id)}
          name={category.categoryName}
          aside={category.slug}
          brief={`${categoryTypeLabels[category.type]}, used ${timesOf(usesOf(category))}`}
        />
      ),
    },
    { id: 'status', header: 'Status', cell: ({ status }) => <ActiveBadge status={status} /> },
    { id: 'type', header: 'For', cell: ({ type }) => categoryTypeLabels[type] },
    { id: 'sortOrder', header: 'Order', align: 'end', cell: ({ sortOrder }) => sortOrder },
    { id: 'blogCount', header: 'Blogs', align: 'end', cell: ({ blogCount }) => blogCount },
    { id: 'caseStudyCount', header: 'Case studies', align: 'end', cell: ({ caseStudyCount }) => caseStudyCount },
    { id: 'newsRoomCount', header: 'News', align: 'end', cell: ({ newsRoomCount }) => newsRoomCount },
    { id: 'updatedAt', header: 'Changed', optional: true, cell: ({ updatedAt }) => <ChangedCell at={updatedAt} /> },
  ],
  actions: taxonomyActions({ area: 'category', noun, nameOf }),
  searches: 'Name or description',
  filter: {
    label: 'For',
    all: 'All categories',
    choices: categoryTypeOptions.map(({ value, label }) =>
      value === 'ALL' ? { value, label: 'Categories for everything' } : { value, label },
    ),
  },
  addPath: paths.addCategory,
  emptyHint: 'Categories help readers find related articles.',
}
