import type { BlogsDashboard } from '@tekskills/shared/contracts/http/dashboard'
import { ButtonLink } from '@tekskills/shared/ui/Button/ButtonLink'
import { paths } from '../../paths'
import { StaffPage } from '../staff-page/StaffPage'
import { formatMoment } from '../time/format-time'
import { CategoryShares } from './CategoryShares'
import { DashboardColumns } from './Dashboard.styles'
import { Figures } from './Figures'
import { MonthlyBlogs } from './MonthlyBlogs'
import { RecentBlogs } from './RecentBlogs'

/** Figures of the blogs, what came out when and about what, and what changed last (BO-03). */
export function BlogsDashboardView({ figures }: { figures: BlogsDashboard }) {
  return (
    <StaffPage
      heading="Dashboard"
      intro={`As of ${formatMoment(figures.generatedAt)}`}
      action={<ButtonLink to={paths.addBlog}>Add a blog</ButtonLink>}
    >
      <Figures totals={figures.totals} />
      <DashboardColumns>
        <MonthlyBlogs months={figures.publishedByMonth} />
        <CategoryShares categories={figures.blogsByCategory} />
      </DashboardColumns>
      <RecentBlogs items={figures.recent} />
    </StaffPage>
  )
}
