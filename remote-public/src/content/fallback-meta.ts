import type { PageMeta } from '@tekskills/shared/contracts/page-meta'

/** Meta until a page's content is loaded; each content file has its own meta (MT-01). */
export const serviceMeta: PageMeta = {
  title: 'Services | Tekskills',
  description: 'What a Tekskills practice does for its clients, how it works and what it needs.',
  type: 'website',
}

export const companyMeta: PageMeta = {
  title: 'Company | Tekskills',
  description: 'About Tekskills: its people, its clients and how it works.',
  type: 'website',
}
