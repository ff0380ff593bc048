import type { StaffBlog } from '@tekskills/shared/contracts/http/blogs'
import type { Page } from '@tekskills/shared/contracts/http/lists'

/** A published blog as the service returns it, for tests. */
export const sampleBlog = (changes: Partial<StaffBlog> = {}): StaffBlog => ({
  id: '0190a000-0000-7000-8000-000000000001',
  version: 3,
  status: 'PUBLISHED',
  blogName: 'Moving a payroll to the cloud',
  slug: 'moving-a-payroll-to-the-cloud',
  description: 'What moved, in which order, and what stayed.',
  content: '<p>The batch ran at night.</p>',
  url: null,
  imageAlt: '',
  imageDecorative: false,
  categoryId: 'c1',
  category: { id: 'c1', categoryName: 'Cloud', slug: 'cloud' },
  authorId: 'a1',
  author: { id: 'a1', authorName: 'Mira Holt', designation: null, url: null },
  tags: ['migration'],
  featured: false,
  relatedIds: [],
  readMinutes: 4,
  publishedAt: '2026-03-02T08:30:12.345Z',
  scheduledAt: null,
  focusX: null,
  focusY: null,
  metaTitle: null,
  metaDescription: null,
  keywords: null,
  canonicalLink: null,
  noindex: false,
  createdAt: '2026-03-01T10:00:00.000Z',
  createdBy: { id: 'u1', name: 'Blog team' },
  updatedAt: '2026-03-02T08:30:12.345Z',
  updatedBy: { id: 'u1', name: 'Blog team' },
  deletedAt: null,
  draft: null,
  bundle: null,
  ...changes,
})

/** A page of a list as the service returns it, for tests. */
export function samplePage<T>(content: T[], changes: Partial<Page<T>> = {}): Page<T> {
  const totalElements = changes.totalElements ?? content.length
  return {
    content,
    totalElements,
    totalPages: Math.ceil(totalElements / 10),
    number: 0,
    size: 10,
    numberOfElements: content.length,
    first: true,
    last: true,
    empty: content.length === 0,
    sort: ['updatedAt,desc'],
    ...changes,
  }
}
