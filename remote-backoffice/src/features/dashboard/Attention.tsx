import type { AttentionIssue, BlogsDashboard } from '@tekskills/shared/contracts/http/blogs-dashboard'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { TextLink } from '@tekskills/shared/ui/TextLink/TextLink'
import { editItem, contentTypeLabels } from '../../kit/content/content-types'
import { Panel } from '../../kit/staff-page/Panel'
import { RecentList } from './Dashboard.styles'

const ISSUES: Record<AttentionIssue, string> = {
  NO_ALT: 'Picture has no description',
  NO_META: 'Summary is too long for search results',
  STALE_DRAFT: 'Draft unchanged for 30 days',
}

/** Items that need attention, each linked to the form in which to fix it. */
export function Attention({ items }: { items: BlogsDashboard['attention'] }) {
  return (
    <Panel heading="Needs attention">
      {items.length === 0 && (
        <Text $tone="muted">
          Nothing right now. Every picture has a description, and no draft has been left untouched for 30 days.
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
