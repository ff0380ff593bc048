import { ButtonLink } from '@tekskills/shared/ui/Button/ButtonLink'
import { EmptyState } from '@tekskills/shared/ui/EmptyState/EmptyState'
import type { InsightType } from '../../kit/insights/insight-type'
import { type InsightQuery, insightsPath, isNarrowed } from '../../kit/insights/insight-query'

interface NoInsightsProps {
  kind: InsightType
  query: InsightQuery
  categoryName: string | undefined
}

/** Explains why a list is empty and links to the full list. */
export function NoInsights({ kind, query, categoryName }: NoInsightsProps) {
  const { none, noneText, singular, showAll } = kind.texts
  if (query.page > 0) {
    return (
      <EmptyState
        heading={`There is no page ${query.page + 1} here`}
        action={<ButtonLink to={insightsPath(kind, { ...query, page: 0 })}>Go to the first page</ButtonLink>}
      >
        The list has fewer pages than this address suggests.
      </EmptyState>
    )
  }
  if (!isNarrowed(query)) return <EmptyState heading={none}>{noneText}</EmptyState>
  return (
    <EmptyState
      heading={`No ${singular} matches ${describe(query, categoryName)}`}
      action={<ButtonLink to={insightsPath(kind)}>{showAll}</ButtonLink>}
    >
      Try fewer or shorter words, or another category.
    </EmptyState>
  )
}

function describe({ q, tag, category, author, industry, year }: InsightQuery, categoryName = category): string {
  const parts = [
    q && `“${q}”`,
    tag && `the tag “${tag}”`,
    category && `the category ${categoryName}`,
    industry && `the industry ${industry}`,
    year && `the year ${year}`,
    author && 'this author',
  ]
  return parts.filter(Boolean).join(' and ')
}
