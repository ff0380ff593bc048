import { REPLY_TIME } from '@tekskills/shared/contracts/company-facts'

/** Texts of the list of one content type. */
export interface InsightTexts {
  heading: string
  lead: string
  /** Name of the list in page titles and breadcrumbs. */
  name: string
  singular: string
  plural: string
  search: string
  showAll: string
  /** Label of links to the list. */
  seeAll: string
  /** Heading of the related items. */
  readNext: string
  /** Text of an empty list without filters. */
  none: string
  noneText: string
  unavailable: string
}

const blogs: InsightTexts = {
  heading: 'Insights',
  lead: 'Notes from our engineers on cloud, security, data, AI and delivery: what we tried, what it cost, and what we would do again.',
  name: 'Insights',
  singular: 'article',
  plural: 'articles',
  search: 'Search the articles',
  showAll: 'Show all articles',
  seeAll: 'See all insights',
  readNext: 'Read next',
  none: 'There are no articles yet',
  noneText: 'The first ones are being written.',
  unavailable: 'The articles could not be loaded',
}

const caseStudies: InsightTexts = {
  heading: 'Case studies',
  lead: 'Each one shows the system before, what had to improve, what we changed, and the figure that shows whether it worked.',
  name: 'Case studies',
  singular: 'case study',
  plural: 'case studies',
  search: 'Search the case studies',
  showAll: 'Show all case studies',
  seeAll: 'See all case studies',
  readNext: 'More case studies',
  none: 'There are no case studies yet',
  noneText: 'We publish one once its results have held for a while.',
  unavailable: 'The case studies could not be loaded',
}

const newsroom: InsightTexts = {
  heading: 'Newsroom',
  lead: 'New offices, new teams, talks and what came of them. Journalists may quote freely and ask us for anything missing.',
  name: 'Newsroom',
  singular: 'news item',
  plural: 'news items',
  search: 'Search the news',
  showAll: 'Show all news',
  seeAll: 'See all news',
  readNext: 'More news',
  none: 'There is no news yet',
  noneText: 'Our next announcement will appear here.',
  unavailable: 'The news could not be loaded',
}

/** Texts of the three lists. */
export const insightTexts = { blogs, caseStudies, newsroom }

/** Texts of the enquiry form for case studies. */
export const caseStudyEnquiry = {
  heading: 'Is your system in a similar state?',
  intro: `Ask the engineers who did this work. One of them replies within ${REPLY_TIME}.`,
  ask: 'Ask about this case study',
  opening: 'Opening the form',
  failed: 'The form could not be loaded. Please try again, or open the contact page in a new tab.',
}

/** Texts of the last section of an article and of a news item. */
export const articleEnding = {
  blogs: {
    heading: 'Is this your problem too?',
    text: `Ask the person who leads this work. You get a reply within ${REPLY_TIME}.`,
    action: { label: 'Ask about this article' },
  },
  newsroom: {
    heading: 'A question about this news?',
    text: `Whether you are a client or a journalist, ask the person who leads this work. You get a reply within ${REPLY_TIME}.`,
    action: { label: 'Ask about this news' },
  },
}
