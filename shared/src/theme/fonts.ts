/** Family name of the site's only web font, `fonts/hanken-grotesk.woff2` (Latin, weights 100-900). */
export const FONT_FAMILY = 'Hanken Grotesk'
export const FONT_WEIGHTS = '100 900'

/**
 * The `@font-face` rules for a page's critical CSS. A page is painted without waiting for the font, which replaces its
 * fallback once this moves nothing (ADR 0047). The fallbacks are system fonts, adjusted to the metrics of the web font,
 * so that pages look alike with both. The overrides were measured with canvas `measureText` on English prose: Hanken
 * Grotesk ascends 1.000 em and descends 0.303 em; it is 1.0039 times as wide as Arial at weight 400 and 0.9378 times as
 * wide as Arial Bold at weight 600, and 1.0079 and 0.9983 times as wide as Roboto, which Android has instead of Arial.
 * Ascent and descent overrides are divided by the size adjustment.
 * @param url URL of the font file
 */
export const fontFaceCss = (url: string) =>
  [
    `@font-face{font-family:'${FONT_FAMILY}';font-style:normal;font-weight:${FONT_WEIGHTS};font-display:optional;`,
    `src:url(${url}) format('woff2')}`,
    fallbackFace('Fallback', '100 550', ['Arial', 'Liberation Sans', 'Arimo'], 1.0039),
    fallbackFace('Fallback', '551 900', ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'], 0.9378),
    fallbackFace('Fallback Roboto', '100 550', ['Roboto'], 1.0079),
    fallbackFace('Fallback Roboto', '551 900', ['Roboto Bold', 'Roboto'], 0.9983),
  ].join('')

const fallbackFace = (name: string, weights: string, fonts: string[], sizeAdjust: number) =>
  [
    `@font-face{font-family:'${FONT_FAMILY} ${name}';font-weight:${weights};`,
    `src:${fonts.map((font) => `local('${font}')`).join(',')};`,
    `size-adjust:${percent(sizeAdjust)};ascent-override:${percent(1 / sizeAdjust)};`,
    `descent-override:${percent(0.303 / sizeAdjust)};line-gap-override:0%}`,
  ].join('')

const percent = (ratio: number) => `${(ratio * 100).toFixed(2)}%`
