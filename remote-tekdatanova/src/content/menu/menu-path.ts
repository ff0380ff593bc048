import { contentPath } from '../../paths'
import type { Category, MenuChild, MenuEntry } from '../types'

/** Address of a menu item: the entry's category in lower case, then the child's slug (MS-19). */
export const menuPath = ({ category }: MenuEntry, { type }: Pick<MenuChild, 'type'>) =>
  contentPath(category?.toLowerCase() as Category | undefined, type)
