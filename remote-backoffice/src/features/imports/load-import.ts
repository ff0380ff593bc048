import type { ContentImport } from '@tekskills/shared/contracts/http/imports'
import type { SelectOption } from '@tekskills/shared/ui/Field/SelectField'
import { listAuthorOptions, listCategoryOptions } from '../../kit/content/taxonomy-options'
import { readImport } from './imports-api'

/** What the screen of imports shows. */
export interface ImportData {
  /** The uploaded file that the address names. */
  upload: ContentImport | null
  /** The address names a file that is no longer kept. */
  hasExpired: boolean
  authors: SelectOption[]
  categories: SelectOption[]
}

/** Loads the uploaded file that the address names, if any, and what its articles can be given. */
export async function loadImport(query: URLSearchParams, signal: AbortSignal): Promise<ImportData> {
  const id = query.get('import')
  if (!id) return { upload: null, hasExpired: false, authors: [], categories: [] }
  const [upload, authors, categories] = await Promise.all([
    readImport(id, signal),
    listAuthorOptions(signal),
    listCategoryOptions('BLOG', signal),
  ])
  return { upload: upload ?? null, hasExpired: !upload, authors, categories }
}
