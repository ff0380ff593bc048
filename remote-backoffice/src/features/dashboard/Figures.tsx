import type { BlogsDashboard } from '@tekskills/shared/contracts/http/dashboard'
import { FigureList } from './Dashboard.styles'

/** The counts at a glance. */
export function Figures({ totals }: { totals: BlogsDashboard['totals'] }) {
  const { blogs, authors, categories } = totals
  const figures = [
    ['Published', blogs.published],
    ['Drafts', blogs.draft],
    ['Scheduled', blogs.scheduled],
    ['Archived', blogs.archived],
    ['Authors', authors],
    ['Categories', categories],
  ] as const
  return (
    <FigureList aria-label="Figures">
      {figures.map(([name, count]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{count.toLocaleString('en-GB')}</dd>
        </div>
      ))}
    </FigureList>
  )
}
