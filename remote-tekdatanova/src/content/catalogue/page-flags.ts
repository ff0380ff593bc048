import { catalogue } from './catalogue'

/** The properties of a page that depend on its slug alone: its layout, and flags for special pages (MS-17). */
export interface PageFlags {
  layout: 'child' | 'main'
  isMicrosoft: boolean
  isIndustry: boolean
  /** Use cases and eBooks, which have a document grid. */
  isDocuments: boolean
  isAccelerators: boolean
  isBlog: boolean
}

/** Returns the flags of a slug; an unknown slug has the layout of a content page without cards (MS-09). */
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
