import type { BlogsDashboard } from '@tekskills/shared/contracts/http/blogs-dashboard'
import { paths } from '../../paths'
import { StaffPage } from '../../kit/staff-page/StaffPage'
import { formatMoment } from '../../kit/time/format-time'
import { Attention } from './Attention'
import { CountsPanel } from './CountsPanel'
import { DashboardColumn, DashboardColumns } from './Dashboard.styles'
import { DashboardTabs } from './DashboardTabs'
import { Figures, type Figure } from './Figures'
import { MonthsPanel } from './MonthsPanel'
import { RecentChanges } from './RecentChanges'
import { ScheduledNext } from './ScheduledNext'

const SERIES = [
  { key: 'blogs', name: 'Blogs' },
  { key: 'caseStudies', name: 'Case studies' },
  { key: 'newsRooms', name: 'News' },
]

const blogsAbout = (name: string) => `${paths.viewBlogs}?q=${encodeURIComponent(name)}`

/**
 * Content figures, publications by month, category and author, items that need attention, and recent changes (BO-03).
 */
export function BlogsDashboardView({ figures }: { figures: BlogsDashboard }) {
  return (
    <StaffPage
      heading="Dashboard"
      intro={`As of ${formatMoment(figures.generatedAt)}`}
      action={<DashboardTabs current="overview" />}
    >
      <Figures figures={contentFigures(figures.totals)} />
      <DashboardColumns>
        <DashboardColumn>
          <MonthsPanel
            heading="Published by month"
            caption="Published per month"
            months={figures.publishedByMonth}
            series={SERIES}
            counted="pages published"
          />
          <Attention items={figures.attention} />
        </DashboardColumn>
        <DashboardColumn>
          <CountsPanel
            heading="Blogs by category"
            entries={figures.blogsByCategory.map(({ id, categoryName: name, count }) => ({
              key: id,
              name,
              count,
              to: blogsAbout(name),
            }))}
            empty="No blog has a category yet."
          />
          <CountsPanel
            heading="Blogs by author"
            entries={figures.blogsByAuthor.map(({ id, authorName: name, count }) => ({
              key: id,
              name,
              count,
              to: blogsAbout(name),
            }))}
            empty="No blog has an author yet."
          />
          <ScheduledNext items={figures.scheduled} />
        </DashboardColumn>
      </DashboardColumns>
      <RecentChanges items={figures.recent} />
    </StaffPage>
  )
}

/** The counts of the content area, each linked to the table of the counted records. */
function contentFigures(totals: BlogsDashboard['totals']): Figure[] {
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
