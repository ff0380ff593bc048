import { CardLink } from '@tekskills/shared/ui/Card/Card'
import { sendCover } from './cover-transition'
import type { InsightCard } from './insight-card'

/** The linked title of a card: to a page of this site, or to the original publication. */
export function CardTitle({ card: { title, link } }: { card: InsightCard }) {
  return link.to ? (
    <CardLink to={link.to} viewTransition onClick={({ currentTarget }) => sendCover(currentTarget)}>
      {title}
    </CardLink>
  ) : (
    <CardLink href={link.href ?? ''} external>
      {title}
    </CardLink>
  )
}
