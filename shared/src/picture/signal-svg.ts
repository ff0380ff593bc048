import { signalField } from './signal-field'
import { dotPaths, linePaths } from './signal-paths'
import type { SignalDot, SignalField, SignalFieldOptions, SignalTone } from './signal-types'

/** The colors of one picture, as CSS colors. */
export type SignalPalette = { ground: string; ink: string; accent: string; warm: string }

/** Writes dots as SVG. */
export const dotMarkup = (dot: SignalDot, color: Record<SignalTone, string>) =>
  `<circle cx="${dot.x}" cy="${dot.y}" r="${dot.r}" fill="${color[dot.tone]}" opacity="${dot.opacity}"/>`

interface SvgOptions {
  width: number
  height: number
  palette: SignalPalette
  /** Turns and scales the picture on its ground. */
  transform?: string
}

/** A picture as a stand-alone SVG document, for rasterizing. */
export const fieldSvg = (field: SignalField, { width, height, palette, transform = '' }: SvgOptions): string => {
  const strokes = [...linePaths(field), ...dotPaths(field)]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<defs><radialGradient id="glow" cx="0.72" cy="0.3" r="0.9"><stop offset="0" stop-color="${palette.accent}"`,
    ` stop-opacity="0.16"/><stop offset="1" stop-color="${palette.accent}" stop-opacity="0"/></radialGradient></defs>`,
    `<rect width="${width}" height="${height}" fill="${palette.ground}"/>`,
    `<rect width="${width}" height="${height}" fill="url(#glow)"/>`,
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round" transform="${transform}">`,
    ...strokes.map(
      ({ d, tone, width: weight, opacity }) =>
        `<path d="${d}" stroke="${palette[tone]}" stroke-width="${weight}" opacity="${opacity}"/>`,
    ),
    '</g></svg>',
  ].join('')
}

/** The picture for a seed as a stand-alone SVG document. */
export const signalSvg = (seed: string, options: SignalFieldOptions & { palette: SignalPalette }): string =>
  fieldSvg(signalField(seed, options), options)
