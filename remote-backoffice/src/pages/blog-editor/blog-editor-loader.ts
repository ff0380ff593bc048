import type { StaffBlog } from '@tekskills/shared/contracts/http/blogs'
import type { WithPageMeta } from '@tekskills/shared/contracts/page-meta'
import type { LoaderFunctionArgs } from '@tekskills/shared/routing/router'
import { listAuthorOptions, listCategoryOptions, withCurrent } from '../../kit/content/taxonomy-options'
import { editorMeta } from '../../kit/record-form/editor-meta'
import { readEdited } from '../../kit/record-form/read-edited'
import { getDrafted } from '../../kit/content/content-api'
import { contentMeta } from '../../page-meta'

/** Loads the options of the form's selects and, with `?id=`, the blog to edit or, with `?copy=`, to copy. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { signal, url } = request
  const [{ record: blog, copyOf }, categories, authors] = await Promise.all([
    readEdited(url, (id) => getDrafted<StaffBlog>('/blogs', id, signal)),
    listCategoryOptions('BLOG', signal),
    listAuthorOptions(signal),
  ])
  const { category, author } = blog ?? copyOf ?? {}
  return {
    blog,
    copyOf,
    categories: withCurrent(categories, category && { value: category.id, label: category.categoryName }),
    authors: withCurrent(authors, author && { value: author.id, label: author.authorName }),
    meta: editorMeta(contentMeta.addBlog, blog?.blogName ?? null, 'Add blog'),
  } satisfies WithPageMeta & Record<string, unknown>
}
