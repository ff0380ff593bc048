import type { StaffCaseStudy } from '@tekskills/shared/contracts/http/case-studies'
import { contentActions } from '../../kit/content/content-actions'
import { changedColumn, nameColumn, publishedColumn, statusColumn, textColumn } from '../../kit/content/content-columns'
import { contentFilter } from '../../kit/content/content-filter'
import { duplicateLink } from '../../kit/record-form/duplicate-actions'
import type { RecordList } from '../../kit/tables/record-list-definition'
import { paths, publicCaseStudy } from '../../paths'
import { caseStudySource } from './case-study-source'

const noun = { one: 'case study', many: 'case studies' }
const nameOf = ({ caseStudyName }: StaffCaseStudy) => caseStudyName

/** The table of case studies. */
export const caseStudyList: RecordList<StaffCaseStudy> = {
  source: caseStudySource,
  noun,
  heading: 'Case studies',
  nameOf,
  columns: [
    nameColumn({ id: 'caseStudyName', header: 'Name', nameOf, addPath: paths.addCaseStudy }),
    statusColumn,
    textColumn('primaryCategory', 'Category', ({ primaryCategory }) => primaryCategory),
    textColumn('industry', 'Industry', ({ industry }) => industry),
    { ...textColumn('clientName', 'Client', ({ clientName }: StaffCaseStudy) => clientName), optional: true },
    { ...textColumn('file', 'File', ({ caseStudyFileName }: StaffCaseStudy) => caseStudyFileName), optional: true },
    publishedColumn,
    changedColumn,
  ],
  actions: contentActions({ area: 'caseStudy', deletes: 'deleteCaseStudy', noun, nameOf }),
  linksOf: ({ id, deletedAt }) => (deletedAt ? [] : [duplicateLink(paths.addCaseStudy, id)]),
  searches: 'Name, text, category or industry',
  filter: contentFilter,
  addPath: paths.addCaseStudy,
  addLabel: 'Write first case study',
  publicPageOf: ({ status, slug, deletedAt }) =>
    status === 'PUBLISHED' && slug && !deletedAt ? publicCaseStudy(slug) : null,
  emptyHint: 'Published case studies appear on the site immediately.',
}
