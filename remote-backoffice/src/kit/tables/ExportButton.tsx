import { useState } from 'react'
import { Download } from 'lucide-react'
import { styled } from 'styled-components'
import { announce } from '@tekskills/shared/chrome/chrome-store'
import { showDialog } from '@tekskills/shared/dialogs/dialog-store'
import { isApiError } from '@tekskills/shared/http/api-error'
import { media } from '@tekskills/shared/theme/media'
import { visuallyHidden } from '@tekskills/shared/theme/styles'
import { Button } from '@tekskills/shared/ui/Button/Button'
import type { RecordList, TableRow } from './record-list'
import { exportRecords } from './table-api'
import { saveFile } from '../files/save-file'
import type { TableQuery } from './table-query'

interface ExportButtonProps<Row extends TableRow> {
  list: RecordList<Row>
  query: TableQuery
}

/** Downloads the whole filtered list as a CSV file, not just the current page (BO-05). */
export function ExportButton<Row extends TableRow>({ list, query }: ExportButtonProps<Row>) {
  const [isBusy, setBusy] = useState(false)

  async function download() {
    setBusy(true)
    try {
      saveFile(await exportRecords(list.source, query), `${list.noun.many.replaceAll(' ', '-')}.csv`)
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
      onClick={() => void download()}
    >
      <span>
        <Longer>Download </Longer>CSV
      </span>
    </Button>
  )
}

/** Visually hidden on phones, where the tools share one line. */
const Longer = styled.span`
  ${media.phone} {
    ${visuallyHidden}
  }
`
