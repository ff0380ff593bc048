import { useLoaderData } from '@tekskills/shared/routing/router'
import { blogFormDefinition } from '../../features/blogs/blog-form-definition'
import { BlogSections } from '../../features/blogs/BlogSections'
import { blogSource } from '../../features/blogs/blog-source'
import { ContentEditorPage } from '../../kit/content/ContentEditorPage'
import { paths, publicBlog } from '../../paths'
import type { loader } from './blog-editor-loader'

/** Adds a blog, or edits the one that `?id=` names, or starts with a copy of the one in `?copy=`. */
export function BlogEditorPage() {
  const { blog, copyOf, categories, authors } = useLoaderData<typeof loader>()
  return (
    <ContentEditorPage
      definition={blogFormDefinition}
      item={blog}
      copyOf={copyOf}
      nameOf={({ blogName }) => blogName}
      pageOf={publicBlog}
      appearsIn="Insights, the home page, the feed, the sitemap and site search"
      listUrl={blogSource.url}
      addPath={paths.addBlog}
      listPath={paths.viewBlogs}
    >
      <BlogSections blog={blog} categories={categories} authors={authors} />
    </ContentEditorPage>
  )
}
