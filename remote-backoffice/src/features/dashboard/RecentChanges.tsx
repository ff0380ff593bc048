import type { BlogsDashboard } from '@tekskills/shared/contracts/http/blogs-dashboard'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { TextLink } from '@tekskills/shared/ui/TextLink/TextLink'
import { paths } from '../../paths'
import { ContentStatusBadge } from '../../kit/content/ContentStatusBadge'
import { editItem, contentTypeLabels } from '../../kit/content/content-types'
import { Panel } from '../../kit/staff-page/Panel'
import { formatMoment } from '../../kit/time/format-time'
import { RecentLines } from './Dashboard.styles'

/** The most recently changed records with their editors, each linked to its form. */
export function RecentChanges({ items }: { items: BlogsDashboard['recent'] }) {
  return (
    <Panel heading="Recent changes">
      {items.length === 0 ? (
        <Text $tone="muted">
          Nothing here yet. <TextLink to={paths.addBlog}>Write first blog</TextLink>.
        </Text>
      ) : (
        <RecentLines>
          {items.map(({ kind, id, title, status, updatedAt, updatedBy }) => (
            <li key={id}>
              <TextLink to={editItem({ kind, id })}>{title}</TextLink>
              <Text as="span" $size="small" $tone="muted">
                {contentTypeLabels[kind]}
              </Text>
              <ContentStatusBadge status={status} />
              <Text as="span" $size="small" $tone="muted">
                {[formatMoment(updatedAt), updatedBy].filter(Boolean).join(', ')}
              </Text>
            </li>
          ))}
        </RecentLines>
      )}
    </Panel>
  )
}
