import { signalField } from './signal-field'
import type { SignalDot, SignalFieldOptions, SignalLine, SignalPath, SignalTone } from './signal-types'

/** The colors of one picture, as CSS colors. */
export type SignalPalette = { ground: string; ink: string; accent: string; warm: string }

/** Writes dots as SVG. */
export const dotMarkup = (dot: SignalDot, color: Record<SignalTone, string>) =>
  `<circle cx="${dot.x}" cy="${dot.y}" r="${dot.r}" fill="${color[dot.tone]}" opacity="${dot.opacity}"/>`

const stroke = ({ tone, width, opacity }: SignalLine | SignalPath, color: Record<SignalTone, string>) =>
  `stroke="${color[tone]}" stroke-width="${width}" opacity="${opacity}"`

/** The picture for a seed as a stand-alone SVG document, for rasterizing. */
export const signalSvg = (seed: string, options: SignalFieldOptions & { palette: SignalPalette }): string => {
  const { width, height, palette } = options
  const { paths, dots, lines } = signalField(seed, options)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<defs><radialGradient id="glow" cx="0.72" cy="0.3" r="0.9"><stop offset="0" stop-color="${palette.accent}"`,
    ` stop-opacity="0.16"/><stop offset="1" stop-color="${palette.accent}" stop-opacity="0"/></radialGradient></defs>`,
    `<rect width="${width}" height="${height}" fill="${palette.ground}"/>`,
    `<rect width="${width}" height="${height}" fill="url(#glow)"/>`,
    '<g fill="none" stroke-linecap="round" stroke-linejoin="round">',
    ...lines.map((line) => `<path d="M${line.x1} ${line.y1}L${line.x2} ${line.y2}" ${stroke(line, palette)}/>`),
    ...paths.map((path) => `<path d="${path.d}" ${stroke(path, palette)}/>`),
    '</g>',
    ...dots.map((dot) => dotMarkup(dot, palette)),
    '</svg>',
  ].join('')
}
