import type { BlogsDashboard } from '@tekskills/shared/contracts/http/dashboard'
import { paths } from '../../paths'
import { StaffPage } from '../../kit/staff-page/StaffPage'
import { formatMoment } from '../../kit/time/format-time'
import { Attention } from './Attention'
import { contentFigures } from './content-figures'
import { CountsPanel } from './CountsPanel'
import { DashboardColumn, DashboardColumns } from './Dashboard.styles'
import { DashboardTabs } from './DashboardTabs'
import { Figures } from './Figures'
import { MonthsPanel } from './MonthsPanel'
import { RecentChanges } from './RecentChanges'
import { ScheduledNext } from './ScheduledNext'

const SERIES = [
  { key: 'blogs', name: 'Blogs' },
  { key: 'caseStudies', name: 'Case studies' },
  { key: 'newsRooms', name: 'News' },
]

const blogsAbout = (name: string) => `${paths.viewBlogs}?q=${encodeURIComponent(name)}`

/** Figures of the content, what came out when and about what, what asks for attention, and what changed last (BO-03). */
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
            done="pages published"
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
