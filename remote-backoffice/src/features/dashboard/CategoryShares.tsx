import { useId } from 'react'
import type { BlogsDashboard } from '@tekskills/shared/contracts/http/dashboard'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { Panel, ShareBar, Shares } from './Dashboard.styles'

/** How many blogs each category holds; the bars repeat the numbers beside them. */
export function CategoryShares({ categories }: { categories: BlogsDashboard['blogsByCategory'] }) {
  const headingId = useId()
  const most = Math.max(1, ...categories.map(({ count }) => count))
  return (
    <Panel aria-labelledby={headingId}>
      <Heading level={2} size="h4" id={headingId}>
        By category
      </Heading>
      {categories.length === 0 && <Text $tone="muted">No blog has a category yet.</Text>}
      <Shares>
        {categories.map(({ id, categoryName, count }) => (
          <li key={id}>
            <span>{categoryName}</span>
            <strong>{count}</strong>
            <ShareBar aria-hidden="true" style={{ '--share': count / most }} />
          </li>
        ))}
      </Shares>
    </Panel>
  )
}
