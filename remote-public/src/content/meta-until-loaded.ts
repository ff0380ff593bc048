import type { PageMeta } from '@tekskills/shared/contracts/page-meta'

/** Metadata of a service page until its content, which has its own metadata, is loaded (MT-01). */
export const serviceMeta: PageMeta = {
  title: 'Services | Tekskills',
  description: 'What a Tekskills practice does for its clients, how it works and what it needs.',
  type: 'website',
}

/** Meta of a company page until its content is loaded. */
export const companyMeta: PageMeta = {
  title: 'Company | Tekskills',
  description: 'About Tekskills: its people, its clients and how it works.',
  type: 'website',
}
