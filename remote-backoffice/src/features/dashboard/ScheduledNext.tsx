import type { BlogsDashboard } from '@tekskills/shared/contracts/http/blogs-dashboard'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { TextLink } from '@tekskills/shared/ui/TextLink/TextLink'
import { editItem } from '../../kit/content/content-types'
import { Panel } from '../../kit/staff-page/Panel'
import { formatMoment } from '../../kit/time/format-time'
import { RecentList } from './Dashboard.styles'

/** Scheduled records with their publication times. */
export function ScheduledNext({ items }: { items: BlogsDashboard['scheduled'] }) {
  return (
    <Panel heading="Scheduled">
      {items.length === 0 && <Text $tone="muted">Nothing scheduled.</Text>}
      <RecentList>
        {items.map((item) => (
          <li key={item.id}>
            <TextLink to={editItem(item)}>{item.title}</TextLink>
            <Text as="span" $size="small" $tone="muted">
              {formatMoment(item.scheduledAt)}
            </Text>
          </li>
        ))}
      </RecentList>
    </Panel>
  )
}
