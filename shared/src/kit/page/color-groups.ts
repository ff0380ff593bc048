import { contrast } from '../../theme/contrast'
import type { Theme } from '../../theme/theme'

type ColorName = keyof Theme['color']

/** All color tokens, grouped by use. */
export const colorGroups: readonly { heading: string; names: readonly ColorName[] }[] = [
  { heading: 'Backgrounds', names: ['surface', 'surfaceMuted', 'surfaceRaised', 'surfaceHover', 'overlay'] },
  { heading: 'Text', names: ['text', 'textMuted', 'textDisabled'] },
  { heading: 'Accent', names: ['accent', 'accentStrong', 'accentSoft', 'onAccent', 'accent2', 'focus'] },
  {
    heading: 'Inverse',
    names: ['surfaceInverse', 'textInverse', 'textInverseMuted', 'accentInverse', 'borderInverse'],
  },
  { heading: 'Lines and placeholders', names: ['border', 'borderStrong', 'skeleton', 'skeletonSheen'] },
  { heading: 'Warm', names: ['warm', 'warmText', 'warmSoft'] },
  {
    heading: 'States',
    names: ['danger', 'dangerStrong', 'dangerSoft', 'onDanger', 'success', 'successSoft', 'warning', 'warningSoft'],
  },
]

const ON_SURFACE: ReadonlySet<string> = new Set<ColorName>([
  'text',
  'textMuted',
  'textDisabled',
  'warmText',
  'accent',
  'accentStrong',
  'focus',
  'borderStrong',
  'danger',
  'dangerStrong',
  'success',
  'warning',
])

/** Contrast of a token with the page background, e.g. `7.2:1`; undefined for tokens that are never used on it. */
export const contrastOnSurface = ({ color }: Theme, name: ColorName): string | undefined =>
  ON_SURFACE.has(name) ? `${contrast(color[name], color.surface).toFixed(1)}:1` : undefined
