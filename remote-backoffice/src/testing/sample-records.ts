import type { StaffCaseStudy } from '@tekskills/shared/contracts/http/case-studies'
import type { StaffNews } from '@tekskills/shared/contracts/http/newsroom'
import type { StaffAuthor, StaffCategory } from '@tekskills/shared/contracts/http/taxonomy'
import { sampleBlog } from './sample-blogs'

const times = {
  createdAt: '2026-03-01T10:00:00.000Z',
  createdBy: null,
  updatedAt: '2026-03-02T08:30:00.000Z',
  updatedBy: null,
}

/** An author as the service returns it, for tests. */
export const sampleAuthor = (changes: Partial<StaffAuthor> = {}): StaffAuthor => ({
  ...times,
  id: 'a1',
  version: 2,
  authorName: 'Mira Holt',
  slug: 'mira-holt',
  designation: 'Cloud architect',
  description: null,
  email: null,
  linkedinUrl: null,
  twitterUrl: null,
  url: null,
  imageAlt: '',
  status: 'ACTIVE',
  blogCount: 3,
  ...changes,
})

/** A category as the service returns it, for tests. */
export const sampleCategory = (changes: Partial<StaffCategory> = {}): StaffCategory => ({
  ...times,
  id: 'c1',
  version: 1,
  categoryName: 'Cloud',
  slug: 'cloud',
  description: null,
  type: 'ALL',
  sortOrder: 10,
  status: 'ACTIVE',
  blogCount: 4,
  newsRoomCount: 1,
  caseStudyCount: 2,
  ...changes,
})

const {
  blogName: _name,
  author: _author,
  authorId: _authorId,
  tags: _tags,
  relatedIds: _related,
  ...item
} = sampleBlog()

/** A case study as the service returns it, for tests. */
export const sampleCaseStudy = (changes: Partial<StaffCaseStudy> = {}): StaffCaseStudy => ({
  ...item,
  id: 's1',
  slug: 'nine-weekends',
  url: 'nine-weekends',
  caseStudyName: 'Nine weekends',
  primaryCategoryId: 'c1',
  primaryCategory: 'Cloud',
  industry: 'Retail',
  clientName: null,
  services: ['Cloud'],
  results: [],
  webpUrl: null,
  bannerAlt: '',
  caseStudyFileName: null,
  aboutClient: '<p>A retailer.</p>',
  objective: '',
  solution: '<p>In nine steps.</p>',
  challenge: '',
  impact: '',
  ...changes,
})

/** A newsroom item as the service returns it, for tests. */
export const sampleNews = (changes: Partial<StaffNews> = {}): StaffNews => ({
  ...item,
  id: 'n1',
  slug: 'a-new-office-in-pune',
  title: 'A new office in Pune',
  templateUrl: null,
  newsDate: '2026-03-02',
  source: null,
  externalLink: null,
  ...changes,
})
