import { Table, Td, Th, Tr } from '@tekskills/shared/ui/Table/Table'
import { formatMonth } from '../../kit/time/format-time'
import type { Month, Series } from './month-series'

interface MonthTableProps {
  caption: string
  months: readonly Month[]
  series: readonly Series[]
}

/** The counts of a monthly chart as a table, newest month first. */
export function MonthTable({ caption, months, series }: MonthTableProps) {
  return (
    <Table caption={caption}>
      <thead>
        <tr>
          <Th scope="col">Month</Th>
          {series.map(({ key, name }) => (
            <Th key={key} scope="col" $align="end">
              {name}
            </Th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...months].reverse().map((row) => (
          <Tr key={row.month}>
            <Td>{formatMonth(row.month)}</Td>
            {series.map(({ key }) => (
              <Td key={key} $align="end">
                {row[key]}
              </Td>
            ))}
          </Tr>
        ))}
      </tbody>
    </Table>
  )
}
