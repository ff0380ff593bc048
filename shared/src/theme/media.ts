/** Media queries that scripts also use, through `matchMedia`. */
export const QUERY = {
  phone: '(max-width: 599.98px)',
  /** Above this the public mobile menu closes (LY-06); from here the microsite shows its desktop menu (MS-16). */
  desktop: '(min-width: 992px)',
  /** From here the section menu of a case study is always open (CS-07). */
  caseStudyDesktop: '(min-width: 998px)',
  /** From here the page of an applicant shows the résumé beside the rest. */
  wide: '(min-width: 1200px)',
  /** Below the writing screen's side panel: its settings are a sheet. */
  belowWide: '(max-width: 1199.98px)',
  dark: '(prefers-color-scheme: dark)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
} as const

/** Prefixes for nested rules: `${media.desktop} { … }`. */
export const media = {
  phone: `@media ${QUERY.phone}`,
  tablet: '@media (min-width: 600px)',
  laptop: '@media (min-width: 900px)',
  desktop: `@media ${QUERY.desktop}`,
  /** The public header shows its menu button. */
  belowDesktop: '@media (max-width: 991.98px)',
  caseStudyDesktop: `@media ${QUERY.caseStudyDesktop}`,
  belowCaseStudyDesktop: '@media (max-width: 997.98px)',
  wide: `@media ${QUERY.wide}`,
  belowWide: `@media ${QUERY.belowWide}`,
  /** Staff tables use the full width of the window; public pages have margins beside their column. */
  extraWide: '@media (min-width: 1440px)',
  /** Tall enough for a bar that floats above the page; a window at 400 percent zoom is not. */
  tall: '@media (min-height: 320px)',
  /** The device can hover; prevents sticky hover states on touch devices. */
  hover: '@media (hover: hover)',
  /** The device can hover, and its user wants motion. */
  hoverMotion: '@media (hover: hover) and (prefers-reduced-motion: no-preference)',
  reducedMotion: `@media ${QUERY.reducedMotion}`,
  forcedColors: '@media (forced-colors: active)',
  print: '@media print',
  /** Scripts are disabled, so elements that they would open must be open. */
  noScript: '@media (scripting: none)',
} as const
