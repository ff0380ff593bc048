import type { BlogsDashboard } from '@tekskills/shared/contracts/http/dashboard'
import { Table, Td, Th, Tr } from '@tekskills/shared/ui/Table/Table'
import { formatMonth } from '../time/format-time'

/** The numbers of the chart, newest first. */
export function MonthTable({ months }: { months: BlogsDashboard['publishedByMonth'] }) {
  return (
    <Table caption="Blogs published per month">
      <thead>
        <tr>
          <Th scope="col">Month</Th>
          <Th scope="col" $align="end">
            Blogs
          </Th>
        </tr>
      </thead>
      <tbody>
        {[...months].reverse().map(({ month, blogs }) => (
          <Tr key={month}>
            <Td>{formatMonth(month)}</Td>
            <Td $align="end">{blogs}</Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  )
}
