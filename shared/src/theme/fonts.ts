/** Family name of the site's only web font. */
const FONT_FAMILY = 'Hanken Grotesk'
/** The weights of the theme; both files of the font have to declare the same ones to be used side by side. */
const FONT_WEIGHTS = '400 700'

/** The characters in `fonts/hanken-grotesk-text.inline.woff2`: ASCII, lower-case letters of Western Europe, punctuation. */
const TEXT_CHARACTERS =
  'U+20-7E,U+A0,U+A9,U+AB,U+B7,U+BB,U+D7,U+DF-E5,U+E7-F6,U+F8-FC,U+2013,U+2014,U+2018,U+2019,U+201C,U+201D,U+2022,U+2026,U+20AC,U+2212'

/**
 * The script that gives a page its web font before the first paint (ADR 0047). A font made from bytes is ready at once;
 * one from a URL, even a data URL, would load after the first paint and move texts.
 * @param dataUrl `fonts/hanken-grotesk-text.inline.woff2`
 */
export const typefaceScript = (dataUrl: string) =>
  `document.fonts.add(new FontFace('${FONT_FAMILY}',Uint8Array.from(atob('${dataUrl.slice(dataUrl.indexOf(',') + 1)}'),` +
  `function(c){return c.charCodeAt(0)}),{weight:'${FONT_WEIGHTS}',unicodeRange:'${TEXT_CHARACTERS}'}))`

/**
 * The `@font-face` rules for a page's critical CSS: the whole font, requested only for characters that the page's script
 * does not bring (`typefaceScript`) or without scripts, and never waited for. The fallbacks are system fonts, adjusted to
 * the metrics of the web font, so that pages look alike with both. The overrides were measured with canvas `measureText` on English prose: Hanken
 * Grotesk ascends 1.000 em and descends 0.303 em; it is 1.0039 times as wide as Arial at weight 400 and 0.9378 times as
 * wide as Arial Bold at weight 600, and 1.0079 and 0.9983 times as wide as Roboto, which Android has instead of Arial.
 * Ascent and descent overrides are divided by the size adjustment.
 * @param url URL of `fonts/hanken-grotesk.woff2` (Latin, weights 100-900)
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
