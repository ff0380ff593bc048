import { documents, type DocumentEntry } from './documents'
import type { MainCard } from './types'

/** The cards of all documents of one type, in order; each cover is generated from the document's name. */
export const cardsOf = (kind: DocumentEntry['kind']): MainCard[] =>
  documents
    .filter((document) => document.kind === kind)
    .map(({ slug, title, description, href, pages, bytes }) => ({
      title,
      description,
      image: `signal:${slug}`,
      ppt: href,
      pages,
      bytes,
    }))
