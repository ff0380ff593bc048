import { companyTheme } from '@tekskills/shared/theme/company-theme'
import { micrositeTheme } from '@tekskills/shared/theme/microsite-theme'

/** Colors of covers and closing panels, from the microsite theme. */
export const night = {
  ground: micrositeTheme.color.surface,
  glow: '#1a1f52',
  text: micrositeTheme.color.text,
  textMuted: micrositeTheme.color.textMuted,
  accent: micrositeTheme.color.accent,
  accent2: micrositeTheme.color.accent2,
  border: micrositeTheme.color.border,
}

/** Colors of text pages, with the microsite's violet dark enough for text. */
export const paper = {
  ground: companyTheme.color.surface,
  soft: companyTheme.color.surfaceMuted,
  text: companyTheme.color.text,
  textMuted: companyTheme.color.textMuted,
  line: companyTheme.color.border,
  accent: '#5a3fd4',
  accentSoft: '#efecfd',
  bar: '#b9c4f5',
}
