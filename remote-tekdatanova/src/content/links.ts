import type { Category, MenuChild, MenuEntry } from './types'

/** Address of the 'Schedule Meet' and 'Contact Us' links (MS-01, RT-09). */
export const contactPath = '/contact'

/** Home page of the company site (RT-09). */
export const homePath = '/'

/** Home page of the microsite. */
export const micrositePath = '/tekdatanova'

/** Address of a content page; its category is part of the address (MS-19). */
export const contentPath = (category: Category | undefined, slug: string) =>
  [micrositePath, category, slug].filter(Boolean).join('/')

/** Address of a menu item: the entry's category in lower case, then the child's slug (MS-19). */
export const menuPath = ({ category }: MenuEntry, { type }: Pick<MenuChild, 'type'>) =>
  contentPath(category?.toLowerCase() as Category | undefined, type)
