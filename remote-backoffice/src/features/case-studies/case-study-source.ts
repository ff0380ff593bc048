import { contentSource } from '../../kit/content/content-source'

/** The list endpoint of the case-studies table and its sortable columns (contract §3.3). */
export const caseStudySource = contentSource('/caseStudy/get-allcaseStudy', [
  'caseStudyName',
  'primaryCategory',
  'status',
  'publishedAt',
  'updatedAt',
])
