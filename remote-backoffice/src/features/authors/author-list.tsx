import type { StaffAuthor } from '@tekskills/shared/contracts/http/taxonomy'
import { ActiveBadge } from '../../kit/taxonomy/ActiveBadge'
import { taxonomyActions } from '../../kit/taxonomy/taxonomy-actions'
import { ChangedCell, NameCell } from '../../kit/tables/Cells'
import type { RecordList } from '../../kit/tables/record-list-definition'
import { countOf } from '../../kit/tables/row-action-messages'
import { editOf, paths } from '../../paths'
import { authorSource } from './author-source'

const noun = { one: 'author', many: 'authors' }
const nameOf = ({ authorName }: StaffAuthor) => authorName
const blogs = { one: 'blog', many: 'blogs' }

/** The table of authors. */
export const authorList: RecordList<StaffAuthor> = {
  source: authorSource,
  noun,
  heading: 'Authors',
  nameOf,
  columns: [
    {
      id: 'authorName',
      header: 'Name',
      cell: (author) => (
        <NameCell
          to={editOf(paths.addAuthor, author.id)}
          name={author.authorName}
          aside={author.designation ?? 'No job title'}
          brief={countOf(author.blogCount, blogs)}
        />
      ),
    },
    { id: 'status', header: 'Status', cell: ({ status }) => <ActiveBadge status={status} /> },
    { id: 'blogCount', header: 'Blogs', align: 'end', cell: ({ blogCount }) => blogCount },
    { id: 'email', header: 'Email', cell: ({ email }) => email ?? '–' },
    { id: 'updatedAt', header: 'Changed', cell: ({ updatedAt }) => <ChangedCell at={updatedAt} /> },
  ],
  actions: taxonomyActions({ area: 'author', noun, nameOf }),
  searches: 'Name, job title or email',
  filter: {
    label: 'Status',
    all: 'All authors',
    choices: [
      { value: 'ACTIVE', label: 'Active' },
      { value: 'INACTIVE', label: 'Hidden' },
    ],
  },
  addPath: paths.addAuthor,
  emptyHint: 'Add the people who write, so that blogs can show a byline.',
}
