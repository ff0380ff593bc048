import type { WithPageMeta } from '@tekskills/shared/contracts/page-meta'
import type { LoaderFunctionArgs } from '@tekskills/shared/routing/router'
import { listAuthorChoices, listCategoryChoices, withCurrent } from '../../features/blogs/blog-choices'
import { getBlog } from '../../features/blogs/blogs-api'
import { editorMeta } from '../../page-meta'

/** What the form needs: the choices of its selects and, with `?id=`, the blog to edit. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { signal, url } = request
  const id = new URL(url).searchParams.get('id')
  const [blog, categories, authors] = await Promise.all([
    id ? getBlog(id, signal) : null,
    listCategoryChoices(signal),
    listAuthorChoices(signal),
  ])
  const { category, author } = blog ?? {}
  return {
    blog,
    categories: withCurrent(categories, category && { value: category.id, label: category.categoryName }),
    authors: withCurrent(authors, author && { value: author.id, label: author.authorName }),
    meta: { ...editorMeta, title: `${blog ? `Edit ${blog.blogName}` : 'Add a blog'} | Tekskills` },
  } satisfies WithPageMeta & Record<string, unknown>
}
