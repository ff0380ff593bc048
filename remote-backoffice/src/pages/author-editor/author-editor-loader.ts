import type { WithPageMeta } from '@tekskills/shared/contracts/page-meta'
import type { StaffAuthor } from '@tekskills/shared/contracts/http/taxonomy'
import type { LoaderFunctionArgs } from '@tekskills/shared/routing/router'
import { editorMeta } from '../../kit/record-form/editor-meta'
import { checkAccess, getRecord } from '../../kit/record-form/record-api'
import { contentMeta } from '../../page-meta'

/** Loads the author to edit, if there is an `?id=`. */
export async function loader({ request }: LoaderFunctionArgs) {
  const id = new URL(request.url).searchParams.get('id')
  const author = id
    ? await getRecord<StaffAuthor>('/author', id, request.signal)
    : await checkAccess('/author/get-allAuthors', request.signal)
  return {
    author,
    meta: editorMeta(contentMeta.addAuthor, author?.authorName ?? null, 'Add author'),
  } satisfies WithPageMeta & Record<string, unknown>
}
