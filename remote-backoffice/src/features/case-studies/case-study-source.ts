import { contentSource } from '../../kit/content/content-source'

/** Where the table of case studies comes from, and what it sorts and filters by (contract §3.3). */
export const caseStudySource = contentSource('/caseStudy/get-allcaseStudy', [
  'caseStudyName',
  'primaryCategory',
  'status',
  'publishedAt',
  'updatedAt',
])
