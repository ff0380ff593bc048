import { http } from '@tekskills/shared/http/client'
import { caseStudyFilePath } from './case-study-file-path'

/** Timeout for downloading 20 MiB on a slow connection. */
const TIMEOUT_MS = 120_000

/** Downloads the document of a case study and saves it under the given name. Rejects with `ApiError`. */
export async function downloadCaseStudy(studyId: string, fileName: string): Promise<void> {
  const path = caseStudyFilePath(studyId)
  const { data } = await http.get<Blob>(path, { responseType: 'blob', timeout: TIMEOUT_MS })
  const address = URL.createObjectURL(data)
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // The browser reads the object URL after the click event has been handled.
  setTimeout(() => URL.revokeObjectURL(address))
}
