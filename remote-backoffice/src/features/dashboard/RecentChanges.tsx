import type { BlogsDashboard } from '@tekskills/shared/contracts/http/blogs-dashboard'
import { Table, Td, Th, Tr } from '@tekskills/shared/ui/Table/Table'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { TextLink } from '@tekskills/shared/ui/TextLink/TextLink'
import { paths } from '../../paths'
import { ContentStatusBadge } from '../../kit/content/ContentStatusBadge'
import { editItem, contentTypeLabels } from '../../kit/content/content-types'
import { Panel } from '../../kit/staff-page/Panel'
import { Brief, NameLink, Stamp } from '../../kit/tables/RecordTable.styles'
import { formatMoment } from '../../kit/time/format-time'
import { ChangesFrame } from './Dashboard.styles'

/** The most recently changed records with their editors, each linked to its form; phones show one column. */
export function RecentChanges({ items }: { items: BlogsDashboard['recent'] }) {
  return (
    <Panel heading="Recent changes">
      {items.length === 0 ? (
        <Text $tone="muted">
          Nothing here yet. <TextLink to={paths.addBlog}>Write the first blog</TextLink>.
        </Text>
      ) : (
        <ChangesFrame>
          <Table caption="Latest changes">
            <thead>
              <tr>
                <Th scope="col" data-kept>
                  Title
                </Th>
                <Th scope="col">Type</Th>
                <Th scope="col">Status</Th>
                <Th scope="col">Changed</Th>
                <Th scope="col">By</Th>
              </tr>
            </thead>
            <tbody>
              {items.map(({ kind, id, title, status, updatedAt, updatedBy }) => (
                <Tr key={id}>
                  <Td data-kept>
                    <NameLink to={editItem({ kind, id })}>
                      <bdi>{title}</bdi>
                    </NameLink>
                    <Brief>
                      <ContentStatusBadge status={status} />{' '}
                      {[contentTypeLabels[kind], formatMoment(updatedAt), updatedBy].filter(Boolean).join(', ')}
                    </Brief>
                  </Td>
                  <Td>{contentTypeLabels[kind]}</Td>
                  <Td>
                    <ContentStatusBadge status={status} />
                  </Td>
                  <Td>
                    <Stamp>{formatMoment(updatedAt)}</Stamp>
                  </Td>
                  <Td>{updatedBy ?? '–'}</Td>
                </Tr>
              ))}
            </tbody>
          </Table>
        </ChangesFrame>
      )}
    </Panel>
  )
}
