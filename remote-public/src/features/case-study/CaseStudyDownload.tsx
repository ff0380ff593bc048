import { type MouseEvent, useState } from 'react'
import { Download as DownloadIcon } from 'lucide-react'
import { showDialog } from '@tekskills/shared/dialogs/dialog-store'
import { serviceUrl } from '@tekskills/shared/http/service-base'

const FAILED = 'Failed to download file. Please try again later.'

/** Path of the document of a case study (contract §3.7, row 3), relative to the service's base address. */
const filePath = (studyId: string) => `/public/user/caseStudyFile/download/${encodeURIComponent(studyId)}`

/** Downloads the document of a case study under its file name (CS-08); works as a plain link until scripts run. */
export function CaseStudyDownload({ studyId, fileName }: { studyId: string; fileName: string }) {
  const [isBusy, setBusy] = useState(false)

  const handleClick = async (event: MouseEvent) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    try {
      const { saveDocument } = await import(/* webpackChunkName: "case-study-download" */ './save-document')
      await saveDocument(filePath(studyId), fileName)
    } catch {
      void showDialog({ kind: 'error', message: FAILED })
    } finally {
      setBusy(false)
    }
  }

  return (
    <a
      data-download=""
      href={serviceUrl(filePath(studyId))}
      download={fileName}
      aria-busy={isBusy || undefined}
      onClick={(event) => void handleClick(event)}
    >
      <DownloadIcon aria-hidden="true" strokeWidth={1.75} />
      {isBusy ? 'Downloading' : 'Download'}
    </a>
  )
}
