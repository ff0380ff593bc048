import { useLoaderData } from '@tekskills/shared/routing/router'
import { blogFormDefinition } from '../../features/blogs/blog-form-definition'
import { BlogSections } from '../../features/blogs/BlogSections'
import { ContentEditorPage } from '../../kit/content/ContentEditorPage'
import { paths, publicBlog } from '../../paths'
import type { loader } from './blog-editor-loader'

/** Adds a blog, or edits the one that `?id=` names. */
export function BlogEditorPage() {
  const { blog, categories, authors } = useLoaderData<typeof loader>()
  return (
    <ContentEditorPage
      definition={blogFormDefinition}
      item={blog}
      nameOf={({ blogName }) => blogName}
      pageOf={publicBlog}
      appearsIn="Insights, the home page, the feed, the sitemap and site search"
      listPath={paths.viewBlogs}
    >
      <BlogSections blog={blog} categories={categories} authors={authors} />
    </ContentEditorPage>
  )
}
