import type { PageMeta } from '@tekskills/shared/contracts/page-meta'

/** The metadata of an edit screen, named after what it edits. */
export const editorMeta = (meta: PageMeta, name: string | null, addTitle: string): PageMeta => ({
  ...meta,
  title: `${name === null ? addTitle : `Edit ${name}`} | Tekskills`,
})
