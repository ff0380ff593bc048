import { companyTheme } from './company-theme'
import { micrositeTheme } from './microsite-theme'
import { staffDarkTheme } from './staff-dark-theme'
import { staffLightTheme } from './staff-light-theme'
import type { Theme } from './theme'

/** The theme for the chrome of a page; only the back-office follows the system's color scheme. */
export function themeOf(chrome: 'site' | 'microsite' | 'staff' | 'bare', prefersDark = false): Theme {
  if (chrome === 'microsite') return micrositeTheme
  if (chrome === 'staff') return prefersDark ? staffDarkTheme : staffLightTheme
  return companyTheme
}
