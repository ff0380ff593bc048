import type { StaffItem } from '@tekskills/shared/contracts/http/content'
import { Badge } from '@tekskills/shared/ui/Badge/Badge'
import { ChangedCell, DayCell, NameCell } from '../tables/Cells'
import type { RecordColumn } from '../tables/record-list-definition'
import { Aside, Stamp } from '../tables/RecordTable.styles'
import { formatDay, formatMoment } from '../time/format-time'
import { editOf } from '../../paths'
import { bundlePlanOf } from './bundle-plan'
import { ContentStatusBadge } from './ContentStatusBadge'

interface NameColumnOptions<Row extends StaffItem> {
  id: string
  header: string
  nameOf: (row: Row) => string
  addPath: string
}

/** The first column of a content table: name, address and, on a phone, a summary of the other columns. */
export const nameColumn = <Row extends StaffItem>(options: NameColumnOptions<Row>): RecordColumn<Row> => ({
  id: options.id,
  header: options.header,
  cell: (row) => (
    <NameCell
      to={row.deletedAt ? null : editOf(options.addPath, row.id)}
      name={options.nameOf(row)}
      aside={row.slug ?? 'No address yet'}
      brief={
        <>
          {row.deletedAt ? <Badge>In the trash</Badge> : <ContentStatusBadge status={row.status} />}{' '}
          <Stamp>{formatDay(row.updatedAt)}</Stamp>
          <Ahead row={row} />
        </>
      }
    />
  ),
})

export const statusColumn: RecordColumn<StaffItem> = {
  id: 'status',
  header: 'Status',
  cell: (row) => {
    const { status, scheduledAt, deletedAt } = row
    return (
      <>
        <ContentStatusBadge status={status} />
        {deletedAt && <Aside>deleted on {formatDay(deletedAt)}</Aside>}
        {status === 'SCHEDULED' && scheduledAt && <Aside>for {formatMoment(scheduledAt)}</Aside>}
        <Ahead row={row} />
      </>
    )
  },
}

/** What readers do not see yet, and when they will. */
function Ahead({ row }: { row: StaffItem }) {
  const plan = bundlePlanOf(row)
  if (!plan) return row.draft && <Aside>with unpublished changes</Aside>
  return (
    <Aside>
      {plan.lead} “{plan.name}” {plan.time}
    </Aside>
  )
}

export const publishedColumn: RecordColumn<StaffItem> = {
  id: 'publishedAt',
  header: 'Published',
  cell: ({ publishedAt }) => <DayCell at={publishedAt} />,
}

export const changedColumn: RecordColumn<StaffItem> = {
  id: 'updatedAt',
  header: 'Changed',
  cell: ({ updatedAt, updatedBy }) => <ChangedCell at={updatedAt} by={updatedBy} />,
}

/** A text column with a dash for empty values. */
export const textColumn = <Row extends StaffItem>(
  id: string,
  header: string,
  textOf: (row: Row) => string | null | undefined,
): RecordColumn<Row> => ({ id, header, cell: (row) => textOf(row) || '–' })
