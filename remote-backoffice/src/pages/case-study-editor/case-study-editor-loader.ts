import type { StaffCaseStudy } from '@tekskills/shared/contracts/http/case-studies'
import type { WithPageMeta } from '@tekskills/shared/contracts/page-meta'
import type { LoaderFunctionArgs } from '@tekskills/shared/routing/router'
import { listCategoryOptions, withCurrent } from '../../kit/content/taxonomy-options'
import { editorMeta } from '../../kit/record-form/editor-meta'
import { readEdited } from '../../kit/record-form/read-edited'
import { getDrafted } from '../../kit/content/content-api'
import { contentMeta } from '../../page-meta'

/** Loads the options of the form's selects and, with `?id=`, the case study to edit or, with `?copy=`, to copy. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { signal, url } = request
  const [{ record: study, copyOf }, categories] = await Promise.all([
    readEdited(url, (id) => getDrafted<StaffCaseStudy>('/caseStudy', id, signal)),
    listCategoryOptions('CASESTUDY', signal),
  ])
  const { category } = study ?? copyOf ?? {}
  return {
    study,
    copyOf,
    categories: withCurrent(categories, category && { value: category.id, label: category.categoryName }),
    meta: editorMeta(contentMeta.addCaseStudy, study?.caseStudyName ?? null, 'Add case study'),
  } satisfies WithPageMeta & Record<string, unknown>
}
