import type { ContentImport } from '@tekskills/shared/contracts/http/imports'
import type { JsonColumn } from './json-column'

interface ContentImportTable {
  id: string
  account_id: string | null
  name: string
  format: ContentImport['format']
  left_out: string[]
  /** The archive, for its pictures. */
  file_id: string | null
  created_at: Date
}

interface ContentImportArticleTable {
  import_id: string
  position: number
  source_id: string
  article: JsonColumn
}

interface ImportedArticleTable {
  source_id: string
  item_id: string
  imported_at: Date
}

interface ImportedPictureTable {
  sha256: Buffer
  media_id: string
}

/** Uploaded files of articles, and what has been imported (ADR 0120). */
export interface ImportTables {
  content_import: ContentImportTable
  content_import_article: ContentImportArticleTable
  imported_article: ImportedArticleTable
  imported_picture: ImportedPictureTable
}
