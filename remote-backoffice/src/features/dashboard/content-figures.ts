import type { BlogsDashboard } from '@tekskills/shared/contracts/http/dashboard'
import { paths } from '../../paths'
import type { Figure } from './Figures'

/** The counts of the content area, each with the table that shows what was counted. */
export function contentFigures(totals: BlogsDashboard['totals']): Figure[] {
  const { blogs, caseStudies, newsRooms, authors, categories, enquiries, subscribers } = totals
  return [
    { name: 'Blogs on the site', value: blogs.published, to: `${paths.viewBlogs}?type=PUBLISHED` },
    { name: 'Blog drafts', value: blogs.draft, to: `${paths.viewBlogs}?type=DRAFT` },
    { name: 'Blogs scheduled', value: blogs.scheduled, to: `${paths.viewBlogs}?type=SCHEDULED` },
    { name: 'Case studies', value: caseStudies.published, to: `${paths.viewCaseStudies}?type=PUBLISHED` },
    { name: 'News', value: newsRooms.published, to: `${paths.viewNews}?type=PUBLISHED` },
    { name: 'Authors', value: authors, to: paths.viewAuthors },
    { name: 'Categories', value: categories, to: paths.viewCategories },
    { name: 'New enquiries', value: enquiries.new, to: `${paths.dashboard}?tab=enquiries&status=NEW` },
    { name: 'Subscribers', value: subscribers.confirmed, to: `${paths.dashboard}?tab=subscribers&type=CONFIRMED` },
  ]
}
