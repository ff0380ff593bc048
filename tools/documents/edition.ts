import type { DocumentFacts } from '../../remote-tekdatanova/src/content/documents/document-facts'

/** `2026-09-14` as `September 2026`. */
export const edition = (revised: string) =>
  new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(revised))

/** Display name of a document type. */
export const kindName = (kind: DocumentFacts['kind']) => (kind === 'ebook' ? 'eBook' : 'Use case')
