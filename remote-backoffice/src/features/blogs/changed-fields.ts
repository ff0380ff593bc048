import type { StaffBlog } from '@tekskills/shared/contracts/http/blogs'

const NAMES: Partial<Record<keyof StaffBlog, string>> = {
  blogName: 'name',
  slug: 'address',
  description: 'summary',
  content: 'text',
  url: 'picture',
  imageAlt: 'description of the picture',
  categoryId: 'category',
  authorId: 'author',
  tags: 'tags',
  featured: 'featured',
  status: 'status',
  scheduledAt: 'schedule',
  publishedAt: 'publication date',
  metaTitle: 'title for search engines',
  metaDescription: 'description for search engines',
}

/** What differs between two states of a blog, in the words of the form. */
export const changedFields = (before: StaffBlog, after: StaffBlog): string[] =>
  Object.entries(NAMES)
    .filter(([field]) => text(before[field as keyof StaffBlog]) !== text(after[field as keyof StaffBlog]))
    .map(([, name]) => name)

const text = (value: unknown) => JSON.stringify(value)
