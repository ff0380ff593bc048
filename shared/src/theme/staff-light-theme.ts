import { companyTheme } from './company-theme'
import type { Theme } from './theme'

/** The back-office in light mode: denser than the site, with smaller headings. */
export const staffLightTheme: Theme = {
  ...companyTheme,
  name: 'staff-light',
  space: { ...companyTheme.space, section: '2rem' },
  font: {
    ...companyTheme.font,
    size: {
      ...companyTheme.font.size,
      body: '0.9375rem',
      small: '0.875rem',
      lead: '1.0625rem',
      h4: '1.0625rem',
      h3: '1.25rem',
      h2: '1.5rem',
      h1: 'clamp(1.5rem, 1.4rem + 0.5vw, 1.875rem)',
      display: '2.25rem',
    },
  },
}
