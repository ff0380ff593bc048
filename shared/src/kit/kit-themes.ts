import { companyTheme } from '../theme/company-theme'
import { micrositeTheme } from '../theme/microsite-theme'
import { staffDarkTheme } from '../theme/staff-dark-theme'
import { staffLightTheme } from '../theme/staff-light-theme'
import type { Theme } from '../theme/theme'

/** A theme, and the path of the kit page in it. */
export interface KitTheme {
  name: string
  path: string
  theme: Theme
}

export const kitThemes: readonly KitTheme[] = [
  { name: 'Company', path: '/ui', theme: companyTheme },
  { name: 'Microsite', path: '/ui/microsite', theme: micrositeTheme },
  { name: 'Staff light', path: '/ui/staff-light', theme: staffLightTheme },
  { name: 'Staff dark', path: '/ui/staff-dark', theme: staffDarkTheme },
]
