import type { StaffNews } from '@tekskills/shared/contracts/http/newsroom'
import type { WithPageMeta } from '@tekskills/shared/contracts/page-meta'
import type { LoaderFunctionArgs } from '@tekskills/shared/routing/router'
import { listCategoryOptions, withCurrent } from '../../kit/content/taxonomy-options'
import { editorMeta } from '../../kit/record-form/editor-meta'
import { readEdited } from '../../kit/record-form/read-edited'
import { getDrafted } from '../../kit/content/content-api'
import { contentMeta } from '../../page-meta'

/** Loads the options of the form's selects and, with `?id=`, the item to edit or, with `?copy=`, to copy. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { signal, url } = request
  const [{ record: news, copyOf }, categories] = await Promise.all([
    readEdited(url, (id) => getDrafted<StaffNews>('/newsRoom', id, signal)),
    listCategoryOptions('NEWSROOM', signal),
  ])
  const { category } = news ?? copyOf ?? {}
  return {
    news,
    copyOf,
    categories: withCurrent(categories, category && { value: category.id, label: category.categoryName }),
    meta: editorMeta(contentMeta.addNews, news?.title ?? null, 'Add newsroom item'),
  } satisfies WithPageMeta & Record<string, unknown>
}
