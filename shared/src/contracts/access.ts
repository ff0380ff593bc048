/** Roles of staff accounts; each account has exactly one (specification §6). */
export type Role = 'BLOGS' | 'CAREERS'

/**
 * The guard that runs before a page (RT-08): `visitor` for public pages, `open` for the microsite (no guard),
 * `staff` for the back-office, `login` for the login page.
 */
export type Access = 'visitor' | 'open' | 'staff' | 'login'

/** The frame that the shell renders around a page; `bare` is a page with neither header nor footer. */
export type Chrome = 'site' | 'microsite' | 'staff' | 'bare'
