import type { BlogsDashboard } from '@tekskills/shared/contracts/http/dashboard'
import { ButtonLink } from '@tekskills/shared/ui/Button/ButtonLink'
import { paths } from '../../paths'
import { StaffPage } from '../staff-page/StaffPage'
import { formatMoment } from '../time/format-time'
import { CountsPanel } from './CountsPanel'
import { DashboardColumns } from './Dashboard.styles'
import { Figures } from './Figures'
import { MonthsPanel } from './MonthsPanel'
import { RecentBlogs } from './RecentBlogs'

/** Figures of the blogs, what came out when and about what, and what changed last (BO-03). */
export function BlogsDashboardView({ figures }: { figures: BlogsDashboard }) {
  return (
    <StaffPage
      heading="Dashboard"
      intro={`As of ${formatMoment(figures.generatedAt)}`}
      action={<ButtonLink to={paths.addBlog}>Add a blog</ButtonLink>}
    >
      <Figures figures={figuresOf(figures.totals)} />
      <DashboardColumns>
        <MonthsPanel
          heading="Published by month"
          caption="Blogs published per month"
          months={figures.publishedByMonth}
          series={[{ key: 'blogs', name: 'Blogs' }]}
          done="blogs published"
        />
        <CountsPanel
          heading="By category"
          entries={figures.blogsByCategory.map(({ id, categoryName, count }) => ({
            key: id,
            name: categoryName,
            count,
          }))}
          empty="No blog has a category yet."
        />
      </DashboardColumns>
      <RecentBlogs items={figures.recent} />
    </StaffPage>
  )
}

const blogsOf = (type: string) => `${paths.viewBlogs}?type=${type}`

const figuresOf = ({ blogs, authors, categories }: BlogsDashboard['totals']) => [
  { name: 'Published', value: blogs.published, to: blogsOf('PUBLISHED') },
  { name: 'Drafts', value: blogs.draft, to: blogsOf('DRAFT') },
  { name: 'Scheduled', value: blogs.scheduled, to: blogsOf('SCHEDULED') },
  { name: 'Archived', value: blogs.archived, to: blogsOf('ARCHIVED') },
  { name: 'Authors', value: authors, to: paths.viewAuthors },
  { name: 'Categories', value: categories, to: paths.viewCategories },
]
