import { catalogue } from './catalogue'

/** What the slug alone says about a page: its layout, and the flags of pages with parts of their own (MS-17). */
export interface PageFlags {
  layout: 'child' | 'main'
  isMicrosoft: boolean
  isIndustry: boolean
  /** Use cases and eBooks: the same grid of documents. */
  isDocuments: boolean
  isAccelerators: boolean
  isBlog: boolean
}

/** The flags of a slug; one without content is laid out as a content page without cards (MS-09). */
export function pageFlags(slug: string): PageFlags {
  const { layout = 'child', category } = catalogue.get(slug) ?? {}
  return {
    layout,
    isMicrosoft: slug === 'our-microsoft-advantage',
    isIndustry: category === 'industries',
    isDocuments: slug === 'use-cases' || slug === 'ebooks',
    isAccelerators: slug === 'ai-accelerators',
    isBlog: slug === 'blog',
  }
}
