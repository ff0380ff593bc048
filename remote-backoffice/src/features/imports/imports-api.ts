import type { ContentImport, ImportChoices, ImportedArticle } from '@tekskills/shared/contracts/http/imports'
import { isApiError } from '@tekskills/shared/http/api-error'
import { http } from '@tekskills/shared/http/client'

/** Timeout in milliseconds for uploading and reading a file of 20 MB on a slow connection. */
const UPLOAD_TIMEOUT = 300_000
/** Timeout in milliseconds for one article with its pictures. */
const ARTICLE_TIMEOUT = 60_000

const urlOf = (id: string, rest = '') => `/imports/${encodeURIComponent(id)}${rest}`

interface Upload {
  file: File
  signal: AbortSignal
  /** Called with the percentage uploaded, 0 to 100. */
  onProgress: (percent: number) => void
}

/** Uploads a file and returns what would be imported from it; nothing is imported yet. */
export async function uploadImport({ file, signal, onProgress }: Upload): Promise<ContentImport> {
  const form = new FormData()
  form.append('file', file, file.name)
  const { data } = await http.post<ContentImport>('/imports', form, {
    timeout: UPLOAD_TIMEOUT,
    signal,
    onUploadProgress: ({ progress = 0 }) => onProgress(progress * 100),
  })
  return data
}

/** An uploaded file; undefined if it is no longer kept. */
export async function readImport(id: string, signal: AbortSignal): Promise<ContentImport | undefined> {
  try {
    const { data } = await http.get<ContentImport>(urlOf(id), { signal })
    return data
  } catch (error) {
    if (isApiError(error) && error.status === 404) return undefined
    throw error
  }
}

interface ArticleOfImport {
  id: string
  position: number
  choices: ImportChoices
  /** The same for every attempt at this article, so that it is imported once. */
  key: string
}

/** Imports one article as a draft. */
export async function importArticle({ id, position, choices, key }: ArticleOfImport): Promise<ImportedArticle> {
  const { data } = await http.post<ImportedArticle>(urlOf(id, `/articles/${position}`), choices, {
    headers: { 'Idempotency-Key': key },
    timeout: ARTICLE_TIMEOUT,
  })
  return data
}

/** Forgets an uploaded file; what was imported from it stays. */
export async function deleteImport(id: string): Promise<void> {
  await http.delete(urlOf(id))
}
