import { http } from '@tekskills/shared/http/client'

/** Timeout for downloading 20 MiB on a slow connection. */
const TIMEOUT_MS = 120_000

/** Downloads the document at a path of the service and saves it under the given name (CS-08). Rejects with `ApiError`. */
export async function downloadCaseStudy(path: string, fileName: string): Promise<void> {
  const { data } = await http.get<Blob>(path, { responseType: 'blob', timeout: TIMEOUT_MS })
  const address = URL.createObjectURL(data)
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // The browser reads the object URL after the click event has been handled.
  setTimeout(() => URL.revokeObjectURL(address))
}
