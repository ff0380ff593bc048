import { useEffect, useState } from 'react'
import { RESUME_TEXT_TYPE } from './resume-types'
import { showDialog } from '@tekskills/shared/dialogs/dialog-store'
import { isApiError } from '@tekskills/shared/http/api-error'
import { saveFile } from '@tekskills/shared/storage/save-file'
import type { ApplicantDetail, ResumeParagraph } from '@tekskills/shared/contracts/http/applicants'
import { QUERY } from '@tekskills/shared/theme/media'
import { getResume, getResumeText } from './applicants-api'

type Purpose = 'preview' | 'download' | 'first'

const FAILED = 'Failed to download file. Please try again later.'

/** Without a viewer, as on many phones, a PDF in a frame is saved to disk unasked, and the frame stays empty. */
const hasPdfViewer = () => navigator.pdfViewerEnabled !== false

/** Shown by the viewer of the browser: as wide as its frame, without thumbnails. */
const VIEW = '#navpanes=0&view=FitH'

/**
 * The résumé of an applicant. Beside the rest of the page it is open from the start, which the service logs as an access;
 * elsewhere it is fetched only on request.
 */
export function useResume({
  id,
  resumeFileName,
  resumeType,
  firstResumeFileName,
}: Pick<ApplicantDetail, 'id' | 'resumeFileName' | 'resumeType' | 'firstResumeFileName'>) {
  const [busyWith, setBusyWith] = useState<Purpose | null>(null)
  const [previewUrl, setPreviewUrl] = useState<string | null>(null)
  const [paragraphs, setParagraphs] = useState<readonly ResumeParagraph[] | null>(null)
  const isPdf = resumeType === 'application/pdf'
  const canShow = resumeFileName !== null && (isPdf ? hasPdfViewer() : resumeType === RESUME_TEXT_TYPE)

  useEffect(() => () => (previewUrl ? URL.revokeObjectURL(previewUrl) : undefined), [previewUrl])

  async function during(purpose: Purpose, work: () => Promise<void>) {
    if (busyWith) return
    setBusyWith(purpose)
    try {
      await work()
    } catch (error) {
      if (!isApiError(error)) throw error
      if (error.status !== 401) await showDialog({ kind: 'error', message: FAILED })
    } finally {
      setBusyWith(null)
    }
  }

  const fetchResume = (purpose: Purpose, onLoaded: (resume: Blob) => void) =>
    during(purpose, async () => onLoaded(await getResume(id, purpose === 'first' ? 'first' : undefined)))

  async function load() {
    if (isPdf) setPreviewUrl(URL.createObjectURL(await getResume(id)))
    else setParagraphs(await getResumeText(id))
  }

  useEffect(() => {
    if (!canShow || !matchMedia(QUERY.wide).matches) return
    let isLeft = false
    const opening = isPdf
      ? getResume(id).then((resume) => isLeft || setPreviewUrl(URL.createObjectURL(resume)))
      : getResumeText(id).then((text) => isLeft || setParagraphs(text))
    // What does not open by itself can be opened by the button, which then says why not.
    opening.catch(() => undefined)
    return () => {
      isLeft = true
    }
  }, [id, isPdf, canShow])

  return {
    busyWith,
    /** Object URL of the résumé while its preview is open. */
    previewUrl: previewUrl && previewUrl + VIEW,
    /** The text of a Word document, while it is shown. */
    paragraphs,
    canShow,
    /** Why it cannot be shown. */
    lacksViewer: isPdf && !hasPdfViewer(),
    show: () => during('preview', load),
    hide: () => {
      setPreviewUrl(null)
      setParagraphs(null)
    },
    download: () => fetchResume('download', (resume) => saveFile(resume, resumeFileName ?? 'resume')),
    downloadFirst: () => fetchResume('first', (resume) => saveFile(resume, firstResumeFileName ?? 'resume')),
  }
}
