import type { StaffNews } from '@tekskills/shared/contracts/http/newsroom'
import { contentActions } from '../../kit/content/content-actions'
import { changedColumn, nameColumn, statusColumn, textColumn } from '../../kit/content/content-columns'
import { contentFilter } from '../../kit/content/content-filter'
import { DayCell } from '../../kit/tables/Cells'
import { duplicateLink } from '../../kit/record-form/duplicate-actions'
import type { RecordList } from '../../kit/tables/record-list-definition'
import { paths, publicNews } from '../../paths'
import { newsSource } from './news-source'

const noun = { one: 'newsroom item', many: 'newsroom items' }
const nameOf = ({ title }: StaffNews) => title

/** The table of the newsroom. */
export const newsList: RecordList<StaffNews> = {
  source: newsSource,
  noun,
  heading: 'Newsroom',
  nameOf,
  columns: [
    nameColumn({ id: 'title', header: 'Title', nameOf, addPath: paths.addNews }),
    statusColumn,
    { id: 'newsDate', header: 'Date', cell: ({ newsDate }) => <DayCell at={newsDate} /> },
    textColumn('source', 'Source', ({ source }) => source),
    { ...textColumn('category', 'Category', ({ category }: StaffNews) => category?.categoryName), optional: true },
    changedColumn,
  ],
  actions: contentActions({ area: 'newsRoom', deletes: 'deleteNewsRoom', noun, nameOf }),
  linksOf: ({ id, deletedAt }) => (deletedAt ? [] : [duplicateLink(paths.addNews, id)]),
  searches: 'Title, text or source',
  filter: contentFilter,
  addPath: paths.addNews,
  addLabel: 'Write first item',
  publicPageOf: ({ status, slug, deletedAt }) =>
    status === 'PUBLISHED' && slug && !deletedAt ? publicNews(slug) : null,
  emptyHint: 'Published announcements and press coverage appear on the site immediately.',
}
