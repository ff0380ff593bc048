import { http } from '@tekskills/shared/http/client'
import { caseStudyFilePath } from './case-study-file-path'

/** Milliseconds that 20 MiB may take on a slow connection. */
const TIMEOUT_MS = 120_000

/** Fetches the document of a case study and saves it under a name. Rejects with `ApiError` when it cannot be had. */
export async function downloadCaseStudy(studyId: string, fileName: string): Promise<void> {
  const path = caseStudyFilePath(studyId)
  const { data } = await http.get<Blob>(path, { responseType: 'blob', timeout: TIMEOUT_MS })
  const address = URL.createObjectURL(data)
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // The browser reads the address after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address))
}
