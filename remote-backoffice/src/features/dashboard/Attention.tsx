import type { AttentionIssue, BlogsDashboard } from '@tekskills/shared/contracts/http/dashboard'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { TextLink } from '@tekskills/shared/ui/TextLink/TextLink'
import { editItem, contentTypeLabels } from '../../kit/content/content-types'
import { Panel } from '../../kit/staff-page/Panel'
import { RecentList } from './Dashboard.styles'

const ISSUES: Record<AttentionIssue, string> = {
  NO_ALT: 'Its picture has no description',
  NO_META: 'Its summary is longer than search results show',
  STALE_DRAFT: 'A draft that nobody has touched for 30 days',
}

/** What asks for attention, each a way to put it right. */
export function Attention({ items }: { items: BlogsDashboard['attention'] }) {
  return (
    <Panel heading="Needs attention">
      {items.length === 0 && (
        <Text $tone="muted">Nothing does. Every picture is described and no draft is forgotten.</Text>
      )}
      <RecentList>
        {items.map((item) => (
          <li key={item.id}>
            <TextLink to={editItem(item)}>{item.title}</TextLink>
            <Text as="span" $size="small" $tone="muted">
              {contentTypeLabels[item.kind]}: {ISSUES[item.issue].toLowerCase()}
            </Text>
          </li>
        ))}
      </RecentList>
    </Panel>
  )
}
