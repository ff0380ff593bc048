import type { StaffAccount } from '../testing/site-of-run'
import type { SitePage } from './site-pages'

/** The account that may see a page; `undefined` for public pages. */
export function accountFor({ access, roles }: Pick<SitePage, 'access' | 'roles'>): StaffAccount | undefined {
  if (access !== 'staff') return undefined
  return roles?.[0] === 'CAREERS' ? 'careers' : 'blogs'
}
