import type { ContentKindName } from '@tekskills/shared/contracts/http/content'
import { editFieldOf, editOf, paths } from '../../paths'

/** Labels of the content types. */
export const contentTypeLabels: Record<ContentKindName, string> = {
  BLOG: 'Blog',
  CASESTUDY: 'Case study',
  NEWSROOM: 'News',
}

const FORMS: Record<ContentKindName, string> = {
  BLOG: paths.addBlog,
  CASESTUDY: paths.addCaseStudy,
  NEWSROOM: paths.addNews,
}

/** Address of the form of a record of any content type. */
export const editItem = ({ kind, id }: { kind: ContentKindName; id: string }) => editOf(FORMS[kind], id)

/** The same, at a field of the form. */
export const editItemField = ({ kind, id }: { kind: ContentKindName; id: string }, field: string) =>
  editFieldOf(FORMS[kind], id, field)
