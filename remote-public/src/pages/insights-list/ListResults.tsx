import { Pagination } from '@tekskills/shared/ui/Pagination/Pagination'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { InsightCardList } from '../../kit/insights/InsightCardList'
import { LeadInsight } from '../../features/insight-list/LeadInsight'
import { NoInsights } from '../../features/insight-list/NoInsights'
import type { InsightCard, InsightPage } from '../../kit/insights/insight-card'
import type { InsightType } from '../../kit/insights/insight-type'
import type { InsightQuery } from '../../kit/insights/insight-query'

interface ListResultsProps {
  kind: InsightType
  query: InsightQuery
  page: InsightPage
  categoryName: string | undefined
}

/** One page of cards; without a search, the first page starts with the featured or the latest item. */
export function ListResults({ kind, query, page, categoryName }: ListResultsProps) {
  const { cards, totalPages } = page
  if (cards.length === 0) return <NoInsights kind={kind} query={query} categoryName={categoryName} />
  const lead = query.page === 0 && !query.q ? leadOf(cards) : undefined
  const rest = cards.filter((card) => card !== lead)
  return (
    <Stack $gap="xxl">
      {lead && <LeadInsight card={lead} />}
      {rest.length > 0 && <InsightCardList cards={rest} headingLevel={2} />}
      <Pagination page={query.page} totalPages={totalPages} />
    </Stack>
  )
}

const leadOf = (cards: readonly InsightCard[]) => cards.find(({ featured }) => featured) ?? cards[0]
