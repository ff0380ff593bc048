/** Families of browsers by what their `User-Agent` contains; the first that matches, since most claim to be several. */
const FAMILIES: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(HeadlessChrome|Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

/** The family of a browser, without version and system, so that it says nothing about the visitor. */
export const browserFamily = (userAgent = ''): string =>
  FAMILIES.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'other'
