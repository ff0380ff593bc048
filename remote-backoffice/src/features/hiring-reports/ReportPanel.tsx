import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { HiringReport, HiringReportQuery } from '@tekskills/shared/contracts/http/hiring-reports'
import { Table, Td, Th, Tr } from '@tekskills/shared/ui/Table/Table'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { CsvButton } from '../../kit/files/CsvButton'
import { Panel } from '../../kit/staff-page/Panel'
import { ShareBar } from '../../kit/staff-page/share-bar'
import { exportHiringReport } from './hiring-reports-api'

/** At most this many rows are shown; the CSV has all of them. */
const MAX_ROWS = 15

interface ReportColumn<Row> {
  name: string
  cell: (row: Row) => ReactNode
}

interface ReportPanelProps<Row> {
  report: HiringReport
  query: HiringReportQuery
  heading: string
  /** What the numbers mean. */
  explanation: ReactNode
  /** The first one names the row; the others are numbers. */
  columns: readonly ReportColumn<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** The length of the bar below a name, from 0 to 1. */
  shareOf?: (row: Row) => number
  /** Shown instead of the table. */
  empty?: string
}

/** A report as a table, whose bars only repeat its numbers, with the button that downloads it. */
export function ReportPanel<Row>(props: ReportPanelProps<Row>) {
  const { report, query, heading, explanation, columns, rows, keyOf, shareOf, empty } = props
  const [first, ...numbers] = columns
  const download = (
    <CsvButton
      name={heading.toLowerCase()}
      load={() => exportHiringReport(report, query)}
      label={`Download CSV: ${heading}`}
    >
      CSV
    </CsvButton>
  )
  return (
    <Panel heading={heading} action={!empty && download}>
      <Text $size="small" $tone="muted">
        {empty ?? explanation}
      </Text>
      {!empty && (
        <Numbers>
          <Table caption={`${heading}: table`}>
            <thead>
              <tr>
                <Th scope="col">{first?.name}</Th>
                {numbers.map(({ name }) => (
                  <Th key={name} scope="col" $align="end">
                    {name}
                  </Th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.slice(0, MAX_ROWS).map((row) => (
                <Tr key={keyOf(row)}>
                  <RowName as="th" scope="row">
                    {first?.cell(row)}
                    {shareOf && <Bar aria-hidden="true" style={{ '--share': shareOf(row) }} />}
                  </RowName>
                  {numbers.map(({ name, cell }) => (
                    <Td key={name} $align="end">
                      {cell(row)}
                    </Td>
                  ))}
                </Tr>
              ))}
            </tbody>
          </Table>
        </Numbers>
      )}
      {rows.length > MAX_ROWS && (
        <Text $size="small" $tone="muted">
          The first {MAX_ROWS} of {rows.length.toLocaleString('en-GB')}; the CSV has all of them.
        </Text>
      )}
    </Panel>
  )
}

const Numbers = styled.div`
  :is(th, td) {
    padding-inline: ${({ theme }) => theme.space.xs};
  }
  thead th {
    vertical-align: bottom;
    white-space: normal;
  }
`

const RowName = styled(Td)`
  min-inline-size: calc(${({ theme }) => theme.layout.columnSmall} / 2);
  font-weight: ${({ theme }) => theme.font.weight.medium};
  overflow-wrap: anywhere;
  text-align: start;
`

const Bar = styled(ShareBar)`
  display: block;
  margin-block-start: ${({ theme }) => theme.space.xxs};
`
