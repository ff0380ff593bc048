import { useState, type ReactNode } from 'react'
import { Download } from 'lucide-react'
import { styled } from 'styled-components'
import type { HiringReport, HiringReportQuery } from '@tekskills/shared/contracts/http/hiring-reports'
import { announce } from '@tekskills/shared/chrome/chrome-store'
import { showDialog } from '@tekskills/shared/dialogs/dialog-store'
import { isApiError } from '@tekskills/shared/http/api-error'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { Table, Td, Th, Tr } from '@tekskills/shared/ui/Table/Table'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { saveFile } from '../../kit/files/save-file'
import { Panel } from '../../kit/staff-page/Panel'
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
  return (
    <Panel heading={heading} action={!empty && <ReportDownload report={report} query={query} heading={heading} />}>
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

interface ReportDownloadProps {
  report: HiringReport
  query: HiringReportQuery
  heading: string
}

function ReportDownload({ report, query, heading }: ReportDownloadProps) {
  const [isBusy, setBusy] = useState(false)

  async function download() {
    setBusy(true)
    try {
      saveFile(await exportHiringReport(report, query), `${heading.toLowerCase().replaceAll(' ', '-')}.csv`)
      announce('The file has been downloaded.')
    } catch (error) {
      if (isApiError(error) && error.status === 401) return
      await showDialog({ kind: 'error', message: 'Failed to download file. Please try again later.' })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button
      size="small"
      variant="secondary"
      busy={isBusy}
      icon={<Download aria-hidden="true" strokeWidth={1.75} />}
      aria-label={`Download CSV: ${heading}`}
      onClick={() => void download()}
    >
      CSV
    </Button>
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

const Bar = styled.span`
  display: block;
  margin-block-start: ${({ theme }) => theme.space.xxs};
  block-size: ${({ theme }) => theme.space.xxs};
  border-radius: ${({ theme }) => theme.radius.pill};
  background: ${({ theme }) => theme.color.surfaceHover};

  &::before {
    content: '';
    display: block;
    inline-size: calc(var(--share) * 100%);
    block-size: 100%;
    border-radius: inherit;
    background: ${({ theme }) => theme.color.accent};
  }
`
