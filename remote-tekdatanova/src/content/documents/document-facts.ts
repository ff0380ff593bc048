/** Metadata of a document. */
export interface DocumentFacts {
  slug: string
  title: string
  description: string
  kind: 'ebook' | 'use-case'
}

/** A document with the PDF that this release serves; `bytes` is the size of the file. */
export interface DocumentEntry extends DocumentFacts {
  href: string
  pages: number
  bytes: number
}
