import { http } from '@tekskills/shared/http/client'
import { saveFile } from '@tekskills/shared/storage/save-file'

/** Timeout for downloading 20 MiB on a slow connection. */
const TIMEOUT_MS = 120_000

/** Downloads the document at a path of the service and saves it under the given name (CS-08). Rejects with `ApiError`. */
export async function saveDocument(path: string, fileName: string): Promise<void> {
  const { data } = await http.get<Blob>(path, { responseType: 'blob', timeout: TIMEOUT_MS })
  saveFile(data, fileName)
}
