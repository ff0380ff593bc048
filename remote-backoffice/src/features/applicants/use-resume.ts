import { useEffect, useState } from 'react'
import { showDialog } from '@tekskills/shared/dialogs/dialog-store'
import { isApiError } from '@tekskills/shared/http/api-error'
import { saveFile } from '../../kit/files/save-file'
import type { ApplicantDetail } from '@tekskills/shared/contracts/http/applicants'
import { getResume } from './applicants-api'

type Purpose = 'preview' | 'download' | 'first'

const FAILED = 'Failed to download file. Please try again later.'

/** Fetches the résumé of an applicant, only on request because the service logs each access. */
export function useResume({
  id,
  resumeFileName,
  firstResumeFileName,
}: Pick<ApplicantDetail, 'id' | 'resumeFileName' | 'firstResumeFileName'>) {
  const [busyWith, setBusyWith] = useState<Purpose | null>(null)
  const [previewUrl, setPreviewUrl] = useState<string | null>(null)

  useEffect(() => () => (previewUrl ? URL.revokeObjectURL(previewUrl) : undefined), [previewUrl])

  async function fetchResume(purpose: Purpose, onLoaded: (resume: Blob) => void) {
    if (busyWith) return
    setBusyWith(purpose)
    try {
      onLoaded(await getResume(id, purpose === 'first' ? 'first' : undefined))
    } catch (error) {
      if (!isApiError(error)) throw error
      if (error.status !== 401) await showDialog({ kind: 'error', message: FAILED })
    } finally {
      setBusyWith(null)
    }
  }

  return {
    busyWith,
    /** Object URL of the résumé while its preview is open. */
    previewUrl,
    show: () => fetchResume('preview', (resume) => setPreviewUrl(URL.createObjectURL(resume))),
    hide: () => setPreviewUrl(null),
    download: () => fetchResume('download', (resume) => saveFile(resume, resumeFileName ?? 'resume')),
    downloadFirst: () => fetchResume('first', (resume) => saveFile(resume, firstResumeFileName ?? 'resume')),
  }
}
