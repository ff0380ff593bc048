import { CardLink } from '@tekskills/shared/ui/Card/Card'
import type { InsightCard } from './insight-card'

/** The title of a card, which is its link: to a page of the site, or to where the item was printed. */
export function CardTitle({ card: { title, link } }: { card: InsightCard }) {
  return link.to ? (
    <CardLink to={link.to}>{title}</CardLink>
  ) : (
    <CardLink href={link.href ?? ''} external>
      {title}
    </CardLink>
  )
}
