/** Texts of the site search. */
export const search = {
  heading: 'Search',
  lead: 'Articles, case studies, news, open positions and pages, in one place.',
  label: 'Search the site',
  /** Labels of the page types, by the service's name of each. */
  types: {
    BLOG: { one: 'Article', many: 'Articles' },
    CASESTUDY: { one: 'Case study', many: 'Case studies' },
    NEWSROOM: { one: 'News', many: 'News' },
    CAREER: { one: 'Open position', many: 'Open positions' },
    STATIC: { one: 'Page', many: 'Pages' },
  },
  suggestions: {
    heading: 'Not sure what to call it?',
    text: 'Most visitors find what they need on one of these pages.',
  },
  none: 'Try fewer or shorter words, or a word with a similar meaning.',
  unavailable: 'Search is not available right now',
} as const
