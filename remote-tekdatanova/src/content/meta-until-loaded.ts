import type { PageMeta } from '@tekskills/shared/contracts/page-meta'

/** Meta of a content page whose content could not be loaded (MT-03). */
export const contentMeta: PageMeta = {
  title: 'TekDataNova | Data and AI by Tekskills',
  description: 'Services, solutions and industries of TekDataNova, the data and AI division of Tekskills.',
}
