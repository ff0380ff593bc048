import { useState, type ReactNode } from 'react'
import { Download } from 'lucide-react'
import { announce } from '@tekskills/shared/chrome/chrome-store'
import { showDialog } from '@tekskills/shared/dialogs/dialog-store'
import { isApiError } from '@tekskills/shared/http/api-error'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { saveFile } from '@tekskills/shared/storage/save-file'

interface CsvButtonProps {
  /** Name of the file without its extension; spaces become hyphens. */
  name: string
  /** Fetches the file. */
  load: () => Promise<Blob>
  /** Distinguishes several buttons on one screen. */
  label?: string
  children: ReactNode
}

/** Downloads a list or a report as a CSV file (BO-05). */
export function CsvButton({ name, load, label, children }: CsvButtonProps) {
  const [isBusy, setBusy] = useState(false)

  async function download() {
    setBusy(true)
    try {
      saveFile(await load(), `${name.replaceAll(' ', '-')}.csv`)
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
      aria-label={label}
      onClick={() => void download()}
    >
      {children}
    </Button>
  )
}
