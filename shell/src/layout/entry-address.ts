import type { MenuEntry } from '@tekskills/shared/contracts/navigation'

/** Address of a menu entry that leads to a page of the site, with its query parameters. */
export const entryAddress = ({ link = '/', queryParams }: MenuEntry) =>
  queryParams ? `${link}?${new URLSearchParams(queryParams)}` : link
