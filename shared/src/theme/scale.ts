/** Tokens that all themes share: type, space, shape and motion. Base unit 4 px, in rem so that text zoom scales it. */
export const scale = {
  space: {
    hair: '0.125rem',
    xxs: '0.25rem',
    xs: '0.5rem',
    sm: '0.75rem',
    md: '1rem',
    lg: '1.5rem',
    xl: '2rem',
    xxl: '3rem',
    xxxl: '4rem',
    huge: '6rem',
    /** Side padding of the page column. */
    gutter: 'clamp(1.25rem, 0.5rem + 3vw, 2.5rem)',
    /** Space above and below a section of the page. */
    section: 'clamp(4rem, 2.75rem + 5vw, 7.5rem)',
  },
  font: {
    family: "'Hanken Grotesk', 'Hanken Grotesk Fallback', 'Hanken Grotesk Fallback Roboto', system-ui, sans-serif",
    mono: "ui-monospace, 'SFMono-Regular', Menlo, Consolas, 'Liberation Mono', monospace",
    size: {
      caption: '0.8125rem',
      small: '0.9375rem',
      body: 'clamp(1rem, 0.97rem + 0.13vw, 1.0625rem)',
      lead: 'clamp(1.125rem, 1.05rem + 0.35vw, 1.375rem)',
      h5: '1.0625rem',
      h4: 'clamp(1.1875rem, 1.15rem + 0.18vw, 1.3125rem)',
      h3: 'clamp(1.375rem, 1.27rem + 0.5vw, 1.75rem)',
      h2: 'clamp(1.875rem, 1.5rem + 1.7vw, 3rem)',
      h1: 'clamp(2.25rem, 1.6rem + 2.9vw, 4rem)',
      display: 'clamp(2.5rem, 1.55rem + 4.2vw, 5.25rem)',
      /** The figure of a result: 72 px where one stands alone, 56 px where three stand together. */
      figure: 'clamp(3rem, 2.5rem + 2vw, 4.5rem)',
      figures: 'clamp(2.5rem, 2.2rem + 1.4vw, 3.5rem)',
    },
    weight: { regular: '400', medium: '500', semibold: '600', bold: '700' },
    leading: { tight: '1.06', snug: '1.25', lead: '1.5', normal: '1.6' },
    tracking: { tight: '-0.03em', snug: '-0.015em', normal: '0', wide: '0.08em' },
  },
  radius: { sm: '0.25rem', md: '0.75rem', lg: '1.5rem', pill: '62.5rem' },
  line: { thin: '1px', thick: '2px', focus: '3px', offset: '2px' },
  motion: {
    fast: '150ms',
    base: '200ms',
    slow: '250ms',
    /** A picture moves from a list to its page. */
    travel: '220ms',
    /** The dots of a hero settle, each column a step after the previous one. */
    settle: '700ms',
    settleStep: '100ms',
    ease: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
    turn: '800ms',
    sheen: '1600ms',
  },
  z: { raised: 1, sticky: 100, header: 200, overlay: 300, banner: 400, loadingBar: 500, skipLink: 600 },
  layout: {
    page: '77.5rem',
    /** Width of a reading column: about 70 characters. */
    reading: '42rem',
    narrow: '54rem',
    header: '4.5rem',
    /** The section menu of a case study: low enough that a chosen section crosses the spy line (CS-04, CS-05). */
    sectionMenu: '3rem',
    /** The menu of a page's sections, below the header. */
    sectionLinks: '3.25rem',
    /** Space that a page reserves for the cookie banner at the bottom of the window (LY-03). */
    consent: '8rem',
    /** Least width of a result with its figure, where three stand together. */
    result: '9rem',
    /** Width of a portrait beside its words in a list. */
    avatar: '4.5rem',
    /** Height of the contact bar on phones. */
    contactBar: '3.5rem',
    /** Width of a dialog (LY-04). */
    dialog: '350px',
    /** Minimum size of touch and pointer targets. */
    control: '2.75rem',
    controlSmall: '2.25rem',
    /** Minimum widths of the columns of a `Grid`. */
    columnSmall: '13rem',
    columnMedium: '18rem',
    columnLarge: '24rem',
    /** Height of a microsite banner (MS-10). */
    banner: '400px',
  },
  icon: { sm: '1rem', md: '1.25rem', lg: '1.5rem', xl: '2rem' },
} as const
