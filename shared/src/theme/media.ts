/** Media conditions for CSS; `QUERY` holds the ones that scripts ask through `matchMedia`. */
export const QUERY = {
  /** Above this the public mobile menu closes (LY-06); from here the microsite shows its desktop menu (MS-16). */
  desktop: '(min-width: 992px)',
  /** From here the section menu of a case study stands open (CS-07). */
  caseStudyDesktop: '(min-width: 998px)',
  dark: '(prefers-color-scheme: dark)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
} as const

/** Prefixes for nested rules: `${media.desktop} { … }`. */
export const media = {
  phone: '@media (max-width: 599.98px)',
  tablet: '@media (min-width: 600px)',
  laptop: '@media (min-width: 900px)',
  desktop: `@media ${QUERY.desktop}`,
  /** The public header shows its menu button. */
  belowDesktop: '@media (max-width: 991.98px)',
  caseStudyDesktop: `@media ${QUERY.caseStudyDesktop}`,
  belowCaseStudyDesktop: '@media (max-width: 997.98px)',
  wide: '@media (min-width: 1200px)',
  /** High enough that a bar may float above the page; a window at 400 percent is not. */
  tall: '@media (min-height: 320px)',
  /** The device can hover; touch does not get stuck in a hover state. */
  hover: '@media (hover: hover)',
  reducedMotion: `@media ${QUERY.reducedMotion}`,
  forcedColors: '@media (forced-colors: active)',
  print: '@media print',
  /** The browser runs no scripts, so what they would open stands open. */
  noScript: '@media (scripting: none)',
} as const
