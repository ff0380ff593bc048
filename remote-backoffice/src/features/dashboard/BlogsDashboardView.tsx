import type { BlogsDashboard } from '@tekskills/shared/contracts/http/blogs-dashboard'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { paths } from '../../paths'
import { StaffPage } from '../../kit/staff-page/StaffPage'
import { formatMoment } from '../../kit/time/format-time'
import { Attention } from './Attention'
import { CountsPanel } from './CountsPanel'
import { DashboardColumn, DashboardColumns } from './Dashboard.styles'
import { DashboardTabs } from './DashboardTabs'
import { Figures, type Figure } from './Figures'
import { MonthsPanel } from './MonthsPanel'
import { MostRead } from './MostRead'
import { RecentChanges } from './RecentChanges'
import { ScheduledNext } from './ScheduledNext'
import { TrendTiles, type TrendTile } from './TrendTiles'

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
      <TrendTiles tiles={contentTiles(figures)} />
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
      <Stack $gap="lg">
        {figures.mostRead && <MostRead items={figures.mostRead} />}
        <RecentChanges items={figures.recent} />
      </Stack>
      <Figures figures={contentFigures(figures.totals)} />
    </StaffPage>
  )
}

/** New, in progress, planned and done: the counts that show what to do next. */
function contentTiles({ totals, trends, publishedByMonth }: BlogsDashboard): TrendTile[] {
  const { blogs, caseStudies, newsRooms, enquiries } = totals
  const thisMonth = publishedByMonth.at(-1) ?? { blogs: 0, caseStudies: 0, newsRooms: 0 }
  return [
    {
      name: 'New enquiries',
      value: enquiries.new,
      to: `${paths.dashboard}?tab=enquiries&status=NEW`,
      lead: trends && `${trends.enquiries.current} in the last 7 days`,
      trend: trends?.enquiries,
      than: 'in the 7 days before',
    },
    {
      ...ofAllTypes({ blogs: blogs.draft, caseStudies: caseStudies.draft, newsRooms: newsRooms.draft }, 'DRAFT'),
      name: 'Drafts',
      trend: trends?.drafts,
      than: 'a week ago',
    },
    {
      ...ofAllTypes(
        { blogs: blogs.scheduled, caseStudies: caseStudies.scheduled, newsRooms: newsRooms.scheduled },
        'SCHEDULED',
      ),
      name: 'Scheduled',
      trend: trends?.scheduled,
      than: 'a week ago',
    },
    {
      ...ofAllTypes(thisMonth),
      name: 'Published this month',
      trend: trends?.published,
      than: 'by this date last month',
    },
  ]
}

/** The sum of the counts of all types and its parts, linked to the tables of the items with the status. */
function ofAllTypes(counts: { blogs: number; caseStudies: number; newsRooms: number }, status?: string) {
  const partOf = (name: string, count: number, table: string) => ({
    name,
    count,
    to: status && `${table}?type=${status}`,
  })
  return {
    value: counts.blogs + counts.caseStudies + counts.newsRooms,
    parts: [
      partOf('Blogs', counts.blogs, paths.viewBlogs),
      partOf('Case studies', counts.caseStudies, paths.viewCaseStudies),
      partOf('News', counts.newsRooms, paths.viewNews),
    ],
  }
}

/** The counts of the content area, each linked to the table of the counted records. */
function contentFigures(totals: BlogsDashboard['totals']): Figure[] {
  const { blogs, caseStudies, newsRooms, authors, categories, subscribers } = totals
  return [
    { name: 'Blogs on the site', value: blogs.published, to: `${paths.viewBlogs}?type=PUBLISHED` },
    { name: 'Case studies', value: caseStudies.published, to: `${paths.viewCaseStudies}?type=PUBLISHED` },
    { name: 'News', value: newsRooms.published, to: `${paths.viewNews}?type=PUBLISHED` },
    { name: 'Authors', value: authors, to: paths.viewAuthors },
    { name: 'Categories', value: categories, to: paths.viewCategories },
    { name: 'Subscribers', value: subscribers.confirmed, to: `${paths.dashboard}?tab=subscribers&type=CONFIRMED` },
  ]
}
