import type { AttentionIssue, BlogsDashboard } from '@tekskills/shared/contracts/http/blogs-dashboard'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { TextLink } from '@tekskills/shared/ui/TextLink/TextLink'
import { editItem, contentTypeLabels } from '../../kit/content/content-types'
import { Panel } from '../../kit/staff-page/Panel'
import { RecentList } from './Dashboard.styles'

const ISSUES: Record<AttentionIssue, string> = {
  NO_ALT: 'Its picture has no description',
  NO_META: 'Its summary is longer than search results show',
  STALE_DRAFT: 'A draft that no one has changed for 30 days',
}

/** Items that need attention, each linked to the form in which to fix it. */
export function Attention({ items }: { items: BlogsDashboard['attention'] }) {
  return (
    <Panel heading="Needs attention">
      {items.length === 0 && (
        <Text $tone="muted">
          Nothing at the moment. Every picture has a description and no draft has been forgotten.
        </Text>
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
