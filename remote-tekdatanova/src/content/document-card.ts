import type { DocumentEntry } from './documents/document-facts'
import type { MainCard } from './types'

/** The card of a document; its cover is generated from the document's name. */
export const documentCard = ({ slug, title, description, href, pages, bytes }: DocumentEntry): MainCard => ({
  title,
  description,
  image: `signal:${slug}`,
  ppt: href,
  pages,
  bytes,
})
