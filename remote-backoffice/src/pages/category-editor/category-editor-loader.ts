import type { WithPageMeta } from '@tekskills/shared/contracts/page-meta'
import type { StaffCategory } from '@tekskills/shared/contracts/http/taxonomy'
import type { LoaderFunctionArgs } from '@tekskills/shared/routing/router'
import { editorMeta } from '../../kit/record-form/editor-meta'
import { checkAccess, getRecord } from '../../kit/record-form/record-api'
import { contentMeta } from '../../page-meta'

/** Loads the category to edit, if there is an `?id=`. */
export async function loader({ request }: LoaderFunctionArgs) {
  const id = new URL(request.url).searchParams.get('id')
  const category = id
    ? await getRecord<StaffCategory>('/category', id, request.signal)
    : await checkAccess('/category/get-allCategory', request.signal)
  return {
    category,
    meta: editorMeta(contentMeta.addCategory, category?.categoryName ?? null, 'Add category'),
  } satisfies WithPageMeta & Record<string, unknown>
}
