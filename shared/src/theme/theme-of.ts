import { companyTheme } from './company-theme'
import { micrositeTheme } from './microsite-theme'
import { staffDarkTheme } from './staff-dark-theme'
import { staffLightTheme } from './staff-light-theme'
import type { Theme } from './theme'

/** The theme of a page by its chrome; only the back-office follows the system's choice of light or dark. */
export function themeOf(chrome: 'site' | 'microsite' | 'staff' | 'bare', prefersDark = false): Theme {
  if (chrome === 'microsite') return micrositeTheme
  if (chrome === 'staff') return prefersDark ? staffDarkTheme : staffLightTheme
  return companyTheme
}
