import { styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { visuallyHidden } from '@tekskills/shared/theme/styles'
import { CsvButton } from '../files/CsvButton'
import type { RecordList, TableRow } from './record-list-definition'
import { exportRecords } from './table-rows'
import type { TableQuery } from './list-parameters'

interface ExportButtonProps<Row extends TableRow> {
  list: RecordList<Row>
  query: TableQuery
}

/** Downloads the whole filtered list as a CSV file, not just the current page (BO-05). */
export function ExportButton<Row extends TableRow>({ list, query }: ExportButtonProps<Row>) {
  return (
    <CsvButton name={list.noun.many} load={() => exportRecords(list.source, query)}>
      <span>
        <Longer>Download </Longer>CSV
      </span>
    </CsvButton>
  )
}

/** Visually hidden on phones, where the tools share one line. */
const Longer = styled.span`
  ${media.phone} {
    ${visuallyHidden}
  }
`
