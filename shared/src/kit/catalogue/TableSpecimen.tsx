import { useState } from 'react'
import { Badge } from '../../ui/Badge/Badge'
import { Menu } from '../../ui/Menu/Menu'
import { SortableTh, type SortDirection } from '../../ui/Table/SortableTh'
import { Table, Td, Th, Tr } from '../../ui/Table/Table'
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden'

const articles = [
  { name: 'Landing zones that land', state: 'Published', reads: 1370 },
  { name: 'The invoice is the architecture', state: 'In review', reads: 0 },
  { name: 'Tests that fail on purpose', state: 'Published', reads: 862 },
] as const

interface TableSpecimenProps {
  caption: string
  busy?: boolean
  empty?: boolean
  /** Without row actions and sorting. */
  readOnly?: boolean
}

/** A table that is sortable by one column. */
export function TableSpecimen({ caption, busy, empty = false, readOnly = false }: TableSpecimenProps) {
  const [direction, setDirection] = useState<SortDirection>('asc')
  const sign = direction === 'asc' ? 1 : -1
  const rows = empty ? [] : [...articles].sort((a, b) => sign * a.name.localeCompare(b.name, 'en'))
  return (
    <Table caption={caption} busy={busy}>
      <thead>
        <tr>
          {readOnly ? (
            <Th scope="col">Name</Th>
          ) : (
            <SortableTh direction={direction} onSort={setDirection}>
              Name
            </SortableTh>
          )}
          <Th scope="col">State</Th>
          <Th scope="col" $align="end">
            Reads
          </Th>
          {!readOnly && (
            <Th scope="col">
              <VisuallyHidden>Actions</VisuallyHidden>
            </Th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, state, reads }) => (
          <Tr key={name}>
            <Td>{name}</Td>
            <Td>
              <Badge $tone={state === 'Published' ? 'success' : 'warning'}>{state}</Badge>
            </Td>
            <Td $align="end">{reads}</Td>
            {!readOnly && (
              <Td $align="end">
                <Menu label={`Actions for ${name}`} trigger="dots" items={[{ label: 'Edit', to: '/blogs' }]} />
              </Td>
            )}
          </Tr>
        ))}
        {empty && (
          <Tr>
            <Td colSpan={4}>No article matches these filters.</Td>
          </Tr>
        )}
      </tbody>
    </Table>
  )
}
