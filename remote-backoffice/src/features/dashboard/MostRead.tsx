import type { BlogsDashboard } from '@tekskills/shared/contracts/http/blogs-dashboard'
import { READING_DAYS } from '@tekskills/shared/contracts/http/reading-figures'
import { Table, Td, Th, Tr } from '@tekskills/shared/ui/Table/Table'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { contentTypeLabels, editItem } from '../../kit/content/content-types'
import { Panel } from '../../kit/staff-page/Panel'
import { Brief, NameLink } from '../../kit/tables/RecordTable.styles'
import { ChangesFrame } from './Dashboard.styles'

/** The items with the most views of the last four weeks, each linked to its form. */
export function MostRead({ items }: { items: NonNullable<BlogsDashboard['mostRead']> }) {
  return (
    <Panel heading="Most read">
      {items.length === 0 ? (
        <Text $tone="muted">No views in the last {READING_DAYS} days.</Text>
      ) : (
        <ChangesFrame>
          <Table caption={`Most views in the last ${READING_DAYS} days`}>
            <thead>
              <tr>
                <Th scope="col" data-kept>
                  Title
                </Th>
                <Th scope="col">Type</Th>
                <Th scope="col" $align="end">
                  Views
                </Th>
                <Th scope="col" $align="end">
                  To the end
                </Th>
              </tr>
            </thead>
            <tbody>
              {items.map(({ kind, id, title, views, finished }) => (
                <Tr key={id}>
                  <Td data-kept>
                    <NameLink to={editItem({ kind, id })}>
                      <bdi>{title}</bdi>
                    </NameLink>
                    <Brief>
                      {contentTypeLabels[kind]}, {views.toLocaleString('en-GB')} views
                    </Brief>
                  </Td>
                  <Td>{contentTypeLabels[kind]}</Td>
                  <Td $align="end">{views.toLocaleString('en-GB')}</Td>
                  <Td $align="end">{Math.round((100 * finished) / views)}%</Td>
                </Tr>
              ))}
            </tbody>
          </Table>
        </ChangesFrame>
      )}
    </Panel>
  )
}
